import { isCapital, type Tonnage } from '../terms';

/** A Ship that damage is dealt to. */
export interface Hurt {
  readonly tonnage: Tonnage;
  readonly startingHull: number;
  readonly hull: number;
  /** From the Lead Ship of the attackers. */
  readonly distance: number;
  /** On the Crippling table, which each Ship does once. */
  readonly rolledBefore: boolean;
}

/** What so much leaves of each: all that is taken goes from the first, then from the next. */
export const takenFrom = (counts: readonly number[], amount: number): readonly number[] => {
  let rest = amount;
  return counts.map((count) => {
    const taken = Math.min(count, rest);
    rest -= taken;
    return count - taken;
  });
};

/** §7.3.5: the hull that each Ship has left; the lowest is hurt first, then the nearest, and it runs on (ruling damage-runs-on). */
export const allocate = (ships: readonly Hurt[], damage: number): readonly number[] => {
  const order = [...ships].sort(
    (one, other) => one.hull - other.hull || one.distance - other.distance,
  );
  const hulls = order.map(({ hull }) => hull);
  const left = takenFrom(hulls, damage);
  return ships.map((ship) => left[order.indexOf(ship)] ?? 0);
};

/** Below half, not at half: of a Ship, or of a dropsite. */
export const isBelowHalf = (hull: number, startingHull: number): boolean => hull * 2 < startingHull;

/** §7.3.6: a Capital Ship that is below half for the first time and lives (ruling destroyed-rolls-no-cripple). */
export const mustRollForCrippling = (ship: Omit<Hurt, 'distance'>, left: number): boolean =>
  isCapital(ship.tonnage) &&
  !ship.rolledBefore &&
  left > 0 &&
  left < ship.hull &&
  isBelowHalf(left, ship.startingHull);
