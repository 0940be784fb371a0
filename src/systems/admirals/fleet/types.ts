import type { Escalation, FleetMode } from '../../admirals-shared/fleet/types';
import type { FleetEntry } from '../../kit/fleets/entries';

/** A card with the ship that carries it, where one does. */
export interface Carried {
  readonly code: string;
  readonly on?: string;
}

/** A fleet as a player builds it. It may break any rule: `checkFleet` says which. */
export interface Fleet {
  readonly mode: FleetMode;
  readonly limit:
    { readonly escalation: Escalation } | { readonly escalation: 'custom'; readonly power: number };
  /** The code of a construction list. */
  readonly list: string;
  readonly ships: readonly FleetEntry[];
  readonly commander?: Carried;
  readonly flightGroups: readonly Carried[];
  /** Order codes, one entry a copy. */
  readonly orders: readonly string[];
}
