import { NOTHING, plus, startAt, type Tally } from '../../admirals-shared/explain';
import { PLAIN_DIE } from '../../admirals-shared/skirmish/die';
import { duelOf, type Armed } from '../../admirals-shared/skirmish/duel';
import { otherSide, SIDES, type BySide } from '../../admirals-shared/skirmish/sides';
import { byName } from '../../admirals-shared/cards/terms';
import { applyNearby, applyOwn } from '../keywords/hooks';
import { reached, type Piece } from '../piece';
import type { Rules } from '../rules';
import { type AnyFighter, effectsOn } from '../../admirals-shared/piece';

export type Fighter = AnyFighter<Piece>;

export type SkirmishSituation = BySide<Fighter>;

/** Skirmishes: the total of all armament dice. */
export const armamentDice = ({ card }: Piece): number =>
  card.armaments.reduce((sum, { mounts }) => mounts.reduce((all, { dice }) => all + dice, sum), 0);

/** Skirmishes: armament dice, and what keywords, friends and orders add; optional dice are taken. */
const poolOf = ({ piece, nearby, byHand = 0 }: Fighter, rules: Rules): Tally => {
  const rule = 'Skirmishes';
  const base = startAt(armamentDice(piece), { of: 'armaments' }, rule);
  const own = applyOwn(rules, 'combatPool', base, piece, {});
  const helped = applyNearby(rules, 'combatPoolNearby', own, piece, nearby);
  const ordered = effectsOn(piece, 'skirmish-dice').reduce(
    (pool, { source, effect }) => plus(pool, effect.dice, { of: 'effect', card: source }, rule),
    helped,
  );
  const all = plus(ordered, byHand, { of: 'hand', text: '' }, rule);
  return all.value < 0 ? { ...all, value: 0 } : all;
};

const armed = (fighter: Fighter, opponent: Piece, rules: Rules): Armed<Piece> => {
  const { piece } = fighter;
  return {
    piece,
    pool: poolOf(fighter, rules),
    die: applyOwn(rules, 'combatDie', PLAIN_DIE, piece, {}),
    saves: [],
    revenge: [],
    cancelled: applyOwn(rules, 'cancelled', NOTHING, piece, {}),
    rams: applyOwn(rules, 'rams', [], piece, { opponent }),
    deathBlow: applyOwn(rules, 'deathBlow', NOTHING, piece, {}),
  };
};

/** Skirmishes: what each of the two ships brings, and what comes of it (ruling ore-hull-cancels-rolled). */
export const skirmishSituation = (both: SkirmishSituation, rules: Rules) => {
  const fighters = byName(SIDES, (side) => ({
    ...both[side],
    piece: reached(both[side].piece, both[side].nearby, rules.rulings),
  }));
  return duelOf(
    byName(SIDES, (side) => armed(fighters[side], fighters[otherSide(side)].piece, rules)),
    { cancelsRams: rules.rulings['ore-hull-cancels-rolled'] === 'any' },
  );
};
