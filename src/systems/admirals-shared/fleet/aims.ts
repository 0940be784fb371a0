import type { Rules } from '../parts';
import type { ValueOf } from './completions';
import type { FleetCards } from '../../admirals/fleet/fleetCards';
import { shipFigures, type ShipFigures } from './fleetTotals';

/** What a completion may aim for once it has used as much power as it can. */
export const AIMS = [
  'hull',
  'shields',
  'dice-at-1',
  'dice-at-3',
  'dice-at-5',
  'skirmish-dice',
  'moves',
  'orders',
  'more-ships',
  'fewer-ships',
] as const;
export type Aim = (typeof AIMS)[number];

/** What a ship with such figures is worth to an aim. */
export const worth = (aim: Aim, figures: ShipFigures): number => {
  switch (aim) {
    case 'hull':
      return figures.hull;
    case 'shields':
      return figures.shields;
    case 'dice-at-1':
      return figures.diceByDistance[1] ?? 0;
    case 'dice-at-3':
      return figures.diceByDistance[3] ?? 0;
    case 'dice-at-5':
      return figures.diceByDistance[5] ?? 0;
    case 'skirmish-dice':
      return figures.skirmishDice;
    case 'moves':
      return figures.moves;
    case 'orders':
      return figures.orderLimit;
    case 'more-ships':
      return 1;
    case 'fewer-ships':
      return -1;
  }
};

/** What a ship is worth to an aim. */
export const worthTo =
  (aim: Aim, cards: FleetCards, rules: Rules): ValueOf =>
  (ship) =>
    worth(aim, shipFigures(ship, cards, rules));
