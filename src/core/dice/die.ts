import type { Sign } from '../drawing/drawing';

/** What is kept of a die that was rolled: its number, or the name of its face. */
export type FaceValue = number | string;

/** How dice come into the app: entered die by die, entered as counts, or rolled by it. */
export type DiceWay = 'table' | 'counts' | 'app';

/** A face of a die, whatever it has on it. */
export interface DieFace {
  readonly value: FaceValue;
  /** In words, where it is no number. */
  readonly name?: string;
  /** What it gives, in words. */
  readonly gives?: string;
  /** The same, drawn instead of the words; these are still read out. */
  readonly signs?: readonly Sign[];
  /** How many sides of the die show it, where that is more than one. */
  readonly sides?: number;
}

/** A die with the numbers from 1, and what each gives. */
export const numberedFaces = (
  sides: number,
  gives: (face: number) => Pick<DieFace, 'gives' | 'signs'> = () => ({}),
): readonly DieFace[] =>
  Array.from({ length: sides }, (_, side) => ({ value: side + 1, ...gives(side + 1) }));

/** What each side of a die shows: a face as often as it has sides. */
export const sidesOf = (faces: readonly DieFace[]): readonly FaceValue[] =>
  faces.flatMap(({ value, sides = 1 }) => Array.from({ length: sides }, () => value));
