import type { EventNames } from '../../../core/game/eventNames';
import { FACINGS, type Facing } from '../cards/terms';
import type { Shields } from '../cards/shieldsForm';

/** Tracks of a ship. Names are stored for ever: add, never rename. */
export const HULL = 'hull';
export const CRITICALS = 'criticals';
export const EXHAUSTED = 'exhausted';
export const SHIELD = 'shield';

export const shieldTrack = (facing: Facing | null): string =>
  facing === null ? SHIELD : `${SHIELD}:${facing}`;

/** The facing that a shield track stands for: null for the pool, undefined where it is no shield track. */
export const facingOf = (track: string): Facing | null | undefined =>
  track === SHIELD ? null : FACINGS.find((facing) => shieldTrack(facing) === track);

export const shieldTracksOf = (shields: Shields): readonly (readonly [string, number])[] =>
  shields.as === 'pool'
    ? [[SHIELD, shields.points]]
    : FACINGS.map((facing) => [shieldTrack(facing), shields.points[facing]]);

/** Marks of a ship that last until the refresh phase. */
export const ROUND_MARKS = {
  activated: 'activated',
  heavyLocked: 'heavy-locked',
  evadeUsed: 'evade-used',
  skilledUsed: 'skilled-used',
  augurUsed: 'augur-used',
  strikesMade: 'strikes-made',
  movesUsed: 'moves-used',
  escaped: 'escaped',
  near: 'near',
  startedInCore: 'started-in-core',
  skirmishDicePenalty: 'skirmish-dice-penalty',
  grudge: 'grudge',
  omega: 'omega',
} as const;

/** Marks of a ship that stay. */
export const LASTING_MARKS = {
  reloading: 'reloading',
  terrain: 'terrain',
  nearStrategic: 'near-strategic',
  lastOrders: 'last-orders',
  armor: 'armor',
  flak: 'flak',
  keywords: 'keywords',
  aimedAt: 'aimed-at',
  where: 'where',
  power: 'power',
} as const;

const SPENT = 'spent:';
export const spentMark = (armament: number, mount: number): string =>
  `${SPENT}${armament}:${mount}`;
export const isSpentMark = (mark: string): boolean => mark.startsWith(SPENT);

/** Where another piece stood when the ship last struck at it. */
export const standsMark = (other: string): string => `stands:${other}`;

/** Who was near the ship when it last met another piece in a strike. */
export const nearMark = (other: string): string => `near:${other}`;

/** Marks of the game itself. */
export const GAME_MARKS = {
  active: 'active',
  lastTeam: 'last-team',
  strategic: 'strategic',
  overrun: 'overrun',
} as const;

/** Marks of a team and of a player. */
export const LAST_PLAYER = 'last-player';
export const LAST_OMEGA = 'last-omega';
/** Strategic Systems that a fleet on paper holds, and 1 more: 1 is none of them. */
export const ON_PAPER = 'on-paper';

/** Where a ship stands. */
export const PLACES = ['waiting', 'play', 'reserve'] as const;

/** Where a card lies: at a ship, or at a player. */
export const SLOTS = {
  library: 'library',
  order: 'order',
  omega: 'omega',
  commander: 'commander',
  flightGroup: 'flight-group',
} as const;

export const PHASES = ['set-up', 'command', 'action', 'refresh'] as const;
export type Phase = (typeof PHASES)[number];

/** How a ship left. */
export const WAYS_OUT = [
  'hull',
  'crippled',
  'black-hole',
  'collision',
  'crushed',
  'grudge',
  'removed',
] as const;
export type WayOut = (typeof WAYS_OUT)[number];

/** Most Exhausted effects that a piece can have (7D). */
export const MOST_EXHAUSTED = 2;

/** What an edition's names have in common. */
export const SHARED_NAMES = {
  places: PLACES,
  tracks: [HULL, CRITICALS, EXHAUSTED, SHIELD, `${SHIELD}:`],
  marks: [
    LAST_PLAYER,
    LASTING_MARKS.aimedAt,
    LASTING_MARKS.where,
    SPENT,
    standsMark(''),
    nearMark(''),
  ],
  slots: Object.values(SLOTS),
  mostOnTrack: 99,
  mostRounds: 99,
} as const satisfies Partial<EventNames>;

export const ADMIRALS_NAMES: EventNames = {
  ...SHARED_NAMES,
  waysOut: WAYS_OUT,
  marks: [
    ...SHARED_NAMES.marks,
    ...[ROUND_MARKS, LASTING_MARKS, GAME_MARKS].flatMap((marks) => Object.values<string>(marks)),
    LAST_OMEGA,
    ON_PAPER,
  ],
  phases: PHASES,
  subjects: [],
};
