import type { Card } from '../../../core/game/setup';
import { byCode } from '../../kit/fleets/gather';
import {
  CARD_KINDS,
  type AdmiralsCard,
  type CommanderCard,
  type ConstructionList,
  type FlightGroupCard,
  type OrderCard,
  type ShipCard,
  type WeaponCard,
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

export const fleetCards = (cards: readonly AdmiralsCard[]): FleetCards => ({
  ships: byCode(cards, 'ship'),
  weapons: byCode(cards, 'weapon'),
  orders: byCode(cards, 'order'),
  commanders: byCode(cards, 'commander'),
  flightGroups: byCode(cards, 'flight-group'),
  lists: byCode(cards, 'list'),
});

/** A card of the shelf went through this system's own check, and its kind says what it is. */
export const isAdmiralsCard = (card: Card): card is AdmiralsCard =>
  CARD_KINDS.some((kind) => kind === card.kind);
