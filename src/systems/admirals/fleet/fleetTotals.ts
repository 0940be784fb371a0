import { movesOf, orderLimitOf, skirmishDiceOf } from '../attributes';
import { ARCS, FACINGS, type Arc, type ShipCard } from '../cards/types';
import type { Rules } from '../parts';
import type { FleetCards } from './fleetCards';
import { carriedBy, freshPiece } from './freshPiece';
import type { Fleet } from './types';

/** What a ship brings while it is whole. */
export interface ShipFigures {
  readonly hull: number;
  /** All facings together. */
  readonly shields: number;
  readonly dice: number;
  readonly diceByArc: Readonly<Record<Arc, number>>;
  /** Dice that reach each distance, from 0 to the furthest. */
  readonly diceByDistance: readonly number[];
  readonly skirmishDice: number;
  readonly orderLimit: number;
  /** The most Moves in a round. */
  readonly moves: number;
}

interface Battery {
  readonly arc: Arc;
  readonly dice: number;
  readonly reach: number;
}

const batteries = (ship: ShipCard, cards: FleetCards): readonly Battery[] =>
  ship.armaments.flatMap(({ weapon, mounts }) =>
    mounts.map(({ arc, dice }) => ({
      arc,
      dice,
      reach: cards.weapons.get(weapon)?.maxDistance ?? -1,
    })),
  );

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const diceOf = (some: readonly Battery[]): number => sum(some.map(({ dice }) => dice));

const byArc = (dice: (arc: Arc) => number): Readonly<Record<Arc, number>> =>
  // Every arc has its entry.
  Object.fromEntries(ARCS.map((arc) => [arc, dice(arc)])) as Record<Arc, number>;

const shieldsOf = ({ shields }: ShipCard): number =>
  shields.as === 'pool' ? shields.points : sum(FACINGS.map((facing) => shields.points[facing]));

/** Hull, shields, dice and derived attributes of one ship (3A-01, 3A-02). */
export const shipFigures = (ship: ShipCard, cards: FleetCards, rules: Rules): ShipFigures => {
  const guns = batteries(ship, cards);
  const furthest = Math.max(-1, ...guns.map(({ reach }) => reach));
  const piece = freshPiece(ship);
  return {
    hull: ship.hull,
    shields: shieldsOf(ship),
    dice: diceOf(guns),
    diceByArc: byArc((arc) => diceOf(guns.filter((gun) => gun.arc === arc))),
    diceByDistance: Array.from({ length: furthest + 1 }, (_, distance) =>
      diceOf(guns.filter(({ reach }) => reach >= distance)),
    ),
    skirmishDice: skirmishDiceOf(piece, rules).value,
    orderLimit: orderLimitOf(piece, rules).value,
    moves: movesOf(piece, { nearby: [], escaped: false }, rules).value.max,
  };
};

export interface FleetTotals extends ShipFigures {
  readonly ships: number;
  /** Ships whose card is not at hand, and which no figure counts. */
  readonly unknown: number;
}

/** 10C-03, 10C-04: what is left of a ship's order limit beside the cards that it carries. */
const ordersLeft = (fleet: Fleet, ship: string, { orderLimit }: ShipFigures): number =>
  Math.max(0, orderLimit - carriedBy(fleet, ship));

/** What a fleet brings in all; its order limit less one for every card that a ship carries. */
export const fleetTotals = (fleet: Fleet, cards: FleetCards, rules: Rules): FleetTotals => {
  const figures = fleet.ships.flatMap(({ id, code }) => {
    const card = cards.ships.get(code);
    return card ? [{ id, of: shipFigures(card, cards, rules) }] : [];
  });
  const total = (value: (figures: ShipFigures) => number) =>
    sum(figures.map(({ of }) => value(of)));
  const furthest = Math.max(0, ...figures.map(({ of }) => of.diceByDistance.length));
  return {
    ships: fleet.ships.length,
    unknown: fleet.ships.length - figures.length,
    hull: total(({ hull }) => hull),
    shields: total(({ shields }) => shields),
    dice: total(({ dice }) => dice),
    diceByArc: byArc((arc) => total(({ diceByArc }) => diceByArc[arc])),
    diceByDistance: Array.from({ length: furthest }, (_, distance) =>
      total(({ diceByDistance }) => diceByDistance[distance] ?? 0),
    ),
    skirmishDice: total(({ skirmishDice }) => skirmishDice),
    orderLimit: sum(figures.map(({ id, of }) => ordersLeft(fleet, id, of))),
    moves: total(({ moves }) => moves),
  };
};
