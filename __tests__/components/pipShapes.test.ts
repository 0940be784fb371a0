import fc from 'fast-check';

import { balancedRow, tappedValue, valueUnder } from '../../src/components/art/pipShapes';

test.each([
  ['a dozen in two rows of six', 12, 7, 6],
  ['eight in two rows of four', 8, 7, 4],
  ['what fits in one row', 5, 7, 5],
  ['seven that just fit', 7, 7, 7],
  ['an odd one, the first row longer', 9, 6, 5],
  ['none at all', 0, 7, 1],
  ['no room at all', 3, 0, 1],
])('%s', (_, count, fitting, perRow) => {
  expect(balancedRow(count, fitting)).toBe(perRow);
});

test('rows never need more than fits, and never more rows than must be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 }), (count, fits) => {
      const perRow = balancedRow(count, fits);
      expect(perRow).toBeLessThanOrEqual(fits);
      expect(Math.ceil(count / perRow)).toBe(Math.ceil(count / fits));
    }),
  );
});

describe('a finger over two rows of four, 48 each', () => {
  const pips = { count: 8, perRow: 4, width: 48, height: 48 };
  test.each([
    ['left of the first is none', -10, 20, 0],
    ['on the first', 5, 20, 1],
    ['on the third', 100, 20, 3],
    ['right of the first row', 400, 20, 4],
    ['left of the second row: the first row is whole', -1, 60, 4],
    ['on the second row', 60, 60, 6],
    ['below everything', 150, 900, 8],
  ])('%s', (_, x, y, value) => {
    expect(valueUnder({ x, y }, pips)).toBe(value);
  });
});

test('a tap always changes something, and any value is a tap or two away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(30), (nth, value) => {
      expect(tappedValue(nth, value)).not.toBe(value);
    }),
  );
});
