import fc from 'fast-check';

import { mergeFaces, rollSums, type Face } from '../../../src/core/dice/rollSums';

/** Every roll, die by die. */
function enumerate(die: readonly Face[], dice: number): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]]);
  for (let rolled = 0; rolled < dice; rolled += 1) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (const face of die) {
        const at = sum + face.sum;
        next.set(at, (next.get(at) ?? 0) + chance * face.chance);
      }
    }
    sums = next;
  }
  return sums;
}

describe('a handful of dice', () => {
  test('sums up as every roll enumerated does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 5 }),
        (faces, dice) => {
          const die = faces.map((sum) => ({ sum, chance: 1 / faces.length }));
          const { sums, chances } = rollSums(die, dice);
          const found = new Map<number, number>();
          sums.forEach((sum, at) => found.set(sum, (found.get(sum) ?? 0) + (chances[at] ?? 0)));
          const wanted = enumerate(die, dice);
          expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
          for (const [sum, chance] of wanted) expect(found.get(sum)).toBeCloseTo(chance, 12);
        },
      ),
    );
  });

  test('like faces are one', () => {
    const half = 1 / 2;
    const quarter = 1 / 4;
    expect(
      mergeFaces([
        { sum: 1, chance: quarter },
        { sum: 0, chance: half },
        { sum: 1, chance: quarter },
      ]),
    ).toEqual([
      { sum: 1, chance: half },
      { sum: 0, chance: half },
    ]);
  });

  test('eight dice with six different faces can be told apart in 1287 ways', () => {
    const die = [0, 1, 10, 100, 1000, 10000].map((sum) => ({ sum, chance: 1 / 6 }));
    expect(rollSums(die, 8).chances).toHaveLength(1287);
  });
});
