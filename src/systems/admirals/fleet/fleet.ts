import type { Escalation, FleetMode } from '../../admirals-shared/fleet/types';
import type { FleetEntry } from '../../kit/fleets/entries';
import type { Carried } from '../../kit/fleets/fleetForm';

/** What a fleet names in place of a construction list: any ships up to the limit, as friends play at home. */
export const ANY_SHIPS = '';

/** A fleet as a player builds it. It may break any rule: `checkFleet` says which. */
export interface Fleet {
  readonly mode: FleetMode;
  readonly limit:
    { readonly escalation: Escalation } | { readonly escalation: 'custom'; readonly power: number };
  /** The code of a construction list; empty for any ships. */
  readonly list: string;
  /** Points that were typed for a ship where no list says them, by its code. */
  readonly powers?: Readonly<Record<string, number>>;
  readonly ships: readonly FleetEntry[];
  readonly commander?: Carried;
  readonly flightGroups: readonly Carried[];
  /** Order codes, one entry a copy. */
  readonly orders: readonly string[];
}

/** 10C-03, 10C-04: how many cards a ship of the fleet carries, each of which takes an order. */
export const carriedBy = ({ commander, flightGroups }: Fleet, ship: string): number =>
  (commander?.on === ship ? 1 : 0) + flightGroups.filter((group) => group.on === ship).length;
