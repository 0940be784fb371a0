import { ARCS, byName, FACINGS, type Arc } from '../cards/terms';
import type { ShipCard } from '../cards/types';
import type { MoveRange } from '../keywords/hooks';

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

/** What the rules of an edition make of a ship. */
export interface Derived {
  readonly orders: number;
  readonly moves: MoveRange;
  readonly skirmish: number;
}

/** What every edition prints on a ship's card. */
type AnyShip = Pick<ShipCard, 'hull' | 'shields' | 'armaments'>;

type Weapons = ReadonlyMap<string, { readonly maxDistance: number }>;

interface Battery {
  readonly arc: Arc;
  readonly dice: number;
  readonly reach: number;
}

const batteries = (ship: AnyShip, weapons: Weapons): readonly Battery[] =>
  ship.armaments.flatMap(({ weapon, mounts }) =>
    mounts.map(({ arc, dice }) => ({
      arc,
      dice,
      reach: weapons.get(weapon)?.maxDistance ?? -1,
    })),
  );

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const diceOf = (some: readonly Battery[]): number => sum(some.map(({ dice }) => dice));

const shieldsOf = ({ shields }: AnyShip): number =>
  shields.as === 'pool' ? shields.points : sum(FACINGS.map((facing) => shields.points[facing]));

/** What a ship's card says, beside what the rules make of it. */
export const figuresOf = (
  ship: AnyShip,
  weapons: Weapons,
  { orders: orderLimit, moves, skirmish: skirmishDice }: Derived,
): ShipFigures => {
  const guns = batteries(ship, weapons);
  const furthest = Math.max(-1, ...guns.map(({ reach }) => reach));
  return {
    hull: ship.hull,
    shields: shieldsOf(ship),
    dice: diceOf(guns),
    diceByArc: byName(ARCS, (arc) => diceOf(guns.filter((gun) => gun.arc === arc))),
    diceByDistance: Array.from({ length: furthest + 1 }, (_, distance) =>
      diceOf(guns.filter(({ reach }) => reach >= distance)),
    ),
    skirmishDice,
    orderLimit,
    moves: moves.max,
  };
};

export interface FleetTotals extends ShipFigures {
  readonly ships: number;
  /** Ships whose card is not at hand, and which no figure counts. */
  readonly unknown: number;
}

/** All figures added up; a ship whose card is not at hand has none. */
export const addFigures = (all: readonly (ShipFigures | null)[]): FleetTotals => {
  const figures = all.filter((one) => one !== null);
  const total = (value: (figures: ShipFigures) => number) => sum(figures.map(value));
  const furthest = Math.max(0, ...figures.map(({ diceByDistance }) => diceByDistance.length));
  return {
    ships: all.length,
    unknown: all.length - figures.length,
    hull: total(({ hull }) => hull),
    shields: total(({ shields }) => shields),
    dice: total(({ dice }) => dice),
    diceByArc: byName(ARCS, (arc) => total(({ diceByArc }) => diceByArc[arc])),
    diceByDistance: Array.from({ length: furthest }, (_, distance) =>
      total(({ diceByDistance }) => diceByDistance[distance] ?? 0),
    ),
    skirmishDice: total(({ skirmishDice }) => skirmishDice),
    orderLimit: total(({ orderLimit }) => orderLimit),
    moves: total(({ moves }) => moves),
  };
};
