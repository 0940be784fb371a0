import type { DiceRolled } from '../../../core/game/events';
import { tallyOf, type Dice, type Tally } from './dice';
import type { Run } from './play';

/** How many of each icon these dice show on average. */
const averageOf = (dice: readonly Dice[]): Tally => {
  const average: Record<string, number> = {};
  for (const { die, count } of dice) {
    const sides = die.faces.reduce((sum, face) => sum + (face.sides ?? 1), 0);
    for (const { sides: same = 1, icons } of die.faces)
      for (const icon of die.icons)
        average[icon] = (average[icon] ?? 0) + (count * same * (icons[icon] ?? 0)) / sides;
  }
  return average;
};

/** What a roll of a run promised and what it gave, as the log keeps them for the report. */
export const luckIn = (
  { entries }: Pick<Run, 'entries'>,
  roll: string,
): Pick<DiceRolled, 'expected' | 'actual'> => {
  const { question, reply } = entries.find(({ id }) => id === roll) ?? {};
  if (question?.ask !== 'roll' || !reply) return {};
  return { expected: averageOf(question.dice), actual: tallyOf(question.dice, reply) ?? {} };
};
