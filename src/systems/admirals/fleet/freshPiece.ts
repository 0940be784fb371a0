import type { ShipCard } from '../../admirals-shared/cards/types';
import { fresh } from '../../admirals-shared/fleet/fresh';
import type { Piece } from '../../admirals-shared/piece';
import type { Fleet } from './types';

/** A ship as it comes out of the box. */
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
