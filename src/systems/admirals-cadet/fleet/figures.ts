import { fresh } from '../../admirals-shared/piece';
import {
  type ShipFigures,
  figuresOf,
  type FleetTotals,
  addFigures,
} from '../../admirals-shared/fleet/figures';
import type { ShipCard } from '../cards/forms';
import { movesOf, orderLimitOf } from '../movement';
import type { Piece } from '../piece';
import type { Rules } from '../rules';
import { skirmishSituation } from '../skirmish/fight';
import type { Fleet, FleetCards } from './types';

/** A ship as it comes out of the box. */
export const freshPiece = (card: ShipCard): Piece => ({
  ...fresh(card),
  mayShield: true,
  crippled: false,
});

/** What the rules make of a ship: orders by role, moves, and dice in a skirmish with its like. */
export const derivedOf = (card: ShipCard, rules: Rules) => {
  const piece = freshPiece(card);
  const fighter = { piece, nearby: [] };
  return {
    orders: orderLimitOf(piece).value,
    moves: movesOf(piece).value,
    skirmish: skirmishSituation({ active: fighter, opposing: fighter }, rules).active.pool.value,
  };
};

/** Hull, shields and dice of one ship, and what the rules make of it. */
export const shipFigures = (card: ShipCard, { weapons }: FleetCards, rules: Rules): ShipFigures =>
  figuresOf(card, weapons, derivedOf(card, rules));

/** What a fleet brings in all. */
export const fleetTotals = (fleet: Fleet, cards: FleetCards, rules: Rules): FleetTotals =>
  addFigures(
    fleet.ships.map(({ code }) => {
      const card = cards.ships.get(code);
      return card ? shipFigures(card, cards, rules) : null;
    }),
  );
