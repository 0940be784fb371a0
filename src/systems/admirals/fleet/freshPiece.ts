import type { ShipCard } from '../cards/types';
import { printedKeywords, type Piece } from '../piece';
import type { Fleet } from './types';

/** A ship as it comes out of the box: whole, and with nothing but what its card prints. */
export const freshPiece = (card: ShipCard): Piece => ({
  id: card.code,
  name: card.name,
  team: '',
  player: '',
  card,
  keywords: printedKeywords(card),
  effects: [],
  hull: card.hull,
  shields: card.shields,
  criticals: 0,
  exhausted: 0,
  skirmishDicePenalty: 0,
  terrain: null,
  evadeReady: card.role === 'Escort',
  orders: [],
});

/** 10C-03, 10C-04: how many cards a ship of the fleet carries, each of which takes an order. */
export const carriedBy = ({ commander, flightGroups }: Fleet, ship: string): number =>
  (commander?.on === ship ? 1 : 0) + flightGroups.filter((group) => group.on === ship).length;
