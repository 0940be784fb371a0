import { chanceAtLeast } from '../../../src/core/dice/sixSided';

describe('a die', () => {
  test.each([
    [1, 0, 1],
    [5, 0, 2 / 6],
    [5, 1, 3 / 6],
    [5, -1, 1 / 6],
    [7, 0, 0],
    [7, 2, 2 / 6],
    [-3, 0, 1],
  ])('shows %i or more, modified by %i, with chance %d', (result, modifier, chance) => {
    expect(chanceAtLeast(result, modifier)).toBeCloseTo(chance, 12);
  });
});
