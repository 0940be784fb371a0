import { openQuestions } from '../../admirals-shared/play/conditions';
import { effectsOn } from '../../admirals-shared/piece';
import type { UsableShields } from '../../admirals-shared/play/strikes';
import type { Save } from '../../admirals-shared/saves';
import { chartOf } from '../../admirals-shared/strike/chart';
import type { Condition, OrderCard } from '../cards/forms';
import { applyNearby } from '../keywords/apply';
import { crippledNow, reached, withoutOrders, type Piece } from '../piece';
import type { Rules } from '../rules';
import type { AttackSpec, TargetSpec } from './attack';
import { strikeOdds, type StrikeChoices, type StrikeOdds } from './odds';
import type { RollSpec } from './rolling';
import {
  judge,
  judgeAll,
  mayBlock,
  savesAgainst,
  settleStrike,
  strikeModifiers,
  usableShields,
  type SettledStrike,
  type StrikeModifiers,
  type StrikeSituation,
} from './situation';
import type { AttackOn, Found, Target } from './volley';

/** An attack worked out: every number with where it comes from, and the exact odds. */
export interface StrikeAnswer {
  readonly strike: SettledStrike;
  readonly modifiers: StrikeModifiers;
  readonly shields: UsableShields;
  /** Every condition that the table has still to answer. */
  readonly open: readonly Condition[];
  readonly spec: AttackSpec;
  readonly target: Target;
  readonly odds: (choices: StrikeChoices) => StrikeOdds;
  /** The same among others, which may have left the target with less when it is made. */
  readonly attack: AttackOn;
}

const rerollsOf = (strike: SettledStrike, rules: Rules): number =>
  effectsOn(strike.attacker, 'reroll')
    .filter(({ effect }) => judgeAll(effect.when, strike, rules) === 'holds')
    .reduce((sum, { effect }) => sum + effect.dice, 0);

/** Making Attacks, Augur, Target Locks: on the weapon card, and on the orders of the attacker. */
const rollOf = (
  strike: SettledStrike,
  modifier: number,
  rules: Rules,
  orders: readonly OrderCard[],
): RollSpec => {
  const { weapon, attacker, nearAttacker } = strike;
  return {
    dice: strike.dice,
    modifier,
    chart: chartOf(weapon, rules),
    rerolledFaces: applyNearby(rules, 'rerollsNearby', [], attacker, nearAttacker),
    untilAnother: rules.rulings['augur-rerolls-once'] === 'until-another',
    rerolls: rerollsOf(strike, rules),
    abilities: [weapon, ...orders].flatMap(({ lockAbility }) => lockAbility ?? []),
    replaces: rules.rulings['reroll-replaces-die'] === 'replaces',
  };
};

/** Armor, Flak, Critical Hits: a Super Heavy has given its orders back before it is crippled (ruling crippled-at-once). */
const savesOf = (
  { target: alone }: StrikeSituation,
  { weapon, target, nearTarget }: SettledStrike,
  rules: Rules,
): TargetSpec['saves'] => {
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
const boxesOf = ({ points, from }: UsableShields): TargetSpec['boxes'] =>
  from.length === 0
    ? [{ at: 'track', points }]
    : from.map((side) => ({ at: side.facing, points: side.points }));

/** Modifier List, Armor, Flak, Shields: every number of an attack. */
const figuresOf = (situation: StrikeSituation, rules: Rules, orders: readonly OrderCard[]) => {
  const { rulings } = rules;
  const strike = settleStrike(situation, rulings);
  const { attacker, target } = strike;
  const modifiers = strikeModifiers(strike, rules);
  const shields = usableShields(target, strike.facings, rules);
  const rerollsOpen = effectsOn(attacker, 'reroll').flatMap(({ effect }) =>
    openQuestions<Condition>(effect.when, (condition) => judge(condition, strike, rules)),
  );
  const spec: AttackSpec = {
    roll: rollOf(strike, modifiers.applied, rules, orders),
    target: {
      role: target.card.role,
      hull: target.hull,
      crippled: target.crippled,
      orders: target.orders.length,
      boxes: boxesOf(shields),
      blocksCriticals: mayBlock(target, 'critical'),
      saves: savesOf(situation, strike, rules),
      savesFirst: rulings['armor-before-shields'] === 'before',
    },
  };
  const open = [...modifiers.conditional.flatMap((one) => one.open), ...rerollsOpen];
  return { strike, modifiers, shields, open, spec };
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
  const { spec } = figures;
  const { role, hull, crippled, orders: held } = spec.target;
  const { points } = figures.shields;
  return {
    ...figures,
    target: { role, hull, crippled, orders: held, shields: points },
    odds: (choices) => strikeOdds(spec, choices),
    attack: (found) => {
      const target = standingSo(situation.target, found, rules);
      const then = figuresOf({ ...situation, target }, rules, orders).spec;
      return { ...then, target: { ...then.target, boxes: [{ at: 'track', points }] } };
    },
  };
};
