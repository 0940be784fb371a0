import fc from 'fast-check';

import { crossedHexes } from '../../../src/core/hex/line';
import { isSameHex, stepsBetween, turnHex, type Hex } from '../../../src/core/hex/hex';

const anyHex = fc.record({
  q: fc.integer({ min: -6, max: 6 }),
  r: fc.integer({ min: -6, max: 6 }),
});

const sorted = (hexes: readonly Hex[]) =>
  [...hexes].sort((a, b) => a.q - b.q || a.r - b.r).map(({ q, r }) => [q, r]);

test('straight ahead every hex between is passed', () => {
  expect(crossedHexes({ q: 0, r: 0 }, { q: 0, r: -3 })).toEqual([
    { q: 0, r: -2 },
    { q: 0, r: -1 },
  ]);
});

test('a line along an edge passes both of its hexes', () => {
  expect(crossedHexes({ q: 0, r: -2 }, { q: -1, r: 0 })).toEqual([
    { q: -1, r: -1 },
    { q: 0, r: -1 },
  ]);
});

test('there and back the same hexes are passed, as many as steps at least', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (from, to) => {
      const there = crossedHexes(from, to);
      expect(sorted(there)).toEqual(sorted(crossedHexes(to, from)));
      expect(there.length).toBeGreaterThanOrEqual(stepsBetween(from, to) - 1);
      expect(there.some((hex) => isSameHex(hex, from) || isSameHex(hex, to))).toBe(false);
    }),
  );
});

test('turned about the origin, the line turns along', () => {
  fc.assert(
    fc.property(anyHex, anyHex, fc.nat(5), (from, to, turns) => {
      const turned = crossedHexes(turnHex(from, turns), turnHex(to, turns));
      const own = crossedHexes(from, to).map((hex) => turnHex(hex, turns));
      expect(sorted(turned)).toEqual(sorted(own));
    }),
  );
});
