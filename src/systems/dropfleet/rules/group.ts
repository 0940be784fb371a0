import type { Layer, Tonnage } from '../terms';

/** §3.2.1.2 */
export const coherencyRange = (tonnage: Tonnage): number => (tonnage === 'light' ? 3 : 6);

const LARGE_GROUP = 4;

/** §3.2.1.2: how many others must be near: all Ships of the Group count (ruling coherency-group-size). */
export const othersNeeded = (ships: number): number =>
  ships === 1 ? 0 : ships >= LARGE_GROUP ? 2 : 1;

export type Placed = Readonly<{ id: string; layer: Layer }>;

/** How far two Ships are from each other. */
export type Distance = (one: string, other: string) => number;

/** §3.2.1.2: the Ships in Coherency: enough others of their layer in range (ruling lone-ship-coherent). */
export const inCoherency = (
  tonnage: Tonnage,
  ships: readonly Placed[],
  distance: Distance,
): readonly string[] => {
  const range = coherencyRange(tonnage);
  const needed = othersNeeded(ships.length);
  const isNear = (one: Placed, other: Placed): boolean =>
    one.id !== other.id && one.layer === other.layer && distance(one.id, other.id) <= range;
  return ships
    .filter((ship) => ships.filter((other) => isNear(ship, other)).length >= needed)
    .map(({ id }) => id);
};

/** §3.2.1.3: two or more in Coherency have the benefits of a Formation. */
export const inFormation = (coherent: readonly string[]): readonly string[] =>
  coherent.length >= 2 ? coherent : [];
