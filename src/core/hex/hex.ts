/** Flat-top hexes in axial coordinates: q grows to the right, r grows downwards. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six sides of a hex, clockwise from north: 0 is up, 3 is down. */
export const SIDES = [0, 1, 2, 3, 4, 5] as const;
export type Side = (typeof SIDES)[number];

export const ORIGIN: Hex = { q: 0, r: 0 };

const STEPS: Readonly<Record<Side, Hex>> = {
  0: { q: 0, r: -1 },
  1: { q: 1, r: -1 },
  2: { q: 1, r: 0 },
  3: { q: 0, r: 1 },
  4: { q: -1, r: 1 },
  5: { q: -1, r: 0 },
};

/** The side that any whole number of clockwise turns from north comes to. */
export const sideAt = (turns: number): Side =>
  // A remainder of six is one of the six sides.
  (((turns % 6) + 6) % 6) as Side;

export const turnSide = (side: Side, turns: number): Side => sideAt(side + turns);

export const add = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

export const subtract = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });

export const isSameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

export const neighbour = (hex: Hex, side: Side): Hex => add(hex, STEPS[side]);

/** Steps from one hex to the other: 1 for neighbours. */
export const stepsBetween = (a: Hex, b: Hex): number => {
  const { q, r } = subtract(a, b);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** Turned about the origin by so many clockwise steps of 60°. */
export const turnHex = (hex: Hex, turns: number): Hex => {
  let turned = hex;
  for (let left = sideAt(turns); left > 0; left -= 1) {
    // Adding zero keeps -0 out of the coordinates.
    turned = { q: -turned.r + 0, r: turned.q + turned.r };
  }
  return turned;
};

/** The hexes at exactly so many steps from the origin, clockwise from north. */
export const ring = (steps: number): readonly Hex[] => {
  if (steps === 0) return [ORIGIN];
  const corner = { q: 0, r: -steps };
  return SIDES.flatMap((side) => {
    const along = STEPS[sideAt(side + 2)];
    const start = turnHex(corner, side);
    return Array.from({ length: steps }, (_, n) => ({
      q: start.q + along.q * n,
      r: start.r + along.r * n,
    }));
  });
};

/** The hexes within so many steps of the origin, ring by ring. */
export const hexesWithin = (steps: number): readonly Hex[] =>
  Array.from({ length: steps + 1 }, (_, n) => ring(n)).flat();
