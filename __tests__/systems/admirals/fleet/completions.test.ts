import { tenBest } from '../../../builders/tenBest';
import { bestWithin, type Completion } from '../../../../src/systems/kit/fleets/completions';
import { worthTo } from '../../../../src/systems/admirals/fleet/figures';
import { addEntries } from '../../../../src/systems/kit/fleets/entries';
import type { Fleet } from '../../../../src/systems/admirals/fleet/fleet';
import fc from 'fast-check';
import { AIMS } from '../../../../src/systems/admirals-shared/fleet/aims';
import { searchCompletions, whatFits } from '../../../../src/systems/admirals/fleet/completions';
import { viewFleet } from '../../../../src/systems/admirals/fleet/fleetView';
import { shipBreaches } from '../../../../src/systems/admirals/fleet/shipRules';
import { fleetWords } from '../../../../src/systems/admirals/words/en/fleet';
import { RULES, rules } from '../../../builders/admirals';
import { yard, type LineDraft, type Yard } from '../../../builders/fleet';
import { fleetDeskWords } from '../../../../src/systems/kit/fleets/words/en/fleetDesk';

const ALL = { most: Infinity, steps: Infinity };
const byHull = (ship: { readonly hull: number }) => ship.hull;

const isLegal = (some: Yard, fleet: Fleet, read = RULES) =>
  shipBreaches(viewFleet({ ...some, fleet, rules: read })).length === 0;

const codesOf = (add: Completion['add']) =>
  add.flatMap(({ code, copies }) => Array.from({ length: copies }, () => code));

const sorted = (codes: readonly string[]) => [...codes].sort().join(' ');

/** Every multiset of the list's ships that makes the fleet legal, by trying them all. */
const bruteForce = (some: Yard, fleet: Fleet, read = RULES): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const { limit } = viewFleet({ ...some, fleet, rules: read });
  const grow = (at: number, codes: readonly string[]) => {
    const view = viewFleet({ ...some, fleet: addEntries(fleet, codes), rules: read });
    if (view.power > limit) return;
    const line = some.list.ships[at];
    if (line) {
      grow(at + 1, codes);
      const copies = (view.copies.get(line.ship) ?? 0) < (line.maxCopies ?? 1);
      if (copies) grow(at, [...codes, line.ship]);
      return;
    }
    if (isLegal(some, addEntries(fleet, codes), read)) {
      const hull = codes.reduce((sum, code) => sum + (some.cards.ships.get(code)?.hull ?? 0), 0);
      found.set(sorted(codes), view.power * 1000 + hull);
    }
  };
  grow(0, []);
  return found;
};

const line = (code: string): fc.Arbitrary<LineDraft> =>
  fc.record({
    code: fc.constant(code),
    category: fc.constantFrom('core', 'specialist', 'support'),
    power: fc.integer({ min: 1, max: 4 }),
    maxCopies: fc.integer({ min: 1, max: 2 }),
    hull: fc.integer({ min: 1, max: 5 }),
    type: fc.constantFrom('Standard', 'Standard', 'Ally'),
    allegiance: fc.constantFrom('Explore One', 'Explore Two', 'Expand Three'),
  });

const ship = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const restriction = fc.oneof(
  fc.record({
    on: fc.constant('count' as const),
    ships: fc.uniqueArray(ship, { minLength: 1, maxLength: 3 }),
    min: fc.nat({ max: 1 }),
    max: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    on: fc.constant('needs' as const),
    ship,
    perShip: ship,
    count: fc.integer({ min: 1, max: 2 }),
  }),
);

const smallYard = fc
  .tuple(
    fc.tuple(line('A'), line('B'), line('C'), line('D'), line('E')),
    fc.array(restriction, { maxLength: 2 }),
  )
  .map(([lines, restrictions]) => yard(lines, { restrictions }));

const start = fc.record({
  ships: fc.array(ship, { maxLength: 2 }),
  limit: fc.integer({ min: 4, max: 9 }).map((power) => ({ escalation: 'custom' as const, power })),
  mode: fc.constantFrom('constructed' as const, 'open' as const),
});

const reading = fc.constantFrom('of-limit', 'of-spent');

describe('completions of a fleet', () => {
  test('are all the legal ones and no other, best first, as brute force finds them', () => {
    fc.assert(
      fc.property(smallYard, start, reading, (some, draft, how) => {
        const read = rules({ 'formation-share-of-limit': how });
        const fleet = some.fleet(draft);
        const { list, cards } = some;
        const question = { fleet, list, cards, valueOf: byHull, rules: read };
        const { found, end } = bestWithin(searchCompletions(question), ALL);
        const every = bruteForce(some, fleet, read);
        const worth = found.map(({ spent, value }) => spent * 1000 + value);
        expect(end).toBe('all');
        expect(new Map(found.map(({ add }, i) => [sorted(codesOf(add)), worth[i]]))).toEqual(every);
        expect(found).toHaveLength(every.size);
        expect(worth).toEqual([...worth].sort((a, b) => b - a));
      }),
      { numRuns: 200 },
    );
  });

  const fleetYard = yard([
    { code: 'C2', category: 'core', power: 2, maxCopies: 4, hull: 3 },
    { code: 'C3', category: 'core', power: 3, maxCopies: 2, hull: 4 },
    { code: 'P3', category: 'specialist', power: 3, maxCopies: 2, hull: 2 },
    { code: 'S1', category: 'support', power: 1, hull: 1 },
  ]);
  const { list, cards } = fleetYard;
  const ask = { fleet: fleetYard.fleet(), list, cards, valueOf: byHull, rules: RULES };

  test('spend all the power where that can be, then follow the aim', () => {
    const [best] = tenBest(searchCompletions(ask)).found;
    expect(best).toMatchObject({ spent: 10, left: 0, value: 13 });
    expect(sorted(codesOf(best?.add ?? []))).toBe('C2 C2 C2 S1 S1 S1 S1');
  });

  test.each([
    [{ most: 10, steps: 3 }, 'early', 'Stopped after 3 steps: 0 found.'],
    [{ most: 2, steps: 1000 }, 'wanted', 'The best 2.'],
    [ALL, 'all', 'All 34 legal ways.'],
  ])('say whether these are all: %j', (budget, end, sentence) => {
    const found = bestWithin(searchCompletions(ask), budget);
    expect(found.end).toBe(end);
    expect(fleetDeskWords.completions.searched(found)).toBe(sentence);
  });

  test('come step by step, so that a screen can stop between any two', () => {
    const search = searchCompletions(ask);
    const steps: (Completion | null)[] = [];
    for (let step = search.next(); !step.done && steps.length < 40; step = search.next())
      steps.push(step.value);
    const found = steps.filter((step) => step !== null);
    expect(found).toEqual(
      bestWithin(searchCompletions(ask), { most: found.length, steps: 100 }).found,
    );
  });

  test('are none for a fleet that no ship can mend', () => {
    const over = fleetYard.fleet({ ships: Array.from({ length: 7 }, () => 'C3') });
    expect(tenBest(searchCompletions({ ...ask, fleet: over }))).toMatchObject({
      found: [],
      end: 'all',
    });
  });

  test.each(AIMS)('can aim for %s', (aim) => {
    const valueOf = worthTo(aim, fleetYard.cards, RULES);
    const { found } = bestWithin(searchCompletions({ ...ask, valueOf }), ALL);
    const atFullPower = found.filter(({ left }) => left === 0).map(({ value }) => value);
    expect(atFullPower[0]).toBe(Math.max(...atFullPower));
  });
});

describe('what still fits', () => {
  test('is what leaves a legal fleet within reach, as brute force finds it', () => {
    fc.assert(
      fc.property(smallYard, start, (some, draft) => {
        const fleet = some.fleet(draft);
        fc.pre(bruteForce(some, fleet).size > 0);
        const fits = whatFits({ ...some, fleet, rules: RULES });
        const byHand = some.list.ships.filter(
          (one) => bruteForce(some, addEntries(fleet, [one.ship])).size > 0,
        );
        const open = fits.filter((fit) => fit.fits).map((fit) => fit.line);
        expect(open).toEqual(byHand);
      }),
      { numRuns: 150 },
    );
  });

  const some = yard([
    { code: 'C4', category: 'core', power: 4, maxCopies: 1 },
    { code: 'S1', category: 'support', power: 1 },
    { code: 'S4', category: 'support', power: 4 },
  ]);

  test('says which rule a ship would break', () => {
    const fits = whatFits({ ...some, fleet: some.fleet({ ships: ['C4', 'S1'] }), rules: RULES });
    expect(fits[0]).toMatchObject({ fits: false, breach: { id: 'core-above-maximum' } });
  });

  test('says what could not be mended any more', () => {
    const fits = whatFits({ ...some, fleet: some.fleet({ ships: ['S4'] }), rules: RULES });
    expect(fits[2]).toMatchObject({ fits: false, deadEnd: { id: 'core-below-minimum', add: 4 } });
    expect(fits.map(fleetWords.fit)[2]).toBe(
      'With it, no legal fleet is possible. Core is 0 of 10; add at least 4 power of ' +
        'Core ships, after taking out 2 power of others.',
    );
    expect(fits[1]).toMatchObject({ fits: true });
  });

  test('looks only at new breaches while the fleet is beyond mending', () => {
    const fits = whatFits({ ...some, fleet: some.fleet({ ships: ['C4', 'C4'] }), rules: RULES });
    expect(fits.map(({ fits: ok }) => ok)).toEqual([false, true, false]);
  });
});
