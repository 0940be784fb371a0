import { initialOrderLimitOf, armorOf, flakOf } from '../attributes';
import * as explain from '../../admirals-shared/explain';
import {
  perWound,
  type StrikePolicy,
  type StrikeSpec,
  type TargetSpec,
  type Wound,
} from '../../admirals-shared/odds/spec';
import { strikeOdds, volleyOdds } from '../odds/strike';
import { shieldsLeft } from '../../admirals-shared/piece';
import { chartOf } from '../../admirals-shared/strike/chart';
import type { StrikeOrder } from '../procedures/strike';
import { type UsableShields, NO_SHIELDS, shieldsFrom } from '../../admirals-shared/play/strikes';
import type { Rules } from '../rules';
import { applyNearby, applyOwn, aurasStack } from '../keywords/hooks';
import {
  type Piece,
  type Nearby,
  freshPiece,
  settleStrike,
  type SettledStrike,
  type StrikeSituation,
} from '../piece';
import { makeJudging } from '../../admirals-shared/play/conditions';
import { terrainRule } from '../../admirals-shared/terrain/entry';
import type { Facing, WeaponType } from '../../admirals-shared/cards/terms';

/** 5E, 5E-01, 8D-01: the pool, or the facings that the attacker is in (ruling shared-ray-pools-facings); none in a nebula. */
export const usableShields = (
  target: Piece,
  facings: readonly Facing[],
  rules: Rules,
): UsableShields => {
  const { noShields } = terrainRule(rules.terrains, target.terrain);
  if (noShields !== undefined) return { ...NO_SHIELDS, rule: noShields };
  const pooled = rules.rulings['shared-ray-pools-facings'] === 'both';
  const rule = target.shields.as === 'pool' ? '5E' : '5E-01';
  return { ...shieldsFrom(target.shields, facings, pooled), rule };
};

/** 14B: it has a Shield Point that it could spend against this attacker. */
export const isShielded = (target: Piece, facings: readonly Facing[], rules: Rules): boolean =>
  usableShields(target, facings, rules).points > 0;

const ATTRIBUTE_RULES = {
  hit: { Armor: '5F-02 I', Flak: '5F-02 II' },
  critical: { Armor: '5F-03 II', Flak: '5F-03 III' },
} as const;

const attributeSave = (
  name: 'Armor' | 'Flak',
  icon: 'hit' | 'critical',
  { value, lines }: explain.Tally,
): explain.Save => ({
  name,
  upTo: value,
  source: { of: 'card' },
  rule: ATTRIBUTE_RULES[icon][name],
  why: lines,
});

/** 5F-02 to 04: the saves of a target against one icon of such a weapon; what cannot succeed is left out. */
export const savesAgainst = (
  icon: Wound,
  weaponTypes: readonly WeaponType[],
  target: Piece,
  nearTarget: readonly Nearby[],
  rules: Rules,
): readonly explain.Save[] => {
  const byKeyword = applyOwn(rules, 'strikeSaves', [], target, { icon, weaponTypes });
  if (icon === 'direct') return byKeyword;
  const armor = weaponTypes.includes('Heavy')
    ? []
    : [attributeSave('Armor', icon, armorOf(target, rules))];
  const flak = weaponTypes.includes('Ordnance')
    ? [attributeSave('Flak', icon, flakOf(target, nearTarget, rules))]
    : [];
  return [...byKeyword, ...armor, ...flak].filter((save) => save.upTo > 0);
};

/** 5B-01: the conditions of cards, and what those that hold come to. */
export const { judge, judgeAll, modifiersOf, diceHeld, openIn } = makeJudging<SettledStrike, Rules>(
  ({ target, facings }, rules) => isShielded(target, facings, rules),
  { weapon: '5B-01', effect: '5B-02' },
);

/** 5B-03: 8B-03, 8C-01, 8D-02. */
const fromTerrain = ({ target }: SettledStrike, rules: Rules): readonly explain.Modifier[] => {
  const { struck } = terrainRule(rules.terrains, target.terrain);
  return struck && target.terrain
    ? [{ value: struck.by, source: { of: 'terrain', terrain: target.terrain }, rule: struck.rule }]
    : [];
};

/** 5B-04: the attacker's keywords, the target's, and those of pieces near the attacker. */
const fromKeywords = (strike: SettledStrike, rules: Rules): readonly explain.Modifier[] => {
  const { attacker, target, nearAttacker } = strike;
  const own = applyOwn(rules, 'strikeAsAttacker', [], attacker, { strike });
  const theirs = applyOwn(rules, 'strikeAsTarget', own, target, { strike });
  const bystanders = nearAttacker.filter(({ piece }) => piece.id !== target.id);
  const stacking = aurasStack(rules.rulings);
  const about = { strike, about: attacker };
  return applyNearby(rules, 'strikeNearby', theirs, bystanders, stacking, about);
};

/** 13A-03. */
const fromMode = ({ simplicity, target }: SettledStrike): readonly explain.Modifier[] =>
  simplicity && target.card.role === 'Super Heavy'
    ? [{ value: 1, source: { of: 'mobile-bastions' }, rule: '13A-03' }]
    : [];

/** 5B: every modifier of a strike with its source, added up and limited once (1A-01). */
export const strikeModifiers = (strike: SettledStrike, rules: Rules) =>
  modifiersOf(strike, rules, [
    ...fromTerrain(strike, rules),
    ...fromKeywords(strike, rules),
    ...fromMode(strike),
    ...strike.byHand,
  ]);

/** What the two players do; how shields and Lock Ons follow each other is a ruling. */
export type StrikeChoices = Pick<StrikePolicy, 'locks' | 'shields'>;

/** 5F-01 II: dice of the attacker's cards whose conditions hold. */
const lockOnDiceOf = (strike: SettledStrike, rules: Rules): explain.Tally =>
  diceHeld(strike, 'lock-on-dice', rules).reduce(
    (sum, { source, effect }) =>
      explain.plus(sum, effect.dice, { of: 'effect', card: source }, '5F-01 II'),
    explain.NOTHING,
  );

/** 3A-02 I: crippled by the order limit that it came with, whatever it has gained since. */
const targetOf = ({ target }: SettledStrike, shields: UsableShields, rules: Rules): TargetSpec => ({
  hull: target.hull,
  shields: shields.points,
  criticals: target.criticals,
  orderLimit: initialOrderLimitOf(freshPiece(target.card), rules).value,
});

/** Rulings lock-on-after-shields and locks-one-by-one. */
export const orderOf = ({ rulings }: Rules): StrikeOrder => ({
  lockOnBlockable: rulings['lock-on-after-shields'] === 'blockable',
  locksTogether: rulings['locks-one-by-one'] === 'together',
});

/** The play of both sides at this table. */
export const policyOf = (choices: StrikeChoices, rules: Rules): StrikePolicy => ({
  ...choices,
  ...orderOf(rules),
});

/** 5B to 5F: all that a strike comes to. */
export const strikeSituation = (situation: StrikeSituation, rules: Rules) => {
  const strike = settleStrike(situation);
  const { weapon, target, nearTarget } = strike;
  const modifiers = strikeModifiers(strike, rules);
  const saves = perWound((icon) => savesAgainst(icon, weapon.types, target, nearTarget, rules));
  const shields = usableShields(target, strike.facings, rules);
  const lockOnDice = lockOnDiceOf(strike, rules);
  const about = { strike, about: strike.attacker };
  const freeLockOns = applyNearby(rules, 'freeLockOns', [], strike.nearAttacker, 'each', about);
  const spec: StrikeSpec = {
    dice: strike.dice,
    modifier: modifiers.applied,
    chart: chartOf(weapon, rules),
    saves: perWound((icon) =>
      saves[icon].map((save) => ({ id: save.name, chance: explain.saveChance(save) })),
    ),
    granted: freeLockOns,
    lockOnDice: lockOnDice.value,
    ...(weapon.lockAbility === undefined ? {} : { ability: weapon.lockAbility }),
  };
  const left = targetOf(strike, shields, rules);
  return {
    strike,
    modifiers,
    saves,
    shields,
    lockOnDice,
    freeLockOns,
    open: openIn(strike, modifiers, 'lock-on-dice', rules),
    spec,
    target: left,
    odds: (choices: StrikeChoices) => strikeOdds(spec, left, policyOf(choices, rules)),
  };
};

/** A strike worked out: every number with where it comes from, and the exact odds. */
export type StrikeAnswer = ReturnType<typeof strikeSituation>;

const withoutShields = (target: Piece): Piece => ({
  ...target,
  shields: { as: 'pool', points: 0 },
});

/** 5B: a strike within a volley, which may come when the shields that its cards ask for are gone. */
export const specInVolley = (answer: StrikeAnswer, rules: Rules): StrikeSpec => {
  const { strike, spec, target } = answer;
  if (target.shields === 0) return spec;
  const stripped = { ...strike, target: withoutShields(strike.target) };
  const modifier = strikeModifiers(stripped, rules).applied;
  const lockOnDice = lockOnDiceOf(stripped, rules).value;
  const isSame = modifier === answer.modifiers.applied && lockOnDice === answer.lockOnDice.value;
  return isSame ? spec : { ...spec, unshielded: { ...spec, modifier, lockOnDice } };
};

/** 4B-02, 5: several strikes in a row at one target. */
export const volleySituation = (
  answers: readonly [StrikeAnswer, ...StrikeAnswer[]],
  choices: StrikeChoices,
  rules: Rules,
) => {
  const [{ target, strike }] = answers;
  const specs = answers.map((answer) => specInVolley(answer, rules));
  const odds = volleyOdds(specs, target, policyOf(choices, rules));
  const beyondReach = shieldsLeft(strike.target) - target.shields;
  // On all facings together, those that could not be spent among them.
  return { ...odds, expectedShieldsLeft: odds.expectedShieldsLeft + beyondReach };
};
export type VolleyAnswer = ReturnType<typeof volleySituation>;
