import fc from 'fast-check';

import { atLeast, convolve, expectation, power } from '../../../src/core/dice/distribution';

const distributions = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 })
  .filter((weights) => weights.some((weight) => weight > 0))
  .map((weights) => {
    const sum = weights.reduce((a, b) => a + b, 0);
    return weights.map((weight) => weight / sum);
  });

const total = (chances: readonly number[]): number => chances.reduce((a, b) => a + b, 0);

describe('a distribution', () => {
  test('two coins show no, one or two heads', () => {
    expect(power([0.5, 0.5], 2)).toEqual([0.25, 0.5, 0.25]);
  });

  test('no dice show nothing for certain', () => {
    expect(power([0.5, 0.5], 0)).toEqual([1]);
  });

  test('this many or more', () => {
    expect(atLeast([0.125, 0.25, 0.5, 0.125], 2)).toBeCloseTo(0.625, 12);
  });

  test('of a sum has the summed expectation, and chances that sum to 1', () => {
    fc.assert(
      fc.property(distributions, distributions, (left, right) => {
        const sum = convolve(left, right);
        expect(total(sum)).toBeCloseTo(1, 12);
        expect(expectation(sum)).toBeCloseTo(expectation(left) + expectation(right), 9);
      }),
    );
  });
});
