import type { Condition } from '../cards/types';
import { hasKeyword } from '../piece';
import type { Rules } from '../rules';
import { usableShields } from './shields';
import type { SettledStrike } from './situation';

/** Whether a condition holds, or only the table can say. */
export type Verdict = 'holds' | 'fails' | 'asked';

const verdict = (holds: boolean): Verdict => (holds ? 'holds' : 'fails');

const withinReach = (
  distance: number | null,
  { min = 0, max = Infinity }: { readonly min?: number; readonly max?: number },
): Verdict => (distance === null ? 'asked' : verdict(distance >= min && distance <= max));

/** Modifier List: one condition of a card, by what the game knows of the attack. */
export const judge = (condition: Condition, strike: SettledStrike, rules: Rules): Verdict => {
  switch (condition.on) {
    case 'distance':
      return withinReach(strike.distance, condition);
    case 'role':
      return verdict(condition.roles.includes(strike[condition.of].card.role));
    case 'keyword':
      return verdict(hasKeyword(strike[condition.of], condition.keyword) === condition.has);
    case 'shielded':
      return verdict(
        usableShields(strike.target, strike.facings, rules).points > 0 === condition.has,
      );
    case 'terrain': {
      const { terrain } = strike[condition.of];
      return verdict(terrain !== null && condition.terrains.includes(terrain));
    }
    case 'order':
      return verdict(strike[condition.of].orders.includes(condition.order) === condition.has);
    case 'weapon-type':
      return verdict(
        condition.types.some((type) => strike.weapon.types.includes(type)) === condition.has,
      );
    case 'asked': {
      const { answers } = strike;
      const answer = Object.hasOwn(answers, condition.text) ? answers[condition.text] : undefined;
      return answer === undefined ? 'asked' : verdict(answer);
    }
  }
};

/** All must hold; what fails, fails whatever the table would say. */
export const judgeAll = (
  when: readonly Condition[],
  strike: SettledStrike,
  rules: Rules,
): Verdict => {
  const verdicts = when.map((condition) => judge(condition, strike, rules));
  if (verdicts.includes('fails')) return 'fails';
  return verdicts.includes('asked') ? 'asked' : 'holds';
};
