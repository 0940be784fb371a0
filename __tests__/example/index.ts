import type { System, SystemWords } from '../../src/core/game/system';
import { trainingPack } from '../../src/systems/kit/cards/builtIn';
import { makeCardDesk } from '../../src/systems/kit/cards/cardDesk';
import { battleReport } from '../../src/systems/kit/pages/report/battleReport';
import { ACTIVATED, ACTIVE, LAST_TEAM } from '../../src/systems/kit/play/turns';
import { FORMS, readCard, TUBS, type TubCard } from './cards';
import { fleets, READY_GAME, setupDesk } from './fleet';
import { bridge, page } from './pages';
import { CONTENTS, readsRule, reference } from './reference';
import { cardOf, decide, parseCommand, ROUNDS, type TubCommand } from './rules';
import { BATTLE, HULL, parseSetup, PUMPS, rulesFor, RULINGS, start, type TubSetup } from './setup';
import { en } from './words';

const shows: SystemWords<TubSetup>['shows'] = {
  readyGames: READY_GAME.ok ? [{ id: 'ready', setup: READY_GAME.value.setup }] : [],
  arcs: [],
  bridge,
  page,
  report: (setup, state, steps) => {
    const own = {
      words: en.report,
      lines: en.events,
      readsRule,
      rounds: ROUNDS,
      wayName: (why: string) => (why === 'sunk' ? en.tub.sunk : null),
      luck: { kinds: [{ label: en.tub.hits, rolls: ['guns'] }] },
    };
    const worth = (ship: Parameters<typeof cardOf>[1]) => cardOf(setup, ship)?.cost ?? 0;
    return battleReport({ setup, state }, { ...own, worth }, steps);
  },
  cards: makeCardDesk({
    forms: FORMS,
    words: en.cards,
    desk: en.desk,
    opens: { rule: readsRule, term: () => ({}) },
    problem: en.problem,
    builtIn: [trainingPack('tubs', { name: en.tub.ready, notes: '' }, TUBS)],
  }),
  fleets: fleets.desk,
  setups: setupDesk,
};

/** A whole game on the kit, as short as it can be. */
export const tubs: System<TubSetup, TubCommand, TubCard> = {
  id: 'tubs',
  rulings: RULINGS,
  contents: CONTENTS,
  names: {
    places: ['play'],
    marks: [ACTIVE, LAST_TEAM, ACTIVATED],
    slots: [],
    subjects: [],
    waysOut: ['sunk'],
    tracks: [HULL, PUMPS],
    phases: [BATTLE],
    mostOnTrack: 6,
    mostRounds: ROUNDS,
  },
  parseCard: (draft) => readCard(draft, ''),
  parseSetup,
  parseCommand,
  start,
  decide: (setup, state, command) => decide(rulesFor(setup.rulings), setup, state, command),
  words: { en: { ...en, reference: () => Promise.resolve(reference), shows } },
};
