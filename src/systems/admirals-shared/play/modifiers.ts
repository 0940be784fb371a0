import type { AnyCardModifier } from '../cards/types';
import type { Source } from '../explain';
import { sumModifiers, type Modifier, type ModifierSum } from '../modifiers';
import type { AnyEffectInPlay } from '../piece';
import { allHold, openQuestions, type Verdict } from './conditions';

/** A modifier of a card, and whether its conditions let it count. */
export interface AnyConditionalModifier<SomeCondition> extends Modifier {
  readonly when: readonly SomeCondition[];
  readonly verdict: Verdict;
  /** What the table still has to say. */
  readonly open: readonly SomeCondition[];
}

export interface AnyStrikeModifiers<SomeCondition> extends ModifierSum {
  /** Everything on cards that could have counted; what holds is among the modifiers too. */
  readonly conditional: readonly AnyConditionalModifier<SomeCondition>[];
}

interface CardLine<SomeCondition> extends AnyCardModifier<SomeCondition> {
  readonly source: Source;
  readonly rule: string;
}

/** A modifier that an effect brings to the bearer's own strikes, or to strikes at it. */
interface StrikeEffect<SomeCondition> extends AnyCardModifier<SomeCondition> {
  readonly at: 'strike' | 'struck';
}
type Borne<SomeCondition> = readonly AnyEffectInPlay<StrikeEffect<SomeCondition>>[];

/** What speaks of a strike on cards: the weapon's, the attacker's orders, the target's. */
interface StrikeCards<SomeCondition> {
  readonly weapon: {
    readonly name: string;
    readonly modifiers: readonly AnyCardModifier<SomeCondition>[];
  };
  readonly attacker: Borne<SomeCondition>;
  readonly target: Borne<SomeCondition>;
}

/** Where an edition says so. */
interface CardRules {
  readonly weapon: string;
  readonly effect: string;
}

const effectLines = <SomeCondition>(
  effects: Borne<SomeCondition>,
  at: 'strike' | 'struck',
  rule: string,
): readonly CardLine<SomeCondition>[] =>
  effects
    .filter(({ effect }) => effect.at === at)
    .map(({ source, effect: { value, when } }) => ({
      value,
      when,
      source: { of: 'effect', card: source },
      rule,
    }));

const cardLines = <SomeCondition>(
  { weapon, attacker, target }: StrikeCards<SomeCondition>,
  rules: CardRules,
): readonly CardLine<SomeCondition>[] => [
  ...weapon.modifiers.map(({ value, when }): CardLine<SomeCondition> => {
    const source = { of: 'weapon', weapon: weapon.name } as const;
    return { value, when, source, rule: rules.weapon };
  }),
  ...effectLines(attacker, 'strike', rules.effect),
  ...effectLines(target, 'struck', rules.effect),
];

/** Everything on cards that could count, each by its conditions. */
export const conditionalModifiers = <SomeCondition>(
  cards: StrikeCards<SomeCondition>,
  rules: CardRules,
  judge: (condition: SomeCondition) => Verdict,
): readonly AnyConditionalModifier<SomeCondition>[] =>
  cardLines(cards, rules).map((line) => ({
    ...line,
    verdict: allHold(line.when.map(judge)),
    open: openQuestions(line.when, judge),
  }));

/** Everything that counts, cards before the rest, added up and limited once. */
export const sumWith = <SomeCondition>(
  conditional: readonly AnyConditionalModifier<SomeCondition>[],
  others: readonly Modifier[],
): AnyStrikeModifiers<SomeCondition> => {
  const holding = conditional
    .filter(({ verdict }) => verdict === 'holds')
    .map(({ value, source, rule }) => ({ value, source, rule }));
  return { ...sumModifiers([...holding, ...others]), conditional };
};
