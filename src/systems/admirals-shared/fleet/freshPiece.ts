import type { ShipCard } from '../cards/types';
import { printedKeywords, type Piece } from '../piece';
import type { Fleet } from './types';

type AnyShip = Pick<ShipCard, 'code' | 'name' | 'hull' | 'shields' | 'keywords'>;

/** What every edition's ship is as it comes out of the box: whole, and with nothing but what its card prints. */
export const fresh = <SomeShip extends AnyShip>(card: SomeShip) => ({
  id: card.code,
  name: card.name,
  team: '',
  player: '',
  card,
  keywords: printedKeywords(card),
  effects: [],
  hull: card.hull,
  shields: card.shields,
  terrain: null,
  orders: [],
});

export const freshPiece = (card: ShipCard): Piece => ({
  ...fresh(card),
  criticals: 0,
  exhausted: 0,
  skirmishDicePenalty: 0,
  evadeReady: card.role === 'Escort',
});

/** 10C-03, 10C-04: how many cards a ship of the fleet carries, each of which takes an order. */
export const carriedBy = ({ commander, flightGroups }: Fleet, ship: string): number =>
  (commander?.on === ship ? 1 : 0) + flightGroups.filter((group) => group.on === ship).length;
