import fc from 'fast-check';

import { binomialRows, tailRows } from '../../../src/core/dice/binomialRows';
import { cappedAt, convolve, power } from '../../../src/core/dice/distribution';

const tries = fc.record({
  most: fc.integer({ min: 0, max: 4 }),
  chance: fc.constantFrom(0, 1 / 6, 1 / 2, 1),
});

describe('successes among two kinds of tries', () => {
  test('agree with one try after the other, for every number of tries', () => {
    fc.assert(
      fc.property(tries, tries, fc.integer({ min: 0, max: 5 }), (some, others, cap) => {
        const rows = binomialRows(some, others, cap);
        for (let a = 0; a <= some.most; a += 1) {
          for (let b = 0; b <= others.most; b += 1) {
            const from = (a * (others.most + 1) + b) * (cap + 1);
            const wanted = convolve(
              power([1 - some.chance, some.chance], a),
              power([1 - others.chance, others.chance], b),
            );
            cappedAt(wanted, cap).forEach((chance, count) =>
              expect(rows[from + count]).toBeCloseTo(chance, 12),
            );
          }
        }
      }),
    );
  });

  test('so many or more is certain for none, and what the cap stands for at the cap', () => {
    fc.assert(
      fc.property(tries, tries, fc.integer({ min: 0, max: 5 }), (some, others, cap) => {
        const rows = binomialRows(some, others, cap);
        const tails = tailRows(rows, cap);
        for (let from = 0; from < rows.length; from += cap + 1) {
          expect(tails[from]).toBeCloseTo(1, 12);
          expect(tails[from + cap]).toBe(rows[from + cap]);
        }
      }),
    );
  });
});
