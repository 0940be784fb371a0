import { chartOf, openQuestions, stopChance, type Chart, type Save } from '../../admirals/editions';
import type { Condition, LockAbility, OrderCard } from '../cards/types';
import { applyNearby } from '../keywords/apply';
import { crippledNow, effectsOn, reached, withoutOrders, type Piece } from '../piece';
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
  /** The same once the target's own orders have gone back. */
  readonly savesWithoutOrders: readonly Save[];
  /** The same once this attack has crippled the target. */
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

/** Armor, Flak, Critical Hits: a Super Heavy has given its orders back before it is crippled (ruling crippled-at-once). */
const savesOf = (
  { target: alone }: StrikeSituation,
  { weapon, target, nearTarget }: SettledStrike,
  rules: Rules,
): Pick<StrikeAnswer, 'saves' | 'savesWithoutOrders' | 'savesCrippled'> => {
  const { rulings } = rules;
  const against = (piece: Piece): readonly Save[] =>
    savesAgainst(weapon.types, piece, nearTarget, rules);
  const bare = reached(withoutOrders(alone, rulings), nearTarget, rulings);
  const givesBack = target.card.role === 'Super Heavy' && target.orders.length > 0;
  const last = givesBack ? bare : target;
  return {
    saves: against(target),
    savesWithoutOrders: against(bare),
    savesCrippled: against(
      rulings['crippled-at-once'] === 'at-once' ? crippledNow(last, rulings) : last,
    ),
  };
};

const targetSpec = (
  answer: Omit<StrikeAnswer, 'odds'>,
  rules: Rules,
): Omit<TargetSpec, 'shielding'> => {
  const { target } = answer.strike;
  return {
    role: target.card.role,
    hull: target.hull,
    shields: answer.shields.points,
    crippled: target.crippled,
    orders: target.orders.length,
    blocksCriticals: mayBlock(target, 'critical'),
    stopped: {
      now: stopChance(answer.saves),
      withoutOrders: stopChance(answer.savesWithoutOrders),
      crippled: stopChance(answer.savesCrippled),
    },
    savesFirst: rules.rulings['armor-before-shields'] === 'before',
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
  const { weapon, attacker, target, nearAttacker } = strike;
  const modifiers = strikeModifiers(strike, rules);
  const rerollsOpen = effectsOn(attacker, 'reroll').flatMap(({ effect }) =>
    openQuestions<Condition>(effect.when, (condition) => judge(condition, strike, rules)),
  );
  const lent = orders.flatMap(({ lockAbility }) => lockAbility ?? []);
  const answer: Omit<StrikeAnswer, 'odds'> = {
    strike,
    modifiers,
    chart: chartOf(weapon, rules),
    ...savesOf(situation, strike, rules),
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
