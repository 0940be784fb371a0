import type { FleetEntry } from '../../kit/fleets/entries';
import type { Fleet } from './types';
import type { OrderCard } from '../../admirals-shared/cards/types';
import { unmetRequirements } from '../../admirals-shared/play/pieces';
import type { FleetCards } from './fleetCards';
import { freshPiece } from '../freshPiece';

/** 3A-01: the ships of a fleet that meet every requirement printed on an order. */
export const bearersOf = (
  { ships }: Pick<Fleet, 'ships'>,
  order: OrderCard,
  cards: FleetCards,
): readonly FleetEntry[] =>
  ships.filter(({ code }) => {
    const card = cards.ships.get(code);
    return card !== undefined && unmetRequirements(freshPiece(card), order).length === 0;
  });
