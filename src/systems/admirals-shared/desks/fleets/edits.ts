import type { Changes } from '../../../../core/pages/answers';
import { addShips } from '../../fleet/addShips';
import type { Fleet, FleetShip } from '../../fleet/types';
import { crewChanges } from '../../../admirals/desks/fleets/draft';

const MARKS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const isLetter = (badge: string | undefined): boolean =>
  badge !== undefined && MARKS.includes(badge);

/** Twins that have no mark get the next letter; one without twins needs none of ours. */
export const withMarks = (ships: readonly FleetShip[]): readonly FleetShip[] => {
  const taken = new Map<string, Set<string>>();
  for (const { code, badge } of ships) {
    if (badge === undefined) continue;
    taken.set(code, (taken.get(code) ?? new Set()).add(badge));
  }
  return ships.map((ship): FleetShip => {
    const { badge, ...unmarked } = ship;
    const twins = ships.filter(({ code }) => code === ship.code).length;
    if (twins === 1) return isLetter(badge) ? unmarked : ship;
    if (badge !== undefined) return ship;
    const used = taken.get(ship.code) ?? new Set();
    const next = MARKS.find((mark) => !used.has(mark)) ?? String(used.size + 1);
    taken.set(ship.code, used.add(next));
    return { ...ship, badge: next };
  });
};

/** One more of each of these. */
export const withShips = <Some extends Pick<Fleet, 'ships'>>(
  fleet: Some,
  codes: readonly string[],
): Some => {
  const more = addShips(fleet, codes);
  return { ...more, ships: withMarks(more.ships) };
};

/** A card on a ship that is no longer there is on none. */
const ashore = <Carried extends { readonly code: string; readonly on?: string }>(
  { code, on }: Carried,
  ships: readonly FleetShip[],
): { readonly code: string; readonly on?: string } =>
  on !== undefined && ships.some(({ id }) => id === on) ? { code, on } : { code };

/** Without one ship; what it carried stays in the fleet. */
export const withoutShip = (fleet: Fleet, id: string): Fleet => {
  const ships = withMarks(fleet.ships.filter((ship) => ship.id !== id));
  const { commander, ...rest } = fleet;
  return {
    ...rest,
    ships,
    ...(commander ? { commander: ashore(commander, ships) } : {}),
    flightGroups: fleet.flightGroups.map((group) => ashore(group, ships)),
  };
};

export const addChanges = (fleet: Fleet, code: string): Changes =>
  crewChanges(withShips(fleet, [code]));

export const removeChanges = (fleet: Fleet, id: string): Changes =>
  crewChanges(withoutShip(fleet, id));

/** The copy that goes when one goes: the last that carries nothing, else the last. */
export const copyToRemove = (fleet: Fleet, code: string): string | null => {
  const copies = fleet.ships.filter((ship) => ship.code === code);
  const carriers = [fleet.commander, ...fleet.flightGroups].map((carried) => carried?.on);
  const idle = copies.filter(({ id }) => !carriers.includes(id));
  return (idle.at(-1) ?? copies.at(-1))?.id ?? null;
};
