import { PLAIN_DIE, type CombatDie } from '../../admirals-shared/skirmish/die';
import { plus, startAt, type Explained, type Tally } from '../../admirals-shared/explain';
import type { BySide } from '../../admirals-shared/skirmish/sides';
import { applyNearby, applyOwn } from '../keywords/apply';
import type { Ram } from '../keywords/hooks';
import { reached, type Piece } from '../piece';
import type { Rules } from '../rules';
import { type AnyFighter, effectsOn } from '../../admirals-shared/piece';

export type Fighter = AnyFighter<Piece>;

export type SkirmishSituation = BySide<Fighter>;

/** One side of a skirmish worked out: every number with where it comes from. */
export interface Arms {
  readonly piece: Piece;
  readonly pool: Tally;
  readonly die: Explained<CombatDie>;
  /** Direct Hits of the opponent's dice that it cancels. */
  readonly cancelled: Tally;
  readonly rams: readonly Ram[];
  readonly deathBlow: Tally;
}

const NOTHING: Tally = { value: 0, lines: [] };

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

const armed = (fighter: Fighter, opponent: Piece, rules: Rules): Arms => {
  const { piece } = fighter;
  return {
    piece,
    pool: poolOf(fighter, rules),
    die: applyOwn(rules, 'combatDie', PLAIN_DIE, piece, {}),
    cancelled: applyOwn(rules, 'cancelled', NOTHING, piece, {}),
    rams: applyOwn(rules, 'rams', [], piece, { opponent }),
    deathBlow: applyOwn(rules, 'deathBlow', NOTHING, piece, {}),
  };
};

/** Skirmishes: what each of the two ships brings. */
export const armsOf = ({ active, opposing }: SkirmishSituation, rules: Rules): BySide<Arms> => {
  const settle = (fighter: Fighter): Fighter => ({
    ...fighter,
    piece: reached(fighter.piece, fighter.nearby, rules.rulings),
  });
  const [one, other] = [settle(active), settle(opposing)];
  return { active: armed(one, other.piece, rules), opposing: armed(other, one.piece, rules) };
};

/** Ore Hull, Ram-Prow: what is left of the Direct Hits on a ship (ruling ore-hull-cancels-rolled). */
export const hitsTaken = (
  { cancelled }: Arms,
  rolled: number,
  rammed: number,
  { rulings }: Rules,
): number =>
  rulings['ore-hull-cancels-rolled'] === 'any'
    ? Math.max(0, rolled + rammed - cancelled.value)
    : Math.max(0, rolled - cancelled.value) + rammed;

/** What a skirmish did to one ship. */
export interface Toll {
  readonly directHits: number;
  readonly hullLost: number;
  readonly destroyed: boolean;
}

const tollOf = ({ piece: { hull } }: Arms, directHits: number): Toll => ({
  directHits,
  hullLost: Math.min(hull, directHits),
  destroyed: directHits >= hull,
});

/** Skirmishes, Lethal: both lose hull at once; whoever is destroyed deals its death blow. */
export const tollsOf = (arms: BySide<Arms>, taken: BySide<number>): BySide<Toll> => {
  const active = tollOf(arms.active, taken.active);
  const opposing = tollOf(arms.opposing, taken.opposing);
  const blow = (from: Arms, toll: Toll): number => (toll.destroyed ? from.deathBlow.value : 0);
  return {
    active: tollOf(arms.active, taken.active + blow(arms.opposing, opposing)),
    opposing: tollOf(arms.opposing, taken.opposing + blow(arms.active, active)),
  };
};
