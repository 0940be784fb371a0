import { worth } from '../../admirals-shared/fleet/aims';
import type { ShipCard } from '../../admirals-shared/cards/types';
import {
  addFigures,
  figuresOf,
  type FleetTotals,
  type ShipFigures,
} from '../../admirals-shared/fleet/figures';
import { movesOf, orderLimitOf, skirmishDiceOf } from '../attributes';
import type { ValueOf } from './completions';
import type { FleetCards } from './fleetCards';
import { type Fleet, carriedBy } from './fleet';
import type { Rules } from '../rules';
import { freshPiece } from '../piece';

/** 3A-02: what the rules make of a ship that is whole. */
export const derivedOf = (ship: ShipCard, rules: Rules) => {
  const piece = freshPiece(ship);
  return {
    orders: orderLimitOf(piece, rules).value,
    moves: movesOf(piece, { nearby: [], escapes: 0 }, rules).value,
    skirmish: skirmishDiceOf(piece, rules).value,
  };
};

/** Hull, shields, dice and derived attributes of one ship (3A-01, 3A-02). */
export const shipFigures = (ship: ShipCard, { weapons }: FleetCards, rules: Rules): ShipFigures =>
  figuresOf(ship, weapons, derivedOf(ship, rules));

/** 10C-03, 10C-04: what is left of a ship's order limit beside the cards that it carries. */
const ordersLeft = (fleet: Fleet, ship: string, { orderLimit }: ShipFigures): number =>
  Math.max(0, orderLimit - carriedBy(fleet, ship));

/** What a fleet brings in all; its order limit less one for every card that a ship carries. */
export const fleetTotals = (fleet: Fleet, cards: FleetCards, rules: Rules): FleetTotals =>
  addFigures(
    fleet.ships.map(({ id, code }) => {
      const card = cards.ships.get(code);
      const figures = card && shipFigures(card, cards, rules);
      return figures ? { ...figures, orderLimit: ordersLeft(fleet, id, figures) } : null;
    }),
  );

/** What a ship is worth to an aim. */
export const worthTo =
  (aim: string, cards: FleetCards, rules: Rules): ValueOf =>
  (ship) =>
    worth(aim, shipFigures(ship, cards, rules));
