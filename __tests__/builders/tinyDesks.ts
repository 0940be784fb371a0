import { checked, problems } from '../../src/core/checked/checked';
import { FLAGSHIP } from '../../src/core/drawing/drawing';
import { pointsOf } from '../../src/core/game/state';
import type { System } from '../../src/core/game/system';
import type { SetupDesk, Tool } from '../../src/core/pages/desks';
import type { BridgeView, Page } from '../../src/core/pages/page';
import type { Shows } from '../../src/core/pages/shows';
import type { Reference } from '../../src/core/reference/entry';
import { HULL } from './looks';
import {
  hitShip,
  NO_REFERENCE,
  tinySetup,
  tinySystem,
  type TinyCommand,
  type TinySetup,
} from './tinySystem';

/** The tiny duel with everything that the screens around a game show. */

const hullIn = (draft: { readonly hull?: unknown }): number =>
  typeof draft.hull === 'number' ? draft.hull : 3;

const setups: SetupDesk<TinySetup> = {
  blank: () => ({ hull: 0 }),
  page: (draft, { cards }) => ({
    title: 'Set up a duel',
    blocks: [
      { block: 'text', text: `${cards.length} cards on the shelf` },
      { block: 'stepper', id: 'hull', label: 'Hull', value: hullIn(draft), min: 0, max: 5 },
    ],
  }),
  make: (draft) =>
    hullIn(draft) > 0
      ? checked({ title: 'A duel of mine', setup: tinySetup(hullIn(draft)) })
      : problems({ path: 'hull', why: { id: 'needs-hull' } }),
};

const doubling: Tool = {
  id: 'double',
  title: 'Double',
  detail: 'Twice as many',
  page: (answers) => ({
    title: 'Double',
    blocks: [
      { block: 'stepper', id: 'hull', label: 'Number', value: hullIn(answers), min: 0, max: 9 },
      { block: 'text', text: `Twice is ${2 * hullIn(answers)}` },
    ],
  }),
};

const hullOf = (state: Parameters<Shows['bridge']>[1], ship: string) =>
  state.holders[ship]?.tracks['hull'] ?? { now: 0, max: 0 };

const bridge: Shows<TinySetup>['bridge'] = (setup, state): BridgeView => ({
  kicker: `Round ${state.round}, ${state.phase ?? 'before'}`,
  headline: { text: state.outcome ? 'It is over' : 'The duel', team: null },
  phases: [{ label: 'Fire', state: 'now' }],
  points: setup.teams.map(({ id }) => ({ team: id, points: pointsOf(state, id) })),
  fleets: setup.teams.map(({ id, name }) => ({
    team: id,
    label: name,
    note: '',
    apart: [],
    rows: Object.values(state.ships)
      .filter(({ team }) => team === id)
      .map((ship) => ({
        ship: ship.id,
        name: ship.name,
        badge: null,
        team: id,
        silhouette: FLAGSHIP,
        kicker: '',
        zones: null,
        tracks: [{ id: 'hull', label: 'Hull', style: HULL, ...hullOf(state, ship.id) }],
        chips: [],
        state: ship.left ? 'gone' : 'ready',
        opens: { page: 'ship', about: ship.id },
      })),
  })),
  notices: [],
  ...(!state.outcome && { primary: { label: 'Hit Tub 2', command: hitShip('s2', 6) } }),
  secondary: [{ label: 'Pass', command: { type: 'pass' } }],
});

const shipPage: Shows<TinySetup>['page'] = (_setup, state, { about = '' }): Page | null => {
  const ship = state.ships[about];
  if (!ship) return null;
  const set = () => ({ type: 'pass' });
  const activate: TinyCommand = { type: 'activate', ship: about === 's1' ? 's1' : 's2' };
  return {
    title: ship.name,
    blocks: [
      {
        block: 'tracks',
        tracks: [{ id: 'hull', label: 'Hull', style: HULL, set, ...hullOf(state, about) }],
      },
    ],
    primary: { label: 'Activate', command: activate },
  };
};

const TEXTS: Readonly<Record<string, string>> = {
  'ship-entered': 'A tub comes',
  'phase-entered': 'A phase begins',
  'dice-rolled': 'Dice roll',
  'track-set': 'Hull is lost',
};

const reference: Reference = {
  ...NO_REFERENCE,
  chapters: [{ title: 'Fire', entries: ['hits'] }],
  entries: [
    { id: 'hits', kind: 'rule', title: 'What hits', sections: ['2'], text: ['Fours and more.'] },
  ],
  rulings: {
    ties: {
      question: 'Who wins a tie?',
      answers: { nobody: 'Nobody does.', first: 'The first team does.' },
      why: 'It is only fair.',
    },
  },
};

export const tinyDesks: System = {
  ...tinySystem,
  rulings: [{ id: 'ties', section: '2', answers: ['nobody', 'first'] }],
  contents: reference.entries,
  parseSetup: (draft) => {
    const setup = tinySystem.parseSetup(draft);
    const { rulings } = Object(draft) as { readonly rulings?: TinySetup['rulings'] }; // as it was made
    return setup.ok ? checked({ ...setup.value, rulings: rulings ?? {} }) : setup;
  },
  words: {
    en: {
      ...tinySystem.words.en,
      reference: () => Promise.resolve(reference),
      problem: ({ id }) => (id === 'needs-hull' ? 'A tub needs a hull.' : id),
      events: (events) =>
        events.map(({ type, rule }) => ({ text: TEXTS[type] ?? type, rule: rule ?? null })),
      shows: {
        ...tinySystem.words.en.shows,
        bridge,
        page: shipPage,
        setups,
        tools: [doubling],
        report: (_setup, state, steps) => ({
          page: {
            title: 'What came of it',
            blocks: [
              { block: 'text', text: `${steps.length} steps, winner ${state.outcome?.winner}` },
            ],
          },
          text: 'What came of it\n\nThe end\nAmber won.',
          markdown: '# What came of it',
          picture: {
            kicker: 'What came of it',
            sides: [
              { name: 'Amber', points: 1 },
              { name: 'Blue', points: 0 },
            ],
            verdict: 'Amber won.',
            parts: [],
          },
        }),
      },
    },
  },
};
