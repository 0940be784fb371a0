import { chartOf, openQuestions, stopChance, type Chart, type Save } from '../../admirals/editions';
import type { Condition, LockAbility, OrderCard } from '../cards/types';
import { applyNearby } from '../keywords/apply';
import { crippledNow, effectsOn } from '../piece';
import type { Rules } from '../rules';
import { judge, judgeAll } from './conditions';
import { strikeModifiers, type StrikeModifiers } from './modifiers';
import { strikeOdds, type ShieldPolicy, type StrikeOdds, type TargetSpec } from './odds';
import type { LockPolicy, RollSpec } from './roll';
import { savesAgainst } from './saves';
import { mayBlock, usableShields, type UsableShields } from './shields';
import { settleStrike, type SettledStrike, type StrikeSituation } from './situation';

/** What the two players do. */
export interface StrikeChoices {
  readonly locks: LockPolicy;
  readonly shields: ShieldPolicy;
}

/** An attack worked out: every number with where it comes from, and the exact odds. */
export interface StrikeAnswer {
  readonly strike: SettledStrike;
  readonly modifiers: StrikeModifiers;
  readonly chart: Chart;
  readonly saves: readonly Save[];
  /** The same once the target is crippled. */
  readonly savesCrippled: readonly Save[];
  readonly shields: UsableShields;
  /** Augur: unmodified results that may be rolled again. */
  readonly rerolledFaces: readonly number[];
  /** Dice that orders let roll again. */
  readonly rerolls: number;
  /** Target Locks: on the weapon card, and on the orders of the attacker. */
  readonly abilities: readonly LockAbility[];
  /** Every condition that the table has still to answer. */
  readonly open: readonly Condition[];
  readonly odds: (choices: StrikeChoices) => StrikeOdds;
}

const rerollsOf = (strike: SettledStrike, rules: Rules): number =>
  effectsOn(strike.attacker, 'reroll')
    .filter(({ effect }) => judgeAll(effect.when, strike, rules) === 'holds')
    .reduce((sum, { effect }) => sum + effect.dice, 0);

const targetSpec = (
  answer: Omit<StrikeAnswer, 'odds'>,
  rules: Rules,
): Omit<TargetSpec, 'shielding'> => {
  const { target } = answer.strike;
  const { rulings } = rules;
  const now = stopChance(answer.saves);
  const crippled =
    rulings['crippled-at-once'] === 'at-once' ? stopChance(answer.savesCrippled) : now;
  return {
    role: target.card.role,
    hull: target.hull,
    shields: answer.shields.points,
    crippled: target.crippled,
    orders: target.orders.length,
    blocksCriticals: mayBlock(target, 'critical'),
    stopped: { now, crippled },
    savesFirst: rulings['armor-before-shields'] === 'before',
  };
};

const rollSpec = (
  { strike, chart, modifiers, rerolledFaces, rerolls, abilities }: Omit<StrikeAnswer, 'odds'>,
  { rulings }: Rules,
): Omit<RollSpec, 'locks'> => ({
  dice: strike.dice,
  modifier: modifiers.applied,
  chart,
  rerolledFaces,
  rerolls,
  ability: abilities[0] ?? null,
  replaces: rulings['reroll-replaces-die'] === 'replaces',
});

/** Making Attacks, Resolving Attack Icons: all that an attack comes to. */
export const strikeSituation = (
  situation: StrikeSituation,
  rules: Rules,
  orders: readonly OrderCard[] = [],
): StrikeAnswer => {
  const strike = settleStrike(situation, rules.rulings);
  const { weapon, attacker, target, nearAttacker, nearTarget } = strike;
  const modifiers = strikeModifiers(strike, rules);
  const rerollsOpen = effectsOn(attacker, 'reroll').flatMap(({ effect }) =>
    openQuestions<Condition>(effect.when, (condition) => judge(condition, strike, rules)),
  );
  const lent = orders.flatMap(({ lockAbility }) => lockAbility ?? []);
  const answer: Omit<StrikeAnswer, 'odds'> = {
    strike,
    modifiers,
    chart: chartOf(weapon, rules),
    saves: savesAgainst(weapon.types, target, nearTarget, rules),
    savesCrippled: savesAgainst(
      weapon.types,
      crippledNow(target, rules.rulings),
      nearTarget,
      rules,
    ),
    shields: usableShields(target, strike.facings, rules),
    rerolledFaces: applyNearby(rules, 'rerollsNearby', [], attacker, nearAttacker),
    rerolls: rerollsOf(strike, rules),
    abilities: [...(weapon.lockAbility ? [weapon.lockAbility] : []), ...lent],
    open: [...modifiers.conditional.flatMap(({ open }) => open), ...rerollsOpen],
  };
  const roll = rollSpec(answer, rules);
  const spec = targetSpec(answer, rules);
  return {
    ...answer,
    odds: ({ locks, shields }) => strikeOdds({ ...roll, locks }, { ...spec, shielding: shields }),
  };
};
