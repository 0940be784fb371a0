import type {
  AdmiralsCard,
  CommanderCard,
  ConstructionList,
  FlightGroupCard,
  OrderCard,
  ShipCard,
  WeaponCard,
} from '../../admirals-shared/cards/types';

/** The cards that a fleet may name, by kind and code. */
export interface FleetCards {
  readonly ships: ReadonlyMap<string, ShipCard>;
  readonly weapons: ReadonlyMap<string, WeaponCard>;
  readonly orders: ReadonlyMap<string, OrderCard>;
  readonly commanders: ReadonlyMap<string, CommanderCard>;
  readonly flightGroups: ReadonlyMap<string, FlightGroupCard>;
  readonly lists: ReadonlyMap<string, ConstructionList>;
}

/** Where two cards share a code, the later one counts. */
export const fleetCards = (cards: Iterable<AdmiralsCard>): FleetCards => {
  const ships = new Map<string, ShipCard>();
  const weapons = new Map<string, WeaponCard>();
  const orders = new Map<string, OrderCard>();
  const commanders = new Map<string, CommanderCard>();
  const flightGroups = new Map<string, FlightGroupCard>();
  const lists = new Map<string, ConstructionList>();
  for (const card of cards) {
    if (card.kind === 'ship') ships.set(card.code, card);
    else if (card.kind === 'weapon') weapons.set(card.code, card);
    else if (card.kind === 'order') orders.set(card.code, card);
    else if (card.kind === 'commander') commanders.set(card.code, card);
    else if (card.kind === 'flight-group') flightGroups.set(card.code, card);
    else lists.set(card.code, card);
  }
  return { ships, weapons, orders, commanders, flightGroups, lists };
};

/** A card's name, or its code where the card is not at hand. */
export const nameOf = (cards: ReadonlyMap<string, { readonly name: string }>, code: string) =>
  cards.get(code)?.name ?? code;
