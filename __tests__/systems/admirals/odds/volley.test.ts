import { always, policy, save, strike, target } from '../../../builders/odds';
import { strikeOdds, bestOrderOf, volleyOdds } from '../../../../src/systems/admirals/odds/strike';

const sure = strike({ chart: always('hit') });
const lasers = strike({ dice: 2, chart: always('hit') });
const rockets = strike({ dice: 2, chart: always('direct') });

describe('a volley', () => {
  test('keeps the hull that was lost', () => {
    const { afterEach } = volleyOdds([sure, sure, sure], target(), policy());
    expect(afterEach.map(({ defeated }) => defeated)).toEqual([0, 0, expect.closeTo(1, 12)]);
    expect(afterEach.map(({ expectedHullLeft }) => expectedHullLeft)).toEqual([
      expect.closeTo(2, 12),
      expect.closeTo(1, 12),
      0,
    ]);
  });

  test('keeps the shields that were spent', () => {
    const { afterEach, expectedHullLeft } = volleyOdds(
      [lasers, lasers],
      target({ shields: 3 }),
      policy(),
    );
    expect(afterEach.map((step) => step.expectedShieldsLeft)).toEqual([
      expect.closeTo(1, 12),
      expect.closeTo(0, 12),
    ]);
    expect(expectedHullLeft).toBeCloseTo(2, 12);
  });

  test('keeps the criticals that were taken, and so the Order Limit', () => {
    const crits = strike({ chart: always('critical') });
    const { afterEach } = volleyOdds([crits, crits], target(), policy());
    expect(afterEach.map(({ defeated }) => defeated)).toEqual([0, expect.closeTo(1, 12)]);
  });

  test('leaves a defeated target alone: no hull, and the shields it had then', () => {
    const odds = volleyOdds([rockets, lasers], target({ hull: 2, shields: 2 }), policy());
    expect(odds).toMatchObject({
      defeated: expect.closeTo(1, 12),
      expectedHullLeft: 0,
      expectedShieldsLeft: expect.closeTo(2, 12),
    });
    expect(odds.afterEach[1]).toMatchObject({ struck: 0 });
  });

  test('of one strike is that strike', () => {
    const one = strike({ dice: 4, chart: { 1: ['hit', 'lock'], 2: ['critical'], 3: ['direct'] } });
    const at = target({ shields: 1 });
    for (const by of [policy(), policy({ locks: 'best', shields: 'best' })]) {
      expect(volleyOdds([one], at, by).defeated).toBeCloseTo(strikeOdds(one, at, by).defeated, 12);
    }
  });

  test('of no strike leaves the target whole', () => {
    const odds = volleyOdds([], target({ shields: 2 }), policy({ shields: 'best' }));
    expect(odds).toMatchObject({ defeated: 0, expectedHullLeft: 3, expectedShieldsLeft: 2 });
  });

  test('at best saves shields for a strike that is worse', () => {
    // The first may be saved against, the second may not: one hull, one shield.
    const weak = strike({
      chart: always('hit'),
      saves: { hit: [save('Armor', 4)], critical: [], direct: [] },
    });
    const at = target({ hull: 1, shields: 1 });
    const spent = volleyOdds([weak, sure], at, policy()).defeated;
    const saved = volleyOdds([weak, sure], at, policy({ shields: 'best' })).defeated;
    expect(spent).toBeCloseTo(1, 12);
    expect(saved).toBeCloseTo(2 / 6, 12);
  });
});

describe('the order of strikes', () => {
  test('that strips shields from criticals first is better', () => {
    const cripple = strike({ chart: always('critical') });
    const at = target({ hull: 9, shields: 2, orderLimit: 0 });
    expect(bestOrderOf([cripple, lasers], at, policy())).toEqual([1, 0]);
    expect(bestOrderOf([lasers, cripple], at, policy())).toEqual([0, 1]);
  });

  test('has every strike once', () => {
    const four = [1, 2, 3, 4].map((dice) => strike({ dice }));
    for (const shields of ['hits-first', 'best'] as const) {
      const order = bestOrderOf(four, target({ shields: 2 }), policy({ shields }));
      expect([...order].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    }
  });
});
