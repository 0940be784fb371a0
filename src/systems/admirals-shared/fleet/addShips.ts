import type { FleetShip } from './types';

/** A fleet with a ship more for each code, under ids that no ship of it has yet. */
export const addShips = <Some extends { readonly ships: readonly FleetShip[] }>(
  fleet: Some,
  codes: readonly string[],
): Some => {
  const taken = new Set(fleet.ships.map((ship) => ship.id));
  const ships: FleetShip[] = [...fleet.ships];
  let next = 1;
  for (const code of codes) {
    while (taken.has(`s${next}`)) next += 1;
    taken.add(`s${next}`);
    ships.push({ id: `s${next}`, code });
  }
  return { ...fleet, ships };
};
