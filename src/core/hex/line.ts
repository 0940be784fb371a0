import { isSameHex, type Hex } from './hex';

/** What is shorter is a corner that was only touched. */
const TOUCH = 1e-9;

/** The three widths of a hex, each from side to side: within the hex all are from -1 to 1. */
const widths = ({ q, r }: Hex): readonly [number, number, number] => {
  const s = -q - r;
  return [q - r, r - s, s - q];
};

/** How much of the way from centre to centre lies in a hex, its edges included; below 0 where it passes by. */
const shareIn = (from: Hex, to: Hex, hex: Hex): number => {
  const [start, end, middle] = [widths(from), widths(to), widths(hex)];
  let [enter, leave] = [0, 1];
  for (const at of [0, 1, 2] as const) {
    const [offset, slope] = [start[at] - middle[at], end[at] - start[at]];
    if (slope === 0) {
      if (Math.abs(offset) > 1) return -1;
      continue;
    }
    const ends = [(-1 - offset) / slope, (1 - offset) / slope];
    enter = Math.max(enter, Math.min(...ends));
    leave = Math.min(leave, Math.max(...ends));
  }
  return leave - enter;
};

const between = (one: number, other: number): readonly number[] => {
  const least = Math.min(one, other) - 1;
  return Array.from({ length: Math.abs(one - other) + 3 }, (_, at) => least + at);
};

/**
 * The hexes between two others that the line from centre to centre passes, by q, then r. A line along an edge
 * passes both of its hexes; one that touches a corner does not pass, unless corners count.
 */
export const crossedHexes = (from: Hex, to: Hex, withCorners = false): readonly Hex[] =>
  between(from.q, to.q).flatMap((q) =>
    between(from.r, to.r)
      .map((r) => ({ q, r }))
      .filter((hex) => !isSameHex(hex, from) && !isSameHex(hex, to))
      .filter((hex) => shareIn(from, to, hex) > (withCorners ? -TOUCH : TOUCH)),
  );
