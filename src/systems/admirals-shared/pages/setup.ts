import { SIX_SIDED } from '../../../core/dice/sixSided';
import type { Problem } from '../../../core/checked/checked';
import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import { countAt, diceAt } from '../../kit/pages/answered';
import type { Reads } from '../../kit/pages/reads';
import { stepperAt } from '../../kit/pages/steppers';

/** The two teams of a new game, by the ids that they have in it. */
export const TEAMS = ['A', 'B'] as const;
export type TeamName = (typeof TEAMS)[number];

const MOST_SYSTEMS = 12;
const USUAL_SYSTEMS = 3;

export const systemsAt = (answers: Answers): number =>
  Math.max(0, Math.min(MOST_SYSTEMS, countAt(answers, 'systems') ?? USUAL_SYSTEMS));

export const systemsBlock = (value: number, label: string, reads: Reads): Block =>
  stepperAt('systems', label, value, { max: MOST_SYSTEMS, ...reads });

export const rollAt = (answers: Answers): readonly number[] =>
  diceAt(answers, 'roll').slice(0, TEAMS.length);

/** A die for each team. */
export const rollBlock = (
  dice: readonly number[],
  teams: readonly { readonly name: string }[],
  words: { readonly roll: string; readonly rollNote: (teams: readonly string[]) => string },
): Block => ({
  block: 'dice',
  id: 'roll',
  label: words.roll,
  count: TEAMS.length,
  dice,
  faces: SIX_SIDED,
  note: words.rollNote(teams.map(({ name }) => name)),
});

/** The roll of both, where they have rolled. */
export const bothRolled = ([one, other]: readonly number[]): readonly [number, number] | null =>
  one === undefined || other === undefined ? null : [one, other];

export const tiedRoll = (roll: readonly number[]): readonly Problem[] => {
  const [one, other] = bothRolled(roll) ?? [0, 1];
  return one === other ? [{ path: 'roll', why: { id: 'team-roll-tied' } }] : [];
};
