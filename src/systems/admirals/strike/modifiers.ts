import type { Condition } from '../cards/types';
import type { Source } from '../explain';
import { applyNearby, applyOwn, aurasStack } from '../keywords/apply';
import { sumModifiers, type Modifier, type ModifierSum } from '../modifiers';
import type { Rules } from '../parts';
import { effectsOn, type Piece } from '../piece';
import { terrainRule } from '../terrain/rules';
import { judgeAll, openQuestions, type Verdict } from './conditions';
import type { SettledStrike } from './situation';

/** A modifier of a card, and whether its conditions let it count. */
export interface ConditionalModifier extends Modifier {
  readonly when: readonly Condition[];
  readonly verdict: Verdict;
  /** What the table still has to say. */
  readonly open: readonly Condition[];
}

export interface StrikeModifiers extends ModifierSum {
  /** Everything on cards that could have counted; what holds is among the modifiers too. */
  readonly conditional: readonly ConditionalModifier[];
}

interface CardLine {
  readonly value: number;
  readonly when: readonly Condition[];
  readonly source: Source;
  readonly rule: string;
}

const effectLines = (piece: Piece, at: 'strike' | 'struck'): readonly CardLine[] =>
  effectsOn(piece, 'modifier')
    .filter(({ effect }) => effect.at === at)
    .map(({ source, effect: { value, when } }) => ({
      value,
      when,
      source: { of: 'effect', card: source },
      rule: '5B-02',
    }));

/** 5B-01, 5B-02: what weapon and order cards add, each with its conditions. */
const cardLines = ({ weapon, attacker, target }: SettledStrike): readonly CardLine[] => [
  ...weapon.modifiers.map(({ value, when }): CardLine => {
    const source = { of: 'weapon', weapon: weapon.name } as const;
    return { value, when, source, rule: '5B-01' };
  }),
  ...effectLines(attacker, 'strike'),
  ...effectLines(target, 'struck'),
];

/** 5B-03: 8B-03, 8C-01, 8D-02. */
const fromTerrain = ({ target }: SettledStrike, rules: Rules): readonly Modifier[] => {
  const { struck } = terrainRule(rules.terrains, target.terrain);
  return struck && target.terrain
    ? [{ value: struck.by, source: { of: 'terrain', terrain: target.terrain }, rule: struck.rule }]
    : [];
};

/** 5B-04: the attacker's keywords, the target's, and those of pieces near the attacker. */
const fromKeywords = (strike: SettledStrike, rules: Rules): readonly Modifier[] => {
  const { attacker, target, nearAttacker } = strike;
  const own = applyOwn(rules, 'strikeAsAttacker', [], attacker, { strike });
  const theirs = applyOwn(rules, 'strikeAsTarget', own, target, { strike });
  const bystanders = nearAttacker.filter(({ piece }) => piece.id !== target.id);
  const stacking = aurasStack(rules.rulings);
  const about = { strike, about: attacker };
  return applyNearby(rules, 'strikeNearby', theirs, bystanders, stacking, about);
};

/** 13A-03. */
const fromMode = ({ simplicity, target }: SettledStrike): readonly Modifier[] =>
  simplicity && target.card.role === 'Super Heavy'
    ? [{ value: 1, source: { of: 'mobile-bastions' }, rule: '13A-03' }]
    : [];

/** 5B: every modifier of a strike with its source, added up and limited once (1A-01). */
export const strikeModifiers = (strike: SettledStrike, rules: Rules): StrikeModifiers => {
  const conditional = cardLines(strike).map((line): ConditionalModifier => ({
    ...line,
    verdict: judgeAll(line.when, strike, rules),
    open: openQuestions(line.when, strike, rules),
  }));
  const holding = conditional
    .filter(({ verdict }) => verdict === 'holds')
    .map(({ value, source, rule }): Modifier => ({ value, source, rule }));
  const sum = sumModifiers([
    ...holding,
    ...fromTerrain(strike, rules),
    ...fromKeywords(strike, rules),
    ...fromMode(strike),
    ...strike.byHand,
  ]);
  return { ...sum, conditional };
};
