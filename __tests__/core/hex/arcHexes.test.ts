import { arcHexes } from '../../../src/core/hex/arcHexes';
import { RAYS } from '../../../src/core/hex/bearing';
import { SIDES, turnHex } from '../../../src/core/hex/hex';
import { sectorFrom, type Sector } from '../../../src/core/hex/sector';

const raysOf = (sector: Sector) => RAYS.map((ray) => sector.includes(ray));

const front = raysOf(sectorFrom(11, 1));

const inside = (rays: readonly boolean[], facing: (typeof SIDES)[number], rings: number) =>
  arcHexes(rays, facing, rings).filter(({ isIn }) => isIn);

test.each([
  ['front', front, [1, 3, 3]],
  ['half', raysOf(sectorFrom(9, 3)), [3, 7, 9]],
  ['all', RAYS.map(() => true), [6, 12, 18]],
  ['nothing', RAYS.map(() => false), [0, 0, 0]],
])('%s holds so many hexes of each ring', (_, rays, counts) => {
  const held = inside(rays, 0, 3);
  expect([1, 2, 3].map((ring) => held.filter((hex) => hex.ring === ring).length)).toEqual(counts);
});

test('a shape is never over the ship itself', () => {
  const [middle] = arcHexes(
    RAYS.map(() => true),
    0,
    2,
  );
  expect(middle).toEqual({ hex: { q: 0, r: 0 }, ring: 0, isIn: false });
});

test.each(SIDES)('turned by %i it is the same shape, turned', (facing) => {
  const turned = inside(front, 0, 4).map(({ hex }) => turnHex(hex, facing));
  expect(inside(front, facing, 4).map(({ hex }) => hex)).toEqual(expect.arrayContaining(turned));
  expect(inside(front, facing, 4)).toHaveLength(turned.length);
});
