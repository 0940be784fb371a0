import fc from 'fast-check';

import { blastAt } from '../../../../src/systems/solar-flare/rules/blast';
import { chainOdds, type Chain } from '../../../../src/systems/solar-flare/rules/chain';
import { rulesFor } from '../../../../src/systems/solar-flare/rulings';

const RULES = rulesFor({});

const anyHex = fc.record({
  q: fc.integer({ min: -2, max: 2 }),
  r: fc.integer({ min: -2, max: 2 }),
});
const anyChain: fc.Arbitrary<Chain> = fc
  .tuple(
    fc.uniqueArray(anyHex, { minLength: 3, maxLength: 3, selector: ({ q, r }) => `${q},${r}` }),
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 3 }),
    fc.integer({ min: 0, max: 3 }),
    anyHex,
  )
  .map(([hexes, levels, strength, moon]) => ({
    torpedoes: hexes.map((hex, at) => ({ ...hex, id: String(at), level: levels[at] ?? 1 })),
    start: { torpedo: '0', by: strength === 0 ? 'order' : 'attack', strength },
    objects: [{ ...moon, kind: 'moon' }],
  }));

/** Every pair of torpedoes by itself: whether the one would set off the other, once it goes off. */
const byHand = ({ torpedoes, start, objects }: Chain): readonly number[] => {
  const pairs = torpedoes.flatMap((from) =>
    torpedoes.filter((to) => to !== from).map((to) => ({ from: from.id, to: to.id })),
  );
  const chanceOf = ({ from, to }: (typeof pairs)[number]): number => {
    const [one, other] = [from, to].map((id) => torpedoes[Number(id)]);
    return one && other ? 1 - (1 / 6) ** blastAt(one, other, objects, RULES) : 0;
  };
  const chances = torpedoes.map(() => 0);
  for (let drawn = 0; drawn < 2 ** pairs.length; drawn += 1) {
    const isSet = pairs.map((_, at) => Math.floor(drawn / 2 ** at) % 2 === 1);
    const chance = pairs.reduce(
      (all, pair, at) => all * (isSet[at] ? chanceOf(pair) : 1 - chanceOf(pair)),
      start.by === 'order' ? 1 : 1 - (1 / 6) ** (start.strength ?? 0),
    );
    const gone = new Set([start.torpedo]);
    for (const _ of torpedoes)
      pairs.forEach(({ from, to }, at) => (isSet[at] && gone.has(from) ? gone.add(to) : gone));
    gone.forEach((id) => (chances[Number(id)] = (chances[Number(id)] ?? 0) + chance));
  }
  return chances;
};

test('law: a chain goes as far as every pair by itself says', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const { chances, detonations } = chainOdds(chain, [], RULES);
      const counted = byHand(chain);
      chances.forEach(([, chance], at) => expect(chance).toBeCloseTo(counted[at] ?? -1, 10));
      expect(detonations.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    }),
  );
});
