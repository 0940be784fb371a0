import type { EventNames } from '../../../core/game/eventNames';
import { ACTIVE, LAST_TEAM } from '../../kit/play/turns';
import { SHARED_NAMES } from '../../admirals-shared/play/names';

/** Names of the first edition; those of tracks are as in 2.0. Stored for ever: add, never rename. */

/** Marks of a ship that last until the refresh phase. */
export const TURN_MARKS = {
  activated: 'activated',
  movesUsed: 'moves-used',
  /** Has won a skirmish on its way; a hex that it took for it is a move besides. */
  skirmished: 'skirmished',
  /** Shares its hex with a friend on its way. */
  withFriend: 'with-friend',
  starcaster: 'starcaster-used',
} as const;

/** Marks of a ship that stay. */
export const LASTING_MARKS = {
  crippled: 'crippled',
  terrain: 'terrain',
  lastOrders: 'last-orders',
} as const;

/** Heavy: the box of an armament. */
const RELOADING = 'reloading:';
export const reloadingMark = (armament: number): string => `${RELOADING}${armament}`;

/** The game ends with this turn. */
export const LAST_ROUND = 'last-round';

export const PHASES = ['set-up', 'orders', 'ship', 'refresh'] as const;
export type Phase = (typeof PHASES)[number];

/** How a ship left. */
export const WAYS_OUT = ['hull', 'critical', 'black-hole', 'removed'] as const;
export type WayOut = (typeof WAYS_OUT)[number];

/** Holding Out for a Hero: how often a star system was used for something. */
const PLACE = 'star-system:';
export const placeSubject = (place: number): string => `${PLACE}${place}`;
/** What a scenario counts there is under its own id. */
const RESCUES = 'rescues';
export const isPlaceSubject = (subject: string): boolean => subject.startsWith(PLACE);

export const CADET_NAMES: EventNames = {
  ...SHARED_NAMES,
  tracks: [...SHARED_NAMES.tracks, RESCUES],
  waysOut: WAYS_OUT,
  marks: [
    ...SHARED_NAMES.marks,
    ...[TURN_MARKS, LASTING_MARKS].flatMap((marks) => Object.values<string>(marks)),
    ...[ACTIVE, LAST_TEAM, LAST_ROUND, RELOADING],
  ],
  phases: PHASES,
  subjects: [PLACE],
};
