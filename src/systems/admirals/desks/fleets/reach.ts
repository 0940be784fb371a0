import { shipFigures } from '../../fleet/figures';
import type { Fleet } from '../../fleet/types';
import type { ShipCard } from '../../../admirals-shared/cards/types';
import { firepower } from '../../fleet/firepower';
import type { FleetCards } from '../../fleet/fleetCards';
import { volleyOdds } from '../../odds/volley';
import { policyOf, type StrikeChoices } from '../../strike/spec';
import type { Rules } from '../../rules';
import { freshPiece } from '../../freshPiece';

const BEST_PLAY: StrikeChoices = { locks: 'best', shields: 'best' };

/** Whose strikes are counted, and at whom. */
export interface ReachOf {
  readonly fleet: Fleet;
  readonly against: ShipCard;
  readonly cards: FleetCards;
  readonly rules: Rules;
}

/** What a fleet takes from a target at each distance, each ship alone and once, added up. */
export interface Reach {
  /** Null while some of it is not worked out. */
  readonly chart: (of: ReachOf) => readonly number[] | null;
  /** Works it out, one distance of one ship at a time. */
  readonly work: (of: ReachOf) => Iterable<void>;
}

type Odds = typeof volleyOdds;

/** At most distances a ship strikes with the same dice: the same strikes have the same odds. */
const makeOdds = (): Odds => {
  const known = new Map<string, ReturnType<Odds>>();
  return (strikes, target, policy) => {
    const key = JSON.stringify([strikes, target, policy]);
    const found = known.get(key) ?? volleyOdds(strikes, target, policy);
    known.set(key, found);
    return found;
  };
};

/** Hull that one ship takes from a fresh target in one activation, distance by distance. */
function* hullTaken(ship: ShipCard, { against, cards, rules }: ReachOf): Generator<number> {
  const odds = makeOdds();
  const policy = policyOf(BEST_PLAY, rules);
  const attacker = { ...freshPiece(ship), id: 'attacker', team: 'A' };
  const target = { ...freshPiece(against), id: 'target', team: 'B' };
  const facings = ['Direct Fore'] as const;
  for (const [distance, dice] of shipFigures(ship, cards, rules).diceByDistance.entries()) {
    const salvo = { attacker, target, distance, facings, heavyReady: true };
    yield dice === 0 ? 0 : firepower(salvo, cards, rules, policy, odds).hullLost;
  }
}

const shipsOf = ({ fleet, cards }: ReachOf): readonly ShipCard[] =>
  fleet.ships.flatMap(({ code }) => cards.ships.get(code) ?? []);

const summed = (each: readonly (readonly number[])[]): readonly number[] => {
  const furthest = Math.max(0, ...each.map((hull) => hull.length));
  return Array.from({ length: furthest }, (_, distance) =>
    each.reduce((sum, hull) => sum + (hull[distance] ?? 0), 0),
  );
};

/** Exact odds are dear, and a ship's do not change with the fleet: what was worked out once is kept. */
export const makeReach = (): Reach => {
  const known = new Map<string, readonly number[]>();
  const keyOf = (ship: ShipCard, { against, cards, rules }: ReachOf): string => {
    const weapons = ship.armaments.map(({ weapon }) => cards.weapons.get(weapon) ?? null);
    return JSON.stringify([ship, weapons, against, rules.rulings]);
  };
  return {
    chart: (of) => {
      const each = shipsOf(of).map((ship) => known.get(keyOf(ship, of)));
      const taken = each.filter((hull) => hull !== undefined);
      return taken.length === each.length ? summed(taken) : null;
    },
    *work(of) {
      for (const ship of new Set(shipsOf(of))) {
        const key = keyOf(ship, of);
        if (known.has(key)) continue;
        const hull: number[] = [];
        for (const taken of hullTaken(ship, of)) {
          hull.push(taken);
          yield;
        }
        known.set(key, hull);
      }
    },
  };
};
