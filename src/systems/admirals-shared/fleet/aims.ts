import type { ShipFigures } from './figures';

/** What a completion may aim for once it has used as much power as it can, and what a ship is worth to it. */
const WORTH = {
  hull: ({ hull }) => hull,
  shields: ({ shields }) => shields,
  'dice-at-1': ({ diceByDistance }) => diceByDistance[1] ?? 0,
  'dice-at-3': ({ diceByDistance }) => diceByDistance[3] ?? 0,
  'dice-at-5': ({ diceByDistance }) => diceByDistance[5] ?? 0,
  'skirmish-dice': ({ skirmishDice }) => skirmishDice,
  moves: ({ moves }) => moves,
  orders: ({ orderLimit }) => orderLimit,
  'more-ships': () => 1,
  'fewer-ships': () => -1,
} satisfies Readonly<Record<string, (figures: ShipFigures) => number>>;
export type Aim = keyof typeof WORTH;

// The keys of the table are the aims.
export const AIMS = Object.keys(WORTH) as readonly Aim[];

/** What a ship is worth to the aim of a name; one that nobody knows is for hull. */
export const worth = (aim: string, figures: ShipFigures): number =>
  WORTH[AIMS.find((known) => known === aim) ?? 'hull'](figures);
