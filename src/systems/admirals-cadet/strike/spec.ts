import { chartOf, type Chart } from '../../admirals-shared/strike/chart';
import { openQuestions } from '../../admirals-shared/play/conditions';
import type { Save } from '../../admirals-shared/saves';
import type { Condition, LockAbility, OrderCard } from '../cards/forms';
import { applyNearby } from '../keywords/apply';
import { crippledNow, reached, withoutOrders, type Piece } from '../piece';
import { effectsOn } from '../../admirals-shared/piece';
import type { Rules } from '../rules';
import {
  judge,
  judgeAll,
  strikeModifiers,
  type StrikeModifiers,
  savesAgainst,
  mayBlock,
  usableShields,
  settleStrike,
  type SettledStrike,
  type StrikeSituation,
} from './situation';
import type { AttackSpec } from './attackSpec';
import { strikeOdds, type StrikeChoices, type StrikeOdds } from './odds';
import { type UsableShields } from '../../admirals-shared/play/strikes';
import type { AttackOn, Found, Target } from './volley';

/** An attack worked out: every number with where it comes from, and the exact odds. */
export interface StrikeAnswer {
  readonly strike: SettledStrike;
  readonly modifiers: StrikeModifiers;
  readonly chart: Chart;
  readonly saves: AttackSpec['target']['saves'];
  readonly shields: UsableShields;
  /** Augur: unmodified results that may be rolled again. */
  readonly rerolledFaces: readonly number[];
  /** Dice that orders let roll again. */
  readonly rerolls: number;
  /** Target Locks: on the weapon card, and on the orders of the attacker. */
  readonly abilities: readonly LockAbility[];
  /** Every condition that the table has still to answer. */
  readonly open: readonly Condition[];
  readonly spec: AttackSpec;
  readonly target: Target;
  readonly odds: (choices: StrikeChoices) => StrikeOdds;
  /** The same among others, which may have left the target with less when it is made. */
  readonly attack: AttackOn;
}

type Figures = Omit<StrikeAnswer, 'spec' | 'target' | 'odds' | 'attack'>;

const rerollsOf = (strike: SettledStrike, rules: Rules): number =>
  effectsOn(strike.attacker, 'reroll')
    .filter(({ effect }) => judgeAll(effect.when, strike, rules) === 'holds')
    .reduce((sum, { effect }) => sum + effect.dice, 0);

/** Armor, Flak, Critical Hits: a Super Heavy has given its orders back before it is crippled (ruling crippled-at-once). */
const savesOf = (
  { target: alone }: StrikeSituation,
  { weapon, target, nearTarget }: SettledStrike,
  rules: Rules,
): StrikeAnswer['saves'] => {
  const { rulings } = rules;
  const against = (piece: Piece): readonly Save[] =>
    savesAgainst(weapon.types, piece, nearTarget, rules);
  const bare = reached(withoutOrders(alone, rulings), nearTarget, rulings);
  const givesBack = target.card.role === 'Super Heavy' && target.orders.length > 0;
  const last = givesBack ? bare : target;
  return {
    now: against(target),
    withoutOrders: against(bare),
    crippled: against(
      rulings['crippled-at-once'] === 'at-once' ? crippledNow(last, rulings) : last,
    ),
  };
};

/** Boxes that may be spent, by where they are. */
const boxesOf = ({ points, from }: UsableShields): AttackSpec['target']['boxes'] =>
  from.length === 0
    ? [{ at: 'track', points }]
    : from.map((side) => ({ at: side.facing, points: side.points }));

const specOf = (figures: Figures, { rulings }: Rules): AttackSpec => {
  const { strike, chart, modifiers, rerolledFaces, rerolls, abilities, saves, shields } = figures;
  const { target } = strike;
  return {
    roll: {
      dice: strike.dice,
      modifier: modifiers.applied,
      chart,
      rerolledFaces,
      untilAnother: rulings['augur-rerolls-once'] === 'until-another',
      rerolls,
      abilities,
      replaces: rulings['reroll-replaces-die'] === 'replaces',
    },
    target: {
      role: target.card.role,
      hull: target.hull,
      crippled: target.crippled,
      orders: target.orders.length,
      boxes: boxesOf(shields),
      blocksCriticals: mayBlock(target, 'critical'),
      saves,
      savesFirst: rulings['armor-before-shields'] === 'before',
    },
  };
};

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
    saves: savesOf(situation, strike, rules),
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
  const spec = specOf(figures, rules);
  const { role, hull, crippled, orders: held } = spec.target;
  const { points } = figures.shields;
  return {
    ...figures,
    spec,
    target: { role, hull, crippled, orders: held, shields: points },
    odds: (choices) => strikeOdds(spec, choices),
    attack: (found) => {
      const target = standingSo(situation.target, found, rules);
      const then = specOf(figuresOf({ ...situation, target }, rules, orders), rules);
      return { ...then, target: { ...then.target, boxes: [{ at: 'track', points }] } };
    },
  };
};
