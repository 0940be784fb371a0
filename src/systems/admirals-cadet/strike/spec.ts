import { chartOf, type Chart } from '../../admirals-shared/strike/chart';
import { openQuestions } from '../../admirals-shared/play/conditions';
import { stopChance, type Save } from '../../admirals-shared/saves';
import type { Condition, LockAbility, OrderCard } from '../cards/types';
import { applyNearby } from '../keywords/apply';
import { crippledNow, reached, withoutOrders, type Piece } from '../piece';
import { effectsOn } from '../../admirals-shared/piece';
import type { Rules } from '../rules';
import { judge, judgeAll } from './conditions';
import { strikeModifiers, type StrikeModifiers } from './modifiers';
import { strikeOdds, type StrikeOdds } from './odds';
import type { Attack, Found } from './outlook';
import type { LockPolicy, RollSpec } from './roll';
import { savesAgainst } from './saves';
import { mayBlock, usableShields } from './shields';
import { type UsableShields } from '../../admirals-shared/play/strikes';
import { settleStrike, type SettledStrike, type StrikeSituation } from './situation';
import type { ShieldPolicy, TargetSpec } from './targetSpec';

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
  readonly target: Omit<TargetSpec, 'shielding'>;
  readonly odds: (choices: StrikeChoices) => StrikeOdds;
  /** The same among others, which may have left the target with less when it is made. */
  readonly attack: (locks: LockPolicy) => Attack;
}

type Figures = Omit<StrikeAnswer, 'target' | 'odds' | 'attack'>;

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

const targetSpec = (answer: Figures, rules: Rules): StrikeAnswer['target'] => {
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
  { strike, chart, modifiers, rerolledFaces, rerolls, abilities }: Figures,
  { rulings }: Rules,
): Omit<RollSpec, 'locks'> => ({
  dice: strike.dice,
  modifier: modifiers.applied,
  chart,
  rerolledFaces,
  untilAnother: rulings['augur-rerolls-once'] === 'until-another',
  rerolls,
  ability: abilities[0] ?? null,
  replaces: rulings['reroll-replaces-die'] === 'replaces',
});

/** Modifier List, Armor, Flak, Target Locks: every number of an attack. */
const figuresOf = (
  situation: StrikeSituation,
  rules: Rules,
  orders: readonly OrderCard[],
): Figures => {
  const strike = settleStrike(situation, rules.rulings);
  const { weapon, attacker, target, nearAttacker } = strike;
  const modifiers = strikeModifiers(strike, rules);
  const rerollsOpen = effectsOn(attacker, 'reroll').flatMap(({ effect }) =>
    openQuestions<Condition>(effect.when, (condition) => judge(condition, strike, rules)),
  );
  const lent = orders.flatMap(({ lockAbility }) => lockAbility ?? []);
  return {
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
};

/** Critical Hits: the target as the attacks before have left it, as far as that changes the next. */
const standingSo = (
  target: Piece,
  { crippled, orders, shielded }: Found,
  { rulings }: Rules,
): Piece => {
  const held = orders < target.orders.length ? withoutOrders(target, rulings) : target;
  const whole = crippled && !target.crippled ? crippledNow(held, rulings) : held;
  return shielded ? whole : { ...whole, shields: { as: 'pool', points: 0 } };
};

/** Making Attacks, Resolving Attack Icons: all that an attack comes to. */
export const strikeSituation = (
  situation: StrikeSituation,
  rules: Rules,
  orders: readonly OrderCard[] = [],
): StrikeAnswer => {
  const figures = figuresOf(situation, rules, orders);
  const roll = rollSpec(figures, rules);
  const target = targetSpec(figures, rules);
  return {
    ...figures,
    target,
    odds: ({ locks, shields }) => strikeOdds({ ...roll, locks }, { ...target, shielding: shields }),
    attack: (locks) => (found) => {
      const left = standingSo(situation.target, found, rules);
      const then = figuresOf({ ...situation, target: left }, rules, orders);
      return {
        roll: { ...rollSpec(then, rules), locks },
        stopped: targetSpec(then, rules).stopped,
      };
    },
  };
};
