import type { System } from '../../src/core/game/system';
import type { Report } from '../../src/core/pages/shows';
import { pointsOf } from '../../src/core/game/state';
import { draftOf } from '../../src/systems/kit/cards/draftOf';
import { makeCardDesk } from '../../src/systems/kit/cards/cardDesk';
import { FORMS, readCard, TUBS, type TubCard } from './cards';
import { fleetDesk } from './fleet';
import { bridge, page } from './pages';
import { CONTENTS, readsRule, reference } from './reference';
import { decide, parseCommand, ROUNDS, type TubCommand } from './rules';
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

/** Who won, and by how much. */
const report = (setup: TubSetup, state: Parameters<typeof bridge>[1]): Report => {
  const { text: verdict } = bridge(setup, state).headline;
  const sides = setup.teams.map(({ id, name }) => ({ name, points: pointsOf(state, id) }));
  const lines = sides.map(({ name, points }) => en.tub.score(name, points));
  const text = [verdict, ...lines].join('\n');
  return {
    page: { title: verdict, blocks: lines.map((line) => ({ block: 'text', text: line })) },
    text,
    markdown: text,
    picture: { kicker: en.tub.battle, sides, verdict, parts: [] },
  };
};

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
