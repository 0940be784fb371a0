import { numberedFaces } from './die';

export const SIDES = 6;

export const SIX_SIDED = numberedFaces(SIDES);

/** The chance that a die, with its modifier, shows `result` or more. */
export const chanceAtLeast = (result: number, modifier = 0): number =>
  Math.min(Math.max(SIDES + 1 - (result - modifier), 0), SIDES) / SIDES;
