import {
  atLeast,
  atMost,
  divided,
  plus,
  startAt,
  type Explained,
  type Tally,
} from '../admirals-shared/explain';
import { effectsOn, PRINTED } from '../admirals-shared/piece';
import * as roles from '../admirals-shared/roles';
import { terrainRule } from '../admirals-shared/terrain/entry';
import type { Rules } from './rules';
import { applyNearby, applyOwn, aurasStack, type BonusOrder } from './keywords/hooks';
import type { Nearby, Piece } from './piece';

/** 10C-04, 13A-01: a ship with “Carrier” in its name. */
export const isCarrier = (card: { readonly name: string } | null): boolean =>
  card !== null && card.name.includes('Carrier');

/** Armor and Flak never count for more. */
export const MOST_DEFENCE = 4;

const plusTerrain = (
  tally: Tally,
  piece: Piece,
  amount: { readonly by: number; readonly rule: string } | undefined,
): Tally =>
  amount && piece.terrain
    ? plus(tally, amount.by, { of: 'terrain', terrain: piece.terrain }, amount.rule)
    : tally;

const printedArmor = ({ card, keywords }: Piece, rules: Rules): Tally => {
  if (card.armor !== undefined) return startAt(card.armor, { of: 'card' }, '3A-01 XI');
  const keyworded = keywords.some(({ name, source }) => name === 'Armor' && source === PRINTED);
  const isInstead = rules.rulings['old-armor-keyword'] === 'instead-of-one';
  return startAt(keyworded && isInstead ? 0 : 1, { of: 'old-card' }, '3A-01 XI');
};

/** 3A-01 XI, 9A: as printed, 1 on an older card without the keyword, plus keywords and terrain, up to 4. */
export const armorOf = (piece: Piece, rules: Rules): Tally => {
  const own = applyOwn(rules, 'armor', printedArmor(piece, rules), piece, {});
  const there = plusTerrain(own, piece, terrainRule(rules.terrains, piece.terrain).armor);
  return atMost(there, MOST_DEFENCE, '9A');
};

/** 3A-01 XII, 9E, 9B: as printed, 0 on an older card, plus keywords, Cover nearby and terrain, up to 4. */
export const flakOf = (piece: Piece, nearby: readonly Nearby[], rules: Rules): Tally => {
  const { flak } = piece.card;
  const printed = startAt(flak ?? 0, { of: flak === undefined ? 'old-card' : 'card' }, '3A-01 XII');
  const own = applyOwn(rules, 'flak', printed, piece, {});
  const stacking = aurasStack(rules.rulings);
  const covered = applyNearby(rules, 'flakNearby', own, nearby, stacking, { about: piece });
  const there = plusTerrain(covered, piece, terrainRule(rules.terrains, piece.terrain).flak);
  return atMost(there, MOST_DEFENCE, '9E');
};

/** 3A-02 I: by role, +1 for Refit or Massive (ruling refit-and-massive-once): what more Critical Damage than cripples. */
export const initialOrderLimitOf = (piece: Piece, rules: Rules): Tally => {
  const { role, type } = piece.card;
  const byRole = roles.ordersByRole(role, '3A-02 I');
  const refit = type === 'Refit' ? 1 : 0;
  const byType = plus(byRole, refit, { of: 'ship-type', type }, '3A-02 I');
  return applyOwn(rules, 'orderLimit', byType, piece, {});
};

/** 3A-02 I: the initial limit less one per Critical Damage. */
export const orderLimitOf = (piece: Piece, rules: Rules): Tally => {
  const { criticals } = piece;
  const initial = initialOrderLimitOf(piece, rules);
  const damaged = plus(initial, -criticals, { of: 'criticals', count: criticals }, '3A-02 I');
  return atLeast(damaged, 0, '3A-02 I');
};

/** 9G: orders that may be assigned besides the others; a Refit's are printed on its card (3A-01 VIII). */
export const bonusOrdersOf = (piece: Piece, rules: Rules): readonly BonusOrder[] => {
  const printed = piece.card.bonusOrders.map((order): BonusOrder => ({
    order,
    source: { of: 'card' },
    rule: '3A-01 VIII',
  }));
  const all = applyOwn(rules, 'bonusOrders', printed, piece, {});
  return all.filter((one, at) => all.findIndex(({ order }) => order === one.order) === at);
};

/** 13A-05, 13A-06: bonus orders of which it has one for the whole game: of those printed on a Refit, and of what Massive names: a Massive Refit has both. */
export const lastingOrdersOf = (piece: Piece, rules: Rules) => {
  const all = bonusOrdersOf(piece, rules).map(({ order }) => order);
  const named = applyOwn(rules, 'bonusOrders', [], piece, {}).map(({ order }) => order);
  const isRefit = piece.card.type === 'Refit';
  const lasting = [
    { rule: '13A-05', orders: isRefit ? all.filter((order) => !named.includes(order)) : [] },
    { rule: '13A-06', orders: isRefit ? named : all },
  ];
  return lasting.filter(({ orders }) => orders.length > 0);
};

/** 4B-01 II: whether its Psionic orders count towards its player's one: not with Starcaster, nor where its required order is Psionic. */
export const psionicCounts = (piece: Piece, requiresPsionic: boolean, rules: Rules): boolean =>
  !requiresPsionic && applyOwn(rules, 'psionicCounts', true, piece, {});

/** What an activation adds to or takes from the moves of a piece. */
interface MoveSituation {
  /** Other pieces, by their distance when the activation started. */
  readonly nearby: readonly Nearby[];
  /** 8B-05: how often it escaped from a Core Hex this round. */
  readonly escapes: number;
}

const ESCAPE_MOVES = 2;

const withEscapes = (moves: roles.Moves, escapes: number): roles.Moves =>
  escapes === 0
    ? moves
    : roles.moreMoves(moves, { min: 0, max: escapes * ESCAPE_MOVES }, { of: 'escape' }, '8B-05');

/** 3A-02 II, 9D, 9R, 8B-05: how many Moves the piece must and may make (ruling escape-moves-optional). */
export const movesOf = (piece: Piece, situation: MoveSituation, rules: Rules): roles.Moves => {
  const { role } = piece.card;
  const start = roles.movesByRole(role, '3A-02 II');
  if (role === 'Stationary') return start;
  const own = applyOwn(rules, 'moves', start, piece, {});
  const ordered = roles.movesByEffects(own, effectsOn(piece, 'moves'), '4B-01');
  const isCapped = rules.rulings['escape-moves-optional'] === 'capped';
  const before = withEscapes(ordered, isCapped ? situation.escapes : 0);
  const about = { about: piece };
  const held = applyNearby(rules, 'movesNearby', before, situation.nearby, 'each', about);
  return withEscapes(held, isCapped ? 0 : situation.escapes);
};

/** 3A-02 III, 6A: 60° turns before each maneuver. */
export const rotationsOf = (piece: Piece): Explained<number | 'any'> => {
  const rules = { role: '3A-02 III', effect: '4B-01' };
  const turns = roles.rotationsBy(piece.card.role, effectsOn(piece, 'rotations'), rules);
  return turns.value === 'any' ? turns : atLeast(turns, 0, '3A-02 III');
};

const degraded = (dice: Tally, { exhausted, criticals }: Piece, rules: Rules): Tally => {
  const tired = { of: 'exhausted', count: exhausted } as const;
  const damaged = { of: 'criticals', count: criticals } as const;
  if (exhausted >= 2) {
    const again = criticals > 0 && rules.rulings['exhausted-and-critical'] === 'halved-again';
    const quartered = divided(dice, 4, tired, '3A-02 IV');
    return again ? divided(quartered, 2, damaged, '3A-02 IV') : quartered;
  }
  if (exhausted === 1) return divided(dice, 2, tired, '3A-02 IV');
  return criticals > 0 ? divided(dice, 2, damaged, '3A-02 IV') : dice;
};

/** 3A-02 IV: all armament dice, Shuttle Hangar, halved or quartered rounding up, then flat reductions. */
export const skirmishDiceOf = (piece: Piece, rules: Rules): Tally => {
  const printed = piece.card.armaments
    .flatMap(({ mounts }) => mounts)
    .reduce((sum, { dice }) => sum + dice, 0);
  const all = startAt(printed, { of: 'armaments' }, '3A-02 IV');
  const base = applyOwn(rules, 'skirmishDice', all, piece, {});
  const left = degraded(base, piece, rules);
  const reduced = plus(left, -piece.skirmishDicePenalty, { of: 'penalty' }, '3A-02 IV');
  return atLeast(reduced, 0, '3A-02 IV');
};
