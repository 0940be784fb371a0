import fc from 'fast-check';

import { RAYS, turnBearing, type Bearing, type Ray } from '../../../src/core/hex/bearing';
import {
  holds,
  makeSector,
  mirrorSector,
  parseSector,
  sectorFrom,
  toggleRay,
  turnSector,
  WHOLE,
  type Sector,
} from '../../../src/core/hex/sector';

const sectors: fc.Arbitrary<Sector> = fc.subarray([...RAYS]);
const bearings: fc.Arbitrary<Bearing> = fc.record({
  ray: fc.constantFrom(...RAYS),
  exact: fc.boolean(),
});

describe('a sector', () => {
  test.each<[Ray, Ray, Sector]>([
    [11, 1, [0, 1, 11]],
    [1, 5, [1, 2, 3, 4, 5]],
    [9, 3, [0, 1, 2, 3, 9, 10, 11]],
    [4, 4, [4]],
  ])('from ray %i to ray %i holds both ends', (from, to, expected) => {
    expect(sectorFrom(from, to)).toEqual(expected);
  });

  test('holds what lies between two rays only when both are in', () => {
    const fore = sectorFrom(11, 1);
    expect(holds(fore, { ray: 0, exact: false })).toBe(true);
    expect(holds(fore, { ray: 1, exact: true })).toBe(true);
    expect(holds(fore, { ray: 1, exact: false })).toBe(false);
    expect(holds([0, 2], { ray: 0, exact: false })).toBe(false);
  });

  test('all around holds everything, none holds nothing', () => {
    fc.assert(fc.property(bearings, (bearing) => holds(WHOLE, bearing) && !holds([], bearing)));
  });

  test('holds the same bearing when both turn', () => {
    fc.assert(
      fc.property(sectors, bearings, fc.integer({ min: -7, max: 7 }), (sector, bearing, turns) => {
        expect(holds(turnSector(sector, turns), turnBearing(bearing, turns))).toBe(
          holds(sector, bearing),
        );
      }),
    );
  });

  test('six turns are none, two mirrors are none, two toggles are none', () => {
    fc.assert(
      fc.property(sectors, fc.constantFrom(...RAYS), (sector, ray) => {
        expect(turnSector(sector, 6)).toEqual(sector);
        expect(mirrorSector(mirrorSector(sector))).toEqual(sector);
        expect(toggleRay(toggleRay(sector, ray), ray)).toEqual(sector);
        expect(toggleRay(sector, ray).includes(ray)).toBe(!sector.includes(ray));
      }),
    );
  });

  test('is the same after it was written down and read', () => {
    expect(makeSector(sectorFrom(11, 1))).toBe('##.........#');
    fc.assert(
      fc.property(sectors, (sector) => expect(parseSector(makeSector(sector))).toEqual(sector)),
    );
  });

  test.each(['', '##', '##########', '############.', 'x###########'])(
    'cannot be read from %j',
    (text) => expect(parseSector(text)).toBeNull(),
  );
});
