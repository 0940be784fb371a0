import type { ShipCard } from '../../cards/types';
import { firepower } from '../../fleet/firepower';
import type { FleetCards } from '../../fleet/fleetCards';
import { shipFigures } from '../../fleet/fleetTotals';
import { freshPiece } from '../../fleet/freshPiece';
import type { Fleet } from '../../fleet/types';
import type { StrikePolicy } from '../../odds/spec';
import type { Rules } from '../../parts';

const BEST_PLAY: StrikePolicy = { locks: 'best', shields: 'best' };

/** Hull that one ship takes from a fresh target in one activation, by distance. */
const hullTaken = (
  ship: ShipCard,
  against: ShipCard,
  cards: FleetCards,
  rules: Rules,
): readonly number[] => {
  const policy = {
    ...BEST_PLAY,
    lockOnBlockable: rules.rulings['lock-on-after-shields'] === 'blockable',
  };
  const attacker = { ...freshPiece(ship), id: 'attacker', team: 'A' };
  const target = { ...freshPiece(against), id: 'target', team: 'B' };
  return shipFigures(ship, cards, rules).diceByDistance.map((dice, distance) => {
    if (dice === 0) return 0;
    const salvo = {
      attacker,
      target,
      distance,
      facings: ['Direct Fore'] as const,
      heavyReady: true,
    };
    return firepower(salvo, cards, rules, policy).hullLost;
  });
};

/** What a fleet takes from a target at each distance, each ship alone and once, added up. */
export type Reach = (
  fleet: Fleet,
  against: ShipCard,
  cards: FleetCards,
  rules: Rules,
) => readonly number[];

/** Exact odds are dear, and a ship's do not change with the fleet: what was worked out once is kept. */
export const makeReach = (): Reach => {
  const known = new Map<string, readonly number[]>();
  return (fleet, against, cards, rules) => {
    const taken = (ship: ShipCard): readonly number[] => {
      const weapons = ship.armaments.map(({ weapon }) => cards.weapons.get(weapon) ?? null);
      const key = JSON.stringify([ship, weapons, against, rules.rulings]);
      const found = known.get(key) ?? hullTaken(ship, against, cards, rules);
      known.set(key, found);
      return found;
    };
    const each = fleet.ships.flatMap(({ code }) => {
      const card = cards.ships.get(code);
      return card ? [taken(card)] : [];
    });
    const furthest = Math.max(0, ...each.map((hull) => hull.length));
    return Array.from({ length: furthest }, (_, distance) =>
      each.reduce((sum, hull) => sum + (hull[distance] ?? 0), 0),
    );
  };
};
