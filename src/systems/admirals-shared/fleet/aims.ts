import type { ShipFigures } from './figures';

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

/** The aim of a name; one that nobody knows is for hull. */
export const aimNamed = (aim: string): Aim => AIMS.find((known) => known === aim) ?? 'hull';

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
