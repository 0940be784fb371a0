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

/** Places of the Ships in the order in which they are hurt: the lowest hull first, then the nearest. */
export const hurtOrder = (ships: readonly Hurt[]): readonly number[] =>
  ships
    .map((_, at) => at)
    .sort((a, b) => {
      const [one, other] = [ships[a], ships[b]];
      if (!one || !other) return 0;
      return one.hull - other.hull || one.distance - other.distance;
    });

/** §7.3.5: the hull that each Ship has left; damage runs on to the next (ruling damage-runs-on). */
export const allocate = (ships: readonly Hurt[], damage: number): readonly number[] => {
  const left = ships.map(({ hull }) => hull);
  let rest = damage;
  for (const at of hurtOrder(ships)) {
    const lost = Math.min(rest, left[at] ?? 0);
    left[at] = (left[at] ?? 0) - lost;
    rest -= lost;
  }
  return left;
};

/** Below half, not at half: of a Ship, or of a dropsite. */
export const isBelowHalf = (hull: number, startingHull: number): boolean => hull * 2 < startingHull;

/** §7.3.6: a Capital Ship that is below half for the first time and lives (ruling destroyed-rolls-no-cripple). */
export const mustRollForCrippling = (
  ship: Pick<Hurt, 'tonnage' | 'startingHull' | 'hull' | 'rolledBefore'>,
  left: number,
): boolean =>
  isCapital(ship.tonnage) &&
  !ship.rolledBefore &&
  left > 0 &&
  left < ship.hull &&
  isBelowHalf(left, ship.startingHull);
