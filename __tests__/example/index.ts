import type { System } from '../../src/core/game/system';
import type { GameState } from '../../src/core/game/state';
import type { Report, StepTold } from '../../src/core/pages/shows';
import { draftOf } from '../../src/systems/kit/cards/draftOf';
import { makeCardDesk } from '../../src/systems/kit/cards/cardDesk';
import { battleReport } from '../../src/systems/kit/pages/report/battleReport';
import { FORMS, readCard, TUBS, type TubCard } from './cards';
import { fleetDesk } from './fleet';
import { bridge, page } from './pages';
import { CONTENTS, readsRule, reference } from './reference';
import { cardOf, decide, parseCommand, ROUNDS, type TubCommand } from './rules';
import { BATTLE, HULL, parseSetup, PUMPS, rulesFor, RULINGS, start, type TubSetup } from './setup';
import { READY_GAME, setupDesk } from './setupDesk';
import { en } from './words';

const cardDesk = makeCardDesk({
  forms: FORMS,
  words: en.cards,
  desk: en.desk,
  opens: { rule: readsRule, term: () => ({}) },
  problem: en.problem,
  builtIn: [
    {
      id: 'tubs',
      name: en.tub.ready,
      author: 'Flagbridge',
      version: '1',
      colour: 'teal',
      notes: '',
      cards: TUBS.map((card) => ({ id: card.code, kind: card.kind, draft: draftOf(card) })),
    },
  ],
});

const report = (setup: TubSetup, state: GameState, steps: readonly StepTold[]): Report =>
  battleReport(
    { setup, state },
    {
      words: en.report,
      lines: en.events,
      readsRule,
      rounds: ROUNDS,
      wayName: (why) => (why === 'sunk' ? en.tub.sunk : null),
      worth: (ship) => cardOf(setup, ship)?.cost ?? 0,
      luck: { kinds: [{ label: en.tub.hits, rolls: ['fire'] }] },
    },
    steps,
  );

/** A whole game on the kit, as short as it can be. */
export const tubs: System<TubSetup, TubCommand, TubCard> = {
  id: 'tubs',
  rulings: RULINGS,
  contents: CONTENTS,
  names: {
    places: ['play'],
    waysOut: ['sunk'],
    tracks: [HULL, PUMPS],
    marks: ['activated', 'last-team', 'active'],
    slots: [],
    phases: [BATTLE],
    subjects: [],
    mostOnTrack: 6,
    mostRounds: ROUNDS,
  },
  parseCard: (draft) => readCard(draft, ''),
  parseSetup,
  parseCommand,
  start,
  decide: (setup, state, command) => decide(rulesFor(setup.rulings), setup, state, command),
  words: {
    en: {
      refusal: en.refusal,
      problem: en.problem,
      events: en.events,
      reference: () => Promise.resolve(reference),
      shows: {
        readyGames: READY_GAME.ok ? [{ id: 'ready', setup: READY_GAME.value }] : [],
        arcs: [],
        bridge,
        page,
        report,
        cards: cardDesk,
        fleets: fleetDesk,
        setups: setupDesk,
      },
    },
  },
};
