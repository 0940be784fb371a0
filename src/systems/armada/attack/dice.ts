import type { Die } from '../../kit/procedures/dice';
import { COLOURS, type Colour } from '../terms';

/** Every side of the three dice: how many of the eight show it, and what it shows. */
const SHOWN = [
  { side: 'red:blank', colour: 'red', face: 'blank', sides: 2, hits: 0, crits: 0 },
  { side: 'red:hit', colour: 'red', face: 'hit', sides: 2, hits: 1, crits: 0 },
  { side: 'red:hit-hit', colour: 'red', face: 'hit-hit', sides: 1, hits: 2, crits: 0 },
  { side: 'red:crit', colour: 'red', face: 'crit', sides: 2, hits: 0, crits: 1 },
  { side: 'red:acc', colour: 'red', face: 'acc', sides: 1, hits: 0, crits: 0 },
  { side: 'blue:hit', colour: 'blue', face: 'hit', sides: 4, hits: 1, crits: 0 },
  { side: 'blue:crit', colour: 'blue', face: 'crit', sides: 2, hits: 0, crits: 1 },
  { side: 'blue:acc', colour: 'blue', face: 'acc', sides: 2, hits: 0, crits: 0 },
  { side: 'black:blank', colour: 'black', face: 'blank', sides: 2, hits: 0, crits: 0 },
  { side: 'black:hit', colour: 'black', face: 'hit', sides: 4, hits: 1, crits: 0 },
  { side: 'black:hit-crit', colour: 'black', face: 'hit-crit', sides: 2, hits: 1, crits: 1 },
] as const;

export type SideOfDie = (typeof SHOWN)[number];
export type Side = SideOfDie['side'];

/** Red before blue before black. */
export const SIDES: readonly SideOfDie[] = SHOWN;

/** The worst for the defender first. */
export const WORST_FIRST: readonly Side[] = [...SIDES]
  .sort((one, other) => other.hits + other.crits - one.hits - one.crits)
  .map(({ side }) => side);

const dieOf = (colour: Colour): Die => {
  const faces = SIDES.filter((side) => side.colour === colour).map(({ side, face, sides }) => ({
    value: face,
    sides,
    icons: { [side]: 1 },
  }));
  return { icons: faces.flatMap(({ icons }) => Object.keys(icons)), faces };
};

/** Each side is an icon, since a single die may be taken out of the pool. */
export const DICE: Readonly<Record<Colour, Die>> = {
  red: dieOf('red'),
  blue: dieOf('blue'),
  black: dieOf('black'),
};

/** What each of the eight sides of a die shows. */
export const FACES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  COLOURS.map((colour) => [
    colour,
    DICE[colour].faces.flatMap(({ value, sides }) =>
      Array.from({ length: sides ?? 1 }, () => String(value)),
    ),
  ]),
);

export const colourOfDie = (die: Die): Colour =>
  COLOURS.find((colour) => DICE[colour] === die) ?? 'red';
