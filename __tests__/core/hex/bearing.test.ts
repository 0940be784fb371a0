import fc from 'fast-check';

import {
  bearingOf,
  degreesOf,
  RAYS,
  rayAt,
  raysOf,
  turnBearing,
  type Bearing,
} from '../../../src/core/hex/bearing';
import { ORIGIN, ring, SIDES, stepsBetween, turnHex, type Hex } from '../../../src/core/hex/hex';
import { centreOf } from '../../../src/core/hex/layout';

const hexes: fc.Arbitrary<Hex> = fc.record({
  q: fc.integer({ min: -9, max: 9 }),
  r: fc.integer({ min: -9, max: 9 }),
});
const sides = fc.constantFrom(...SIDES);

const fromNorth = (to: Hex) => bearingOf({ hex: ORIGIN, facing: 0 }, to);

describe('a bearing', () => {
  test('the second ring holds one hex on each of the twelve rays, clockwise from the fore', () => {
    expect(ring(2).map(fromNorth)).toEqual(RAYS.map((ray) => ({ ray, exact: true })));
  });

  test.each<[Hex, Bearing]>([
    [
      { q: 1, r: -3 },
      { ray: 0, exact: false },
    ],
    [
      { q: 2, r: -3 },
      { ray: 1, exact: false },
    ],
    [
      { q: 2, r: -4 },
      { ray: 1, exact: true },
    ],
    [
      { q: 3, r: -2 },
      { ray: 2, exact: false },
    ],
    [
      { q: -1, r: -2 },
      { ray: 11, exact: false },
    ],
    [
      { q: -3, r: 1 },
      { ray: 9, exact: false },
    ],
  ])('%j lies at %j', (to, bearing) => {
    expect(fromNorth(to)).toEqual(bearing);
  });

  test('a hex has none from itself', () => {
    expect(fromNorth(ORIGIN)).toBeNull();
  });

  test('is measured from the fore: to turn the piece clockwise turns the bearing back', () => {
    fc.assert(
      fc.property(hexes, hexes, sides, (hex, to, facing) => {
        const north = bearingOf({ hex, facing: 0 }, to);
        const turned = bearingOf({ hex, facing }, to);
        expect(turned).toEqual(north && turnBearing(north, -facing));
      }),
    );
  });

  test('is the same when everything turns together', () => {
    fc.assert(
      fc.property(hexes, sides, fc.integer({ min: 0, max: 5 }), (to, facing, turns) => {
        const turnedFacing = SIDES[(facing + turns) % 6] ?? 0;
        expect(bearingOf({ hex: ORIGIN, facing: turnedFacing }, turnHex(to, turns))).toEqual(
          bearingOf({ hex: ORIGIN, facing }, to),
        );
      }),
    );
  });

  test('six turns are none', () => {
    for (const ray of RAYS)
      expect(turnBearing({ ray, exact: true }, 6)).toEqual({ ray, exact: true });
  });

  test('agrees with the angle that a protractor would measure', () => {
    fc.assert(
      fc.property(
        hexes.filter((hex) => stepsBetween(hex, ORIGIN) > 0),
        (to) => {
          const { x, y } = centreOf(to, 1);
          const degrees = ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
          const bearing = fromNorth(to);
          const off = degrees - degreesOf(bearing?.ray ?? 0);
          const offset = ((off + 540) % 360) - 180;
          if (bearing?.exact) expect(Math.abs(offset)).toBeLessThan(1e-9);
          else {
            expect(offset).toBeGreaterThan(0.1);
            expect(offset).toBeLessThan(29.9);
          }
        },
      ),
    );
  });

  test('touches its own ray, or the two that it lies between', () => {
    expect(raysOf({ ray: 4, exact: true })).toEqual([4]);
    expect(raysOf({ ray: 11, exact: false })).toEqual([11, 0]);
  });
});

test('rays are counted around the clock in both directions', () => {
  expect([-1, 12, 25].map(rayAt)).toEqual([11, 0, 1]);
});
