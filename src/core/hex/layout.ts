import type { Hex } from './hex';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const HALF_HEIGHT = Math.sqrt(3) / 2;

/** The middle of a hex whose corners lie `size` from it; the origin's middle is (0, 0), y grows downwards. */
export const centreOf = ({ q, r }: Hex, size: number): Point => ({
  x: size * 1.5 * q,
  y: size * HALF_HEIGHT * (2 * r + q),
});

/** The six corners about a middle, clockwise from the upper left: side n lies between corner n and the next. */
export const cornersOf = ({ x, y }: Point, size: number): readonly Point[] =>
  [
    [-0.5, -HALF_HEIGHT],
    [0.5, -HALF_HEIGHT],
    [1, 0],
    [0.5, HALF_HEIGHT],
    [-0.5, HALF_HEIGHT],
    [-1, 0],
  ].map(([dx = 0, dy = 0]) => ({ x: x + dx * size, y: y + dy * size }));
