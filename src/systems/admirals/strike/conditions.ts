import type { Condition, Side } from '../cards/types';
import { hasKeyword } from '../keywords/apply';
import type { Rules } from '../parts';
import type { Piece } from '../piece';
import { isShielded } from './shields';
import type { SettledStrike } from './situation';

/** Whether a condition holds, or only the table can say. */
export type Verdict = 'holds' | 'fails' | 'asked';

const verdict = (holds: boolean): Verdict => (holds ? 'holds' : 'fails');

const pieceOn = (strike: SettledStrike, side: Side): Piece => strike[side];

const withinReach = (
  distance: number | null,
  { min = 0, max = Infinity }: { readonly min?: number; readonly max?: number },
): Verdict => (distance === null ? 'asked' : verdict(distance >= min && distance <= max));

const answered = (answers: SettledStrike['answers'], text: string): Verdict => {
  const answer = Object.hasOwn(answers, text) ? answers[text] : undefined;
  return answer === undefined ? 'asked' : verdict(answer);
};

/** 5B-01: one condition of a card, by what the game knows of the strike. */
export const judge = (condition: Condition, strike: SettledStrike, rules: Rules): Verdict => {
  switch (condition.on) {
    case 'distance':
      return withinReach(strike.distance, condition);
    case 'role':
      return verdict(condition.roles.includes(pieceOn(strike, condition.of).card.role));
    case 'keyword':
      return verdict(
        hasKeyword(pieceOn(strike, condition.of), condition.keyword) === condition.has,
      );
    case 'shielded':
      return verdict(isShielded(strike.target, strike.facings, rules) === condition.has);
    case 'terrain': {
      const { terrain } = pieceOn(strike, condition.of);
      return verdict(terrain !== null && condition.terrains.includes(terrain));
    }
    case 'order':
      return verdict(
        pieceOn(strike, condition.of).orders.includes(condition.order) === condition.has,
      );
    case 'weapon-type':
      return verdict(
        condition.types.some((type) => strike.weapon.types.includes(type)) === condition.has,
      );
    case 'asked':
      return answered(strike.answers, condition.text);
  }
};

/** All must hold: one that fails settles it, else one that nobody has answered leaves it open. */
export const judgeAll = (
  conditions: readonly Condition[],
  strike: SettledStrike,
  rules: Rules,
): Verdict => {
  const verdicts = conditions.map((condition) => judge(condition, strike, rules));
  if (verdicts.includes('fails')) return 'fails';
  return verdicts.includes('asked') ? 'asked' : 'holds';
};

/** The conditions that only the table can answer, and has not. */
export const openQuestions = (
  conditions: readonly Condition[],
  strike: SettledStrike,
  rules: Rules,
): readonly Condition[] =>
  judgeAll(conditions, strike, rules) === 'asked'
    ? conditions.filter((condition) => judge(condition, strike, rules) === 'asked')
    : [];
