import type { Condition } from '../cards/types';
import { allHold, judgeBy, type Verdict } from '../everyEdition/conditions';
import * as every from '../everyEdition/conditions';
import type { Rules } from '../parts';
import { isShielded } from './shields';
import type { SettledStrike } from './situation';

/** 5B-01: one condition of a card, by what the game knows of the strike. */
export const judge = (condition: Condition, strike: SettledStrike, rules: Rules): Verdict =>
  judgeBy(condition, strike, () => isShielded(strike.target, strike.facings, rules));

/** All must hold: one that fails settles it, else one that nobody has answered leaves it open. */
export const judgeAll = (
  conditions: readonly Condition[],
  strike: SettledStrike,
  rules: Rules,
): Verdict => allHold(conditions.map((condition) => judge(condition, strike, rules)));

/** The conditions that only the table can answer, and has not. */
export const openQuestions = (
  conditions: readonly Condition[],
  strike: SettledStrike,
  rules: Rules,
): readonly Condition[] =>
  every.openQuestions(conditions, (condition) => judge(condition, strike, rules));
