import type { ShipCard } from '../admirals-shared/cards/types';
import { fresh } from '../admirals-shared/fleet/fresh';
import type { Piece } from './piece';

/** A ship as it comes out of the box. */
export const freshPiece = (card: ShipCard): Piece => ({
  ...fresh(card),
  criticals: 0,
  exhausted: 0,
  skirmishDicePenalty: 0,
  evadeReady: card.role === 'Escort',
});
