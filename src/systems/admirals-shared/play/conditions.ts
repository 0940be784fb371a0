import type { WeaponType } from '../cards/terms';
import type { AnyEffect, Condition, DiceWhen, Side } from '../cards/effectForm';
import type { CardModifier } from '../cards/types';
import { hasKeyword } from '../keywords/hooks';
import { effectsOn, type KeywordInPlay, type AnyEffectInPlay } from '../piece';
import { type Source, sumModifiers, type Modifier } from '../explain';

/** Whether a condition holds, or only the table can say. */
export type Verdict = 'holds' | 'fails' | 'asked';

/** All that conditions ask of a strike. */
export interface Judged extends Readonly<
  Record<
    Side,
    {
      readonly card: { readonly role: string };
      readonly keywords: readonly KeywordInPlay[];
      readonly terrain: string | null;
      readonly orders: readonly string[];
      readonly effects: readonly AnyEffectInPlay<AnyEffect<string> | DiceWhen>[];
    }
  >
> {
  readonly distance: number | null;
  readonly weapon: {
    readonly name: string;
    readonly types: readonly WeaponType[];
    readonly modifiers: readonly CardModifier[];
  };
  readonly answers: Readonly<Record<string, boolean>>;
}

const verdict = (holds: boolean): Verdict => (holds ? 'holds' : 'fails');

const withinReach = (
  distance: number | null,
  { min = 0, max = Infinity }: { readonly min?: number; readonly max?: number },
): Verdict => (distance === null ? 'asked' : verdict(distance >= min && distance <= max));

const answered = (answers: Readonly<Record<string, boolean>>, text: string): Verdict => {
  const answer = Object.hasOwn(answers, text) ? answers[text] : undefined;
  return answer === undefined ? 'asked' : verdict(answer);
};

/** One condition of a card, by what the game knows of the strike; each edition has its own shields. */
const judgeBy = (condition: Condition, strike: Judged, isShielded: () => boolean): Verdict => {
  switch (condition.on) {
    case 'distance':
      return withinReach(strike.distance, condition);
    case 'role':
      return verdict(condition.roles.includes(strike[condition.of].card.role));
    case 'keyword':
      return verdict(hasKeyword(strike[condition.of], condition.keyword) === condition.has);
    case 'shielded':
      return verdict(isShielded() === condition.has);
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
    case 'asked':
      return answered(strike.answers, condition.text);
  }
};

/** All must hold: one that fails settles it, else one that nobody has answered leaves it open. */
const allHold = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes('fails')) return 'fails';
  return verdicts.includes('asked') ? 'asked' : 'holds';
};

/** The conditions that only the table can answer, and has not; none where another one fails. */
export const openQuestions = (
  conditions: readonly Condition[],
  judge: (condition: Condition) => Verdict,
): readonly Condition[] =>
  allHold(conditions.map(judge)) === 'asked'
    ? conditions.filter((condition) => judge(condition) === 'asked')
    : [];

/** Where an edition says so. */
interface CardRules {
  readonly weapon: string;
  readonly effect: string;
}

/** Everything on cards that could count, each by its conditions: the weapon's, the attacker's orders, the target's. */
const conditionalModifiers = (
  { weapon, attacker, target }: Judged,
  rules: CardRules,
  judge: (condition: Condition) => Verdict,
) => {
  const judged = ({ value, when }: CardModifier, source: Source, rule: string) => ({
    ...{ value, source, rule, when },
    verdict: allHold(when.map(judge)),
    /** What the table still has to say. */
    open: openQuestions(when, judge),
  });
  const borne = (bearer: Judged[Side], at: 'strike' | 'struck') =>
    effectsOn(bearer, 'modifier')
      .filter(({ effect }) => effect.at === at)
      .map(({ source, effect }) => judged(effect, { of: 'effect', card: source }, rules.effect));
  return [
    ...weapon.modifiers.map((one) =>
      judged(one, { of: 'weapon', weapon: weapon.name }, rules.weapon),
    ),
    ...borne(attacker, 'strike'),
    ...borne(target, 'struck'),
  ];
};

/** How an edition judges the cards of a strike, by its own shields and sections. */
export const makeJudging = <Strike extends Judged, Rules>(
  isShielded: (strike: Strike, rules: Rules) => boolean,
  sections: CardRules,
) => {
  /** One condition of a card, by what the game knows of the strike. */
  const judge = (condition: Condition, strike: Strike, rules: Rules): Verdict =>
    judgeBy(condition, strike, () => isShielded(strike, rules));

  /** All must hold: one that fails settles it, else one that nobody has answered leaves it open. */
  const judgeAll = (when: readonly Condition[], strike: Strike, rules: Rules): Verdict =>
    allHold(when.map((condition) => judge(condition, strike, rules)));

  /** Everything that counts, cards before the rest, added up and limited once. */
  const modifiersOf = (strike: Strike, rules: Rules, others: readonly Modifier[]) => {
    const conditional = conditionalModifiers(strike, sections, (one) => judge(one, strike, rules));
    const holding = conditional
      .filter(({ verdict }) => verdict === 'holds')
      .map(({ value, source, rule }) => ({ value, source, rule }));
    /** With everything on cards that could have counted; what holds is among the modifiers too. */
    return { ...sumModifiers([...holding, ...others]), conditional };
  };

  /** Dice that the attacker's cards give a strike, as far as their conditions hold. */
  const diceHeld = (strike: Strike, does: DiceWhen['does'], rules: Rules) =>
    effectsOn(strike.attacker, does).filter(
      ({ effect }) => judgeAll(effect.when, strike, rules) === 'holds',
    );

  /** Every condition that the table has still to answer. */
  const openIn = (
    strike: Strike,
    { conditional }: ReturnType<typeof modifiersOf>,
    does: DiceWhen['does'],
    rules: Rules,
  ): readonly Condition[] => {
    const all = [
      ...conditional.flatMap(({ open }) => open),
      ...effectsOn(strike.attacker, does).flatMap(({ effect }) =>
        openQuestions(effect.when, (condition) => judge(condition, strike, rules)),
      ),
    ];
    const texts = all.map((condition) => JSON.stringify(condition));
    return all.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
  };

  return { judge, judgeAll, modifiersOf, diceHeld, openIn };
};
