import { SECTIONS, SLOTS, type Section, type Slot } from '../parts';
import { PHASES } from '../rules/order';
import type { EventNames } from '../../../core/game/eventNames';
import { WHERE } from '../../kit/play/spots';
import { ACTIVATED } from '../../kit/play/turns';

/** Names in events are stored for ever: add, never rename. */
export const integrityOf = (section: Section): string => `integrity:${section}`;
export const CORE_INTEGRITY = integrityOf('core');
export const chargeOf = (slot: Slot): string => `charge:${slot}`;
export const partialOf = (slot: Slot): string => `partial:${slot}`;
export const overchargeOf = (slot: Slot): string => `overcharge:${slot}`;

/** Of a torpedo: what keeps it from going off, and the level of its warhead. */
export const INTEGRITY_LEFT = 'integrity';
export const STRENGTH = 'strength';

/** A beam has fired this turn, or holds an overcharge that will cost it a level. */
export const firedOf = (slot: Slot): string => `fired:${slot}`;
export const strainedOf = (slot: Slot): string => `strained:${slot}`;

/** How a ship shared its power out in a round, and shares that its player has named. */
export const SHARE = 'share:';
export const shareOf = (round: number): string => `${SHARE}${round}`;
export const PLAN = 'plan:';
export const planOf = (name: string): string => `${PLAN}${name}`;

/** Of the game: the side whose turn it is. Of a torpedo: the round in which it was fired. */
export const TURN = 'turn';
export const LAUNCHED = 'launched';

/** Part 5: what lies on the map, each under its kind and a number: `planet:2`. */
export const LAID = ['planet', 'nebula', 'asteroids'] as const;

export const IN_PLAY = 'play';
export const IN_FLIGHT = 'flight';

export const MOST_ROUNDS = 99;
export const MOST_OVERCHARGE = 3;

export const NAMES: EventNames = {
  places: [IN_PLAY, IN_FLIGHT],
  waysOut: ['core', 'detonated', 'disarmed', 'conceded', 'removed'],
  tracks: [
    ...SECTIONS.map(integrityOf),
    ...SLOTS.flatMap((slot) => [chargeOf(slot), partialOf(slot), overchargeOf(slot)]),
    INTEGRITY_LEFT,
    STRENGTH,
  ],
  marks: [
    ...SLOTS.flatMap((slot) => [firedOf(slot), strainedOf(slot)]),
    SHARE,
    PLAN,
    TURN,
    LAUNCHED,
    ACTIVATED,
    WHERE,
  ],
  slots: [],
  phases: [...PHASES],
  subjects: LAID.map((kind) => `${kind}:`),
  mostOnTrack: 9,
  mostRounds: MOST_ROUNDS,
};
