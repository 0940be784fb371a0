import type { Condition } from '../../admirals-shared/cards/types';
import { allHold, judgeBy, type Verdict } from '../../admirals-shared/play/conditions';
import * as every from '../../admirals-shared/play/conditions';
import { isShielded } from './shields';
import type { Rules } from '../rules';
import type { SettledStrike } from '../situation';

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
