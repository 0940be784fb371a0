import fc from 'fast-check';

import { sumModifiers, type Modifier } from '../../../src/systems/admirals-shared/explain';

const by = (value: number): Modifier => ({
  value,
  source: { of: 'hand', text: '' },
  rule: '5B-05',
});

describe('1A-01: modifiers are added up first, then limited once', () => {
  test.each([
    [[], 0, 0],
    [[1, 1, 2, -1], 3, 2],
    [[-1, -1], -2, -1],
    [[2, 2, -1, -1], 2, 2],
    [[3, -3], 0, 0],
  ])('%j come to %i, and the dice change by %i', (values, sum, applied) => {
    expect(sumModifiers(values.map(by))).toMatchObject({ sum, applied, wasted: sum - applied });
  });

  test('one that the limit wastes is marked: without it the dice would read the same', () => {
    const idle = (values: readonly number[]) =>
      sumModifiers(values.map(by)).modifiers.map((one) => one.idle);
    expect(idle([2, 1])).toEqual([false, true]);
    expect(idle([1, 1])).toEqual([false, false]);
    expect(idle([-1, -1])).toEqual([true, true]);
    expect(idle([2, 2, -1])).toEqual([false, false, true]);
  });

  test('whatever the modifiers, no die rises by more than 2 or falls by more than 1', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -4, max: 4 })), (values) => {
        const { applied, sum, wasted, modifiers } = sumModifiers(values.map(by));
        expect(applied).toBeGreaterThanOrEqual(-1);
        expect(applied).toBeLessThanOrEqual(2);
        expect(applied + wasted).toBe(sum);
        expect(modifiers).toHaveLength(values.length);
      }),
    );
  });
});
