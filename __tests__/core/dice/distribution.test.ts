import { expectation } from '../../../src/core/dice/distribution';

describe('a distribution', () => {
  test.each([
    [[1], 0],
    [[0.25, 0.5, 0.25], 1],
    [[0.5, 0, 0, 0.5], 1.5],
  ])('%j is %d on average', (chances, mean) => {
    expect(expectation(chances)).toBeCloseTo(mean, 12);
  });
});
