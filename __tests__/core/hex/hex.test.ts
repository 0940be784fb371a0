import fc from 'fast-check';

import {
  hexesWithin,
  neighbour,
  ORIGIN,
  ring,
  SIDES,
  sideAt,
  stepsBetween,
  turnHex,
  turnSide,
  type Hex,
} from '../../../src/core/hex/hex';

const hexes: fc.Arbitrary<Hex> = fc.record({
  q: fc.integer({ min: -20, max: 20 }),
  r: fc.integer({ min: -20, max: 20 }),
});
const turns = fc.integer({ min: -12, max: 12 });

describe('a hex', () => {
  test.each([
    [0, { q: 0, r: -1 }],
    [1, { q: 1, r: -1 }],
    [2, { q: 1, r: 0 }],
    [3, { q: 0, r: 1 }],
    [4, { q: -1, r: 1 }],
    [5, { q: -1, r: 0 }],
  ] as const)('has a neighbour on side %i', (side, expected) => {
    expect(neighbour(ORIGIN, side)).toEqual(expected);
  });

  test.each([
    [{ q: 0, r: 0 }, { q: 0, r: 0 }, 0],
    [{ q: 0, r: 0 }, { q: 1, r: -1 }, 1],
    [{ q: 0, r: 0 }, { q: 2, r: -1 }, 2],
    [{ q: -4, r: 3 }, { q: -1, r: 2 }, 3],
  ])('%j is as many steps from %j as the shortest path has', (a, b, steps) => {
    expect(stepsBetween(a, b)).toBe(steps);
  });

  test('turns back to itself in six turns and not before', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(turnHex(hex, 6)).toEqual(hex);
        expect(turnHex(turnHex(hex, 2), -2)).toEqual(hex);
        if (hex.q !== 0 || hex.r !== 0)
          expect(turnHex(hex, 3)).toEqual({ q: -hex.q + 0, r: -hex.r + 0 });
      }),
    );
  });

  test('keeps its distance when both ends turn', () => {
    fc.assert(
      fc.property(hexes, hexes, turns, (a, b, n) => {
        expect(stepsBetween(turnHex(a, n), turnHex(b, n))).toBe(stepsBetween(a, b));
      }),
    );
  });

  test('has a neighbour that turns with it', () => {
    for (const side of SIDES) {
      expect(turnHex(neighbour(ORIGIN, side), 1)).toEqual(neighbour(ORIGIN, turnSide(side, 1)));
    }
  });
});

test('a side is counted around the clock in both directions', () => {
  expect([-1, 6, 13, -7].map(sideAt)).toEqual([5, 0, 1, 5]);
});

describe('rings for a diagram', () => {
  test('a ring of n has six hexes for each step, all n away, each next to the one before', () => {
    for (const n of [1, 2, 3]) {
      const hexesOfRing = ring(n);
      expect(hexesOfRing).toHaveLength(6 * n);
      expect(new Set(hexesOfRing.map(({ q, r }) => `${q},${r}`)).size).toBe(6 * n);
      hexesOfRing.forEach((hex, at) => {
        expect(stepsBetween(ORIGIN, hex)).toBe(n);
        expect(stepsBetween(hex, hexesOfRing[(at + 1) % hexesOfRing.length] ?? ORIGIN)).toBe(1);
      });
    }
  });

  test('two rings are nineteen hexes with the origin first', () => {
    expect(hexesWithin(2)).toHaveLength(19);
    expect(hexesWithin(2)[0]).toEqual(ORIGIN);
    expect(ring(0)).toEqual([ORIGIN]);
  });
});
