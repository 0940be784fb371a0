import type { FleetShip } from '../../admirals-shared/fleet/types';
import type { CadetCard, OrderCard, ShipCard, WeaponCard } from '../cards/types';

/** A fleet as a player builds it. It may break any rule: `checkFleet` says which. */
export interface Fleet {
  /** Fleet Value that may be spent, where the table has agreed on another than the booklet's. */
  readonly limit?: number;
  readonly ships: readonly FleetShip[];
  /** Order codes, one entry a copy. */
  readonly orders: readonly string[];
}

/** The cards that a fleet may name, by kind and code. */
export interface FleetCards {
  readonly ships: ReadonlyMap<string, ShipCard>;
  readonly weapons: ReadonlyMap<string, WeaponCard>;
  readonly orders: ReadonlyMap<string, OrderCard>;
}

/** Where two cards share a code, the later one counts. */
export const fleetCards = (cards: Iterable<CadetCard>): FleetCards => {
  const ships = new Map<string, ShipCard>();
  const weapons = new Map<string, WeaponCard>();
  const orders = new Map<string, OrderCard>();
  for (const card of cards) {
    if (card.kind === 'ship') ships.set(card.code, card);
    else if (card.kind === 'weapon') weapons.set(card.code, card);
    else orders.set(card.code, card);
  }
  return { ships, weapons, orders };
};
