import { makeJudging } from '../../admirals-shared/play/conditions';
import { type UsableShields, NO_SHIELDS, shieldsFrom } from '../../admirals-shared/play/strikes';
import {
  type Save,
  atMost,
  NOTHING,
  type Tally,
  type Modifier,
} from '../../admirals-shared/explain';
import { chartOf } from '../../admirals-shared/strike/chart';
import type { OrderCard, WeaponCard } from '../cards/forms';
import { applyNearby, applyOwn } from '../keywords/hooks';
import { crippledNow, reached, withoutOrders, type Piece, type Nearby } from '../piece';
import type { Rules } from '../rules';
import type { AttackSpec, TargetSpec } from './attack';
import { strikeOdds, type StrikeChoices } from './odds';
import type { RollSpec } from './rolling';
import type { Found } from './volley';
import type { Facing, WeaponType } from '../../admirals-shared/cards/terms';
import type { AnyStrikeSituation, Settled } from '../../admirals-shared/strike/situation';
import { terrainRule } from '../../admirals-shared/terrain/entry';
import type { Rulings } from '../rulings';

/** Everything that an attack depends on. What only the map shows is said by the players. */
export type StrikeSituation = AnyStrikeSituation<Piece, WeaponCard>;

/** An attack whose two ships already have what their friends' orders do to them. Rules look at these only. */
type SettledStrike = Settled<StrikeSituation>;

export const settleStrike = (strike: StrikeSituation, rulings: Rulings): SettledStrike => ({
  ...strike,
  attacker: reached(strike.attacker, strike.nearAttacker, rulings),
  target: reached(strike.target, strike.nearTarget, rulings),
  settled: true,
});

/** Shields: the track, or the sides the attack comes from (ruling corner-both-sides); none in a Nebula. */
export const usableShields = (
  target: Piece,
  facings: readonly Facing[],
  rules: Rules,
): UsableShields => {
  if (terrainRule(rules.terrains, target.terrain).noShields)
    return { ...NO_SHIELDS, rule: 'Nebula' };
  if (!target.mayShield) return { ...NO_SHIELDS, rule: 'Historic Play' };
  const pooled = rules.rulings['corner-both-sides'] === 'both';
  return { ...shieldsFrom(target.shields, facings, pooled), rule: 'Shields' };
};

/** Shields, Critical Hits: boxes block Hits on every ship, and Critical Hits on Heavy and Super Heavy ones. */
export const mayBlock = ({ card: { role } }: Piece, icon: 'hit' | 'critical'): boolean =>
  icon === 'hit' || role === 'Heavy' || role === 'Super Heavy';

/** Modifier List: the conditions of cards, and what those that hold come to; what fails, fails whatever the table would say. */
export const { judge, modifiersOf, diceHeld, openIn } = makeJudging<SettledStrike, Rules>(
  ({ target, facings }, rules) => usableShields(target, facings, rules).points > 0,
  { weapon: 'Making Attacks', effect: 'Making Attacks' },
);

/** Terrain Types: by the hex that the target is in. */
const fromTerrain = ({ target: { terrain } }: SettledStrike, rules: Rules): readonly Modifier[] => {
  const { struck } = terrainRule(rules.terrains, terrain);
  return struck === undefined || terrain === null
    ? []
    : [{ value: struck, source: { of: 'terrain', terrain }, rule: terrain }];
};

/** Armor, Flak: a 6 never cancels. */
const MOST_SAVE = 5;

/** Armor: what its keywords add up to. */
export const armorOf = (piece: Piece, rules: Rules): Tally =>
  atMost(applyOwn(rules, 'armor', NOTHING, piece, {}), MOST_SAVE, 'Armor');

/** Flak, Cover: what its keywords and the ships that cover it add up to. */
export const flakOf = (piece: Piece, nearby: readonly Nearby[], rules: Rules): Tally => {
  const own = applyOwn(rules, 'flak', NOTHING, piece, {});
  return atMost(applyNearby(rules, 'flakNearby', own, piece, nearby), MOST_SAVE, 'Flak');
};

const save = (name: 'Armor' | 'Flak', { value, lines }: Tally): readonly Save[] =>
  value === 0 ? [] : [{ name, upTo: value, source: { of: 'card' }, rule: name, why: lines }];

/** Armor, Flak: the rolls that may cancel a Hit or a Critical Hit of such a weapon. */
export const savesAgainst = (
  weaponTypes: readonly WeaponType[],
  target: Piece,
  nearTarget: readonly Nearby[],
  rules: Rules,
): readonly Save[] => [
  ...(weaponTypes.includes('Heavy') ? [] : save('Armor', armorOf(target, rules))),
  ...(weaponTypes.includes('Ordnance') ? save('Flak', flakOf(target, nearTarget, rules)) : []),
];

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
    rerolls: diceHeld(strike, 'reroll', rules).reduce((sum, { effect }) => sum + effect.dice, 0),
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
  const { target } = strike;
  // Orders, weapons and terrain, added up and held between −1 and +2.
  const modifiers = modifiersOf(strike, rules, [...fromTerrain(strike, rules), ...strike.byHand]);
  const shields = usableShields(target, strike.facings, rules);
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
  const open = openIn(strike, modifiers, 'reroll', rules);
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
) => {
  const figures = figuresOf(situation, rules, orders);
  const { spec } = figures;
  const { role, hull, crippled, orders: held } = spec.target;
  const { points } = figures.shields;
  return {
    ...figures,
    target: { role, hull, crippled, orders: held, shields: points },
    odds: (choices: StrikeChoices) => strikeOdds(spec, choices),
    /** The same among others, which may have left the target with less when it is made. */
    attack: (found: Found): AttackSpec => {
      const target = standingSo(situation.target, found, rules);
      const then = figuresOf({ ...situation, target }, rules, orders).spec;
      return { ...then, target: { ...then.target, boxes: [{ at: 'track', points }] } };
    },
  };
};

/** An attack worked out: every number with where it comes from, and the exact odds. */
export type StrikeAnswer = ReturnType<typeof strikeSituation>;
