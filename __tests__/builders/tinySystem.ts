import { checked, problems, type Checked } from '../../src/core/checked/checked';
import type { GameEvent } from '../../src/core/game/events';
import { hasMark, trackOf, type GameState } from '../../src/core/game/state';
import type { Command, Decision, GameSetup, System } from '../../src/core/game/system';
import type { Reference } from '../../src/core/reference/entry';

/** A duel of two ships, small enough to check by eye, that uses every part of the contract. */

export const SHIPS = ['s1', 's2'] as const;
export type TinyShip = (typeof SHIPS)[number];
const PHASES = ['fire', 'refresh'] as const;

export interface TinySetup extends GameSetup {
  readonly hull: number;
}

export type TinyCommand =
  /** Each die of 4 or more takes a hull point. */
  | { readonly type: 'hit'; readonly ship: TinyShip; readonly dice: readonly number[] }
  | { readonly type: 'activate'; readonly ship: TinyShip }
  | { readonly type: 'pass' }
  | { readonly type: 'note'; readonly text: string };

export const tinySetup = (hull: number = 3): TinySetup => ({
  system: 'tiny',
  mode: 'duel',
  teams: [
    { id: 'a', name: 'Amber' },
    { id: 'b', name: 'Blue' },
  ],
  players: [
    { id: 'p1', team: 'a', name: 'Ann' },
    { id: 'p2', team: 'b', name: 'Bob' },
  ],
  cards: { tub: { kind: 'ship', code: 'T1', name: 'Tub' } },
  rulings: {},
  hull,
});

const isDraft = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isShip = (value: unknown): value is TinyShip => SHIPS.some((ship) => ship === value);

const isDie = (value: unknown): value is number => [1, 2, 3, 4, 5, 6].some((die) => die === value);

const fail = (path: string, id: string) => problems({ path, why: { id } });

const parseSetup = (draft: unknown): Checked<TinySetup> => {
  const hull = isDraft(draft) ? draft['hull'] : undefined;
  return typeof hull === 'number' ? checked(tinySetup(hull)) : fail('hull', 'not-a-number');
};

const parseCommand = (draft: unknown): Checked<TinyCommand> => {
  if (!isDraft(draft)) return fail('', 'not-a-command');
  const { type, ship, dice, text } = draft;
  if (type === 'pass') return checked({ type });
  if (type === 'note' && typeof text === 'string') return checked({ type, text });
  if (type === 'activate' && isShip(ship)) return checked({ type, ship });
  if (type === 'hit' && isShip(ship) && Array.isArray(dice) && dice.every(isDie)) {
    return checked({ type, ship, dice });
  }
  return fail('type', 'not-a-command');
};

const start = ({ hull }: TinySetup): Decision => ({
  ok: true,
  events: [
    ...SHIPS.map((ship, index): GameEvent => ({
      type: 'ship-entered',
      ship,
      card: 'tub',
      team: index === 0 ? 'a' : 'b',
      player: index === 0 ? 'p1' : 'p2',
      name: `Tub ${index + 1}`,
      place: 'play',
      tracks: { hull: { now: hull, max: hull } },
    })),
    { type: 'initiative-set', team: 'a' },
    { type: 'phase-entered', round: 1, phase: 'fire', rule: '1' },
  ],
});

const refuse = (id: string, rule: string): Decision => ({ ok: false, why: { id }, rule });

const hit = (state: GameState, ship: TinyShip, dice: readonly number[]): Decision => {
  const by = ship === 's1' ? 's2' : 's1';
  const left = Math.max(
    0,
    (trackOf(state, ship, 'hull')?.now ?? 0) - dice.filter((die) => die >= 4).length,
  );
  const team = by === 's1' ? 'a' : 'b';
  const events: readonly GameEvent[] = [
    { type: 'dice-rolled', by, roll: 'hit', dice, against: ship },
    { type: 'track-set', subject: ship, track: 'hull', to: left, rule: '2' },
  ];
  if (left > 0) return { ok: true, events };
  return {
    ok: true,
    events: [
      ...events,
      { type: 'ship-left', ship, how: 'defeated', by, rule: '3' },
      { type: 'points-scored', team, points: 1, why: 'defeat', ship, rule: '3' },
      { type: 'game-ended', winner: team, by: 'wipe-out', rule: '4' },
    ],
  };
};

const activate = (state: GameState, ship: TinyShip): Decision =>
  hasMark(state, ship, 'activated')
    ? refuse('already-activated', '5')
    : { ok: true, events: [{ type: 'mark-set', subject: ship, mark: 'activated', to: 1 }] };

const pass = (state: GameState): Decision => {
  const refreshing = state.phase === PHASES[0];
  const events: readonly GameEvent[] = refreshing
    ? [{ type: 'phase-entered', round: state.round, phase: 'refresh' }]
    : [
        ...SHIPS.map((subject): GameEvent => ({
          type: 'mark-set',
          subject,
          mark: 'activated',
          to: 0,
        })),
        { type: 'phase-entered', round: state.round + 1, phase: 'fire' },
      ];
  return { ok: true, events };
};

const decide = (_setup: TinySetup, state: GameState, command: TinyCommand): Decision => {
  if (state.outcome && command.type !== 'note') return refuse('over', '4');
  switch (command.type) {
    case 'hit':
      return hit(state, command.ship, command.dice);
    case 'activate':
      return activate(state, command.ship);
    case 'pass':
      return pass(state);
    case 'note':
      return { ok: true, events: [{ type: 'noted', about: 'game', note: { text: command.text } }] };
  }
};

export const NO_REFERENCE: Reference = {
  chapters: [],
  entries: [],
  quick: [],
  synonyms: [],
  rulings: {},
  ignored: [],
  endings: [],
};

export const tinySystem: System<TinySetup, TinyCommand> = {
  id: 'tiny',
  rulings: [],
  contents: [],
  names: {
    places: ['play'],
    waysOut: ['defeated'],
    tracks: ['hull'],
    marks: ['activated'],
    slots: [],
    phases: PHASES,
    subjects: [],
    mostOnTrack: 99,
    mostRounds: 99,
  },
  parseCard: () => fail('', 'no-cards'),
  parseSetup,
  parseCommand,
  start,
  decide,
  words: {
    en: {
      refusal: ({ why }) => why.id,
      problem: ({ id }) => id,
      events: (events) => events.map(({ type, rule }) => ({ text: type, rule: rule ?? null })),
      reference: () => Promise.resolve(NO_REFERENCE),
      shows: {
        readyGames: [{ id: 'duel', setup: tinySetup() }],
        arcs: [],
        bridge: (setup, state) => ({
          kicker: `Round ${state.round}`,
          headline: { text: state.phase ?? '', team: null },
          phases: [],
          points: setup.teams.map(({ id }) => ({ team: id, points: 0 })),
          fleets: [],
          notices: [],
        }),
        page: () => null,
      },
    },
  },
};

/** For code that may only know `Command`. */
export const hitShip = (ship: TinyShip, ...dice: readonly number[]): TinyCommand & Command => ({
  type: 'hit',
  ship,
  dice,
});
