import { allHold, judgeBy, type Verdict } from '../../admirals-shared/play/conditions';
import type { Condition } from '../cards/types';
import type { Rules } from '../rules';
import { usableShields } from './shields';
import type { SettledStrike } from './situation';

/** Modifier List: one condition of a card, by what the game knows of the attack. */
export const judge = (condition: Condition, strike: SettledStrike, rules: Rules): Verdict =>
  judgeBy(condition, strike, () => usableShields(strike.target, strike.facings, rules).points > 0);

/** All must hold; what fails, fails whatever the table would say. */
export const judgeAll = (
  when: readonly Condition[],
  strike: SettledStrike,
  rules: Rules,
): Verdict => allHold(when.map((condition) => judge(condition, strike, rules)));
