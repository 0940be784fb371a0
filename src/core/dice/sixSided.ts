import { numberedFaces } from './die';

export const SIDES = 6;

export const SIX_SIDED = numberedFaces(SIDES);

const sidesWithin = (sides: number): number => Math.min(Math.max(sides, 0), SIDES);

/** The chance that a die, with its modifier, shows `result` or more. */
export const chanceAtLeast = (result: number, modifier = 0): number =>
  sidesWithin(SIDES + 1 - (result - modifier)) / SIDES;

/** The chance that a die, with its modifier, shows `result` or less. */
export const chanceAtMost = (result: number, modifier = 0): number =>
  sidesWithin(result - modifier) / SIDES;
