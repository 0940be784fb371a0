import type { Condition } from '../../admirals-shared/cards/types';
import * as every from '../../admirals-shared/play/conditions';
import { allHold, judgeBy, type Verdict } from '../../admirals-shared/play/conditions';
import { isShielded } from './saves';
import type { Rules } from '../rules';
import type { SettledStrike } from '../situation';
import {
  conditionalModifiers,
  holding,
  type AnyConditionalModifier,
  type AnyStrikeModifiers,
} from '../../admirals-shared/play/modifiers';
import { sumModifiers, type Modifier } from '../../admirals-shared/modifiers';
import { effectsOn } from '../../admirals-shared/piece';
import { terrainRule } from '../../admirals-shared/terrain/rules';
import { applyNearby, applyOwn, aurasStack } from '../keywords/apply';

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

type ConditionalModifier = AnyConditionalModifier<Condition>;
export type StrikeModifiers = AnyStrikeModifiers<Condition>;

/** 5B-01, 5B-02: what weapon and order cards add, each with its conditions. */
const fromCards = (strike: SettledStrike, rules: Rules): readonly ConditionalModifier[] =>
  conditionalModifiers<Condition>(
    {
      weapon: strike.weapon,
      attacker: effectsOn(strike.attacker, 'modifier'),
      target: effectsOn(strike.target, 'modifier'),
    },
    { weapon: '5B-01', effect: '5B-02' },
    (condition) => judge(condition, strike, rules),
  );

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
  const conditional = fromCards(strike, rules);
  const sum = sumModifiers([
    ...holding(conditional),
    ...fromTerrain(strike, rules),
    ...fromKeywords(strike, rules),
    ...fromMode(strike),
    ...strike.byHand,
  ]);
  return { ...sum, conditional };
};
