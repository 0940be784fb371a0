import { entriesOf, type FleetEntry } from '../../src/systems/kit/fleets/entries';
import type { Carried } from '../../src/systems/kit/fleets/fleetForm';
import type { Fleet } from '../../src/systems/admirals/fleet/fleet';

/** A fleet in nothing but codes, as a test writes it down. */
export interface FleetInCodes {
  readonly mode: Fleet['mode'];
  readonly limit: Fleet['limit'];
  readonly list: string;
  /** Ship codes, one a copy. */
  readonly ships: readonly string[];
  /** `on` is a ship code. */
  readonly commander?: Carried | null;
  readonly flightGroups?: readonly Carried[];
  readonly orders?: readonly string[];
}

/** Flight groups on one code go to its copies in turn, and come back to the first when these run out. */
const shipFor = (ships: readonly FleetEntry[], code: string, turn: number): string => {
  const copies = ships.filter((ship) => ship.code === code);
  return copies[turn % copies.length]?.id ?? code;
};

/** The fleet that codes stand for: ids for its ships, letters for twins. A code that no ship has stays. */
export const fleetFromCodes = (codes: FleetInCodes): Fleet => {
  const ships = entriesOf(codes.ships);
  const { commander, flightGroups = [] } = codes;
  const turnOf = (i: number, on: string) =>
    flightGroups.slice(0, i).filter((group) => group.on === on).length;
  return {
    mode: codes.mode,
    limit: codes.limit,
    list: codes.list,
    ships,
    ...(commander
      ? {
          commander: {
            code: commander.code,
            ...(commander.on === undefined ? {} : { on: shipFor(ships, commander.on, 0) }),
          },
        }
      : {}),
    flightGroups: flightGroups.map(({ code, on }, i) => ({
      code,
      ...(on === undefined ? {} : { on: shipFor(ships, on, turnOf(i, on)) }),
    })),
    orders: codes.orders ?? [],
  };
};
