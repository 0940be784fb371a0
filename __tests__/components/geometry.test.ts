import {
  apothemOf,
  hatchBox,
  hatchCircle,
  makePolygon,
  makeSide,
  pointAt,
} from '../../src/components/art/geometry';

const centre = { x: 50, y: 50 };

const pointsOf = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

const distance = (from: { x: number; y: number }) =>
  Math.hypot(from.x - centre.x, from.y - centre.y);

test.each([
  ['ahead is up', 0, { x: 50, y: 40 }],
  ['right', 90, { x: 60, y: 50 }],
  ['astern is down', 180, { x: 50, y: 60 }],
  ['left', 270, { x: 40, y: 50 }],
])('bearings: %s', (_, bearing, expected) => {
  const { x, y } = pointAt(centre, bearing, 10);
  expect(x).toBeCloseTo(expected.x);
  expect(y).toBeCloseTo(expected.y);
});

test.each([4, 6])(
  'of %d sides the one ahead lies flat above the middle, as thick as it is strong',
  (sides) => {
    const [left, right, innerRight, innerLeft] = pointsOf(
      makeSide({ centre, sides, outer: 40 }, 0, 6, 0),
    );
    expect(left?.y).toBeCloseTo(50 - 40 * apothemOf(sides), 1);
    expect(right?.y).toBeCloseTo(50 - 40 * apothemOf(sides), 1);
    expect((innerRight?.y ?? 0) - (right?.y ?? 0)).toBeCloseTo(6, 1);
    expect((innerLeft?.y ?? 0) - (left?.y ?? 0)).toBeCloseTo(6, 1);
  },
);

test.each([
  [4, 3],
  [5, 2],
  [6, 0],
  [6, 5],
])('of %d sides side %d stays inside', (sides, side) => {
  const corners = pointsOf(makeSide({ centre, sides, outer: 40 }, side, 8, 2));
  expect(corners).toHaveLength(4);
  expect(Math.max(...corners.map(distance))).toBeLessThanOrEqual(40.01);
});

test('hatching stays inside its circle', () => {
  const ends = pointsOf(hatchCircle(centre, 20, 4));
  expect(ends.length).toBeGreaterThan(4);
  expect(ends.filter((end) => distance(end) > 20.02)).toEqual([]);
});

test('hatching stays inside its box', () => {
  const ends = pointsOf(hatchBox(26, 10, 6));
  expect(ends.length).toBeGreaterThan(4);
  expect(ends.filter(({ x, y }) => x < 0 || y < 0 || x > 26 || y > 10)).toEqual([]);
});

test('no corners draw nothing', () => {
  expect(makePolygon([])).toBe('');
});
