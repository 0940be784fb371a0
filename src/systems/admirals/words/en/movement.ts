import type { Sentences } from '../../../../core/checked/sentences';
import { counts, number, plural } from '../../../kit/english';
import { title } from '../../../kit/words/en/titles';
import type { HexContent, MoveRefusal } from '../../movement/maneuvers';

const moves = counts('Move');

const NEEDS: Readonly<Record<HexContent, string>> = {
  empty: 'be empty',
  friend: 'hold a ship of the same team',
  enemy: 'hold a ship of the other team',
  edge: 'be off the battlefield',
};

const REFUSALS: Sentences<MoveRefusal> = {
  stationary: () => 'A Stationary ship neither moves nor turns.',
  'too-few-moves': ({ needs, left }) => `It takes ${moves(needs)}: ${number(left)} left.`,
  'ahead-must-be': ({ needs }) => `The hex ahead must ${NEEDS[needs]}.`,
  'beyond-must-be': ({ needs }) => `The hex behind that must ${NEEDS[needs]}.`,
  'no-assault-from-core': () => 'No Assault is made out of the core of a black hole.',
  'no-moves-left': () => 'All Moves are used, so it cannot turn.',
  'too-many-rotations': ({ most }) =>
    `It turns at most ${plural(most, { one: 'once', other: '# times' })} before a maneuver.`,
  'not-an-escort': () => 'Only an Escort evades.',
  'evade-used': () => 'Its Evade is used up this round.',
};

export const movementWords = {
  refusals: REFUSALS,
  maneuver: title,
  moves,
} as const;
