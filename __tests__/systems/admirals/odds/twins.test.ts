import {
  LOCK_POLICIES,
  SHIELD_POLICIES,
  type StrikeSpec,
} from '../../../../src/systems/admirals-shared/odds/spec';
import { strikeOdds, bestOrderOf, volleyOdds } from '../../../../src/systems/admirals/odds/strike';
import { oddsOfSides } from '../../../builders/odds';
import { drawPolicy, drawSide, drawStrike, drawTarget, makeDraw } from './randomCases';
import { skirmishTwin } from './skirmishTwin';
import { volleyTwin } from './strikeTwin';

/** Numbers agree to 1e-9. */
function expectNear(found: readonly number[], wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  const worst = Math.max(...found.map((value, at) => Math.abs(value - (wanted[at] ?? NaN))));
  expect(worst).toBeLessThan(1e-9);
}

const seeds = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at);

/** Ruling augur-first-roll-only, one way and the other. */
const grantingLocks = (strike: StrikeSpec, asTargetLocks: boolean): StrikeSpec =>
  strike.granted && asTargetLocks
    ? { ...strike, granted: strike.granted.map(({ faces }) => ({ faces, as: 'target-lock' })) }
    : strike;

describe('a strike agrees with every roll enumerated', () => {
  const size = { dice: [0, 3], hull: [1, 4], shields: [0, 3], extras: true } as const;
  const policies = LOCK_POLICIES.flatMap((locks) =>
    SHIELD_POLICIES.flatMap((shields) =>
      [false, true].flatMap((lockOnBlockable) =>
        [false, true].map((locksTogether) => ({ locks, shields, lockOnBlockable, locksTogether })),
      ),
    ),
  );
  const name = '$locks, $shields, blockable $lockOnBlockable, together $locksTogether';

  test.each(policies)(name, (policy) => {
    for (const seed of seeds(policies.indexOf(policy) * 100, 6)) {
      const draw = makeDraw(seed);
      const strike = grantingLocks(drawStrike(draw, size), seed % 2 === 0);
      const target = drawTarget(draw, size);
      const odds = strikeOdds(strike, target, policy);
      const twin = volleyTwin([strike], target, policy);
      expectNear([odds.defeated], [twin.defeated]);
      expectNear(odds.hullLost, twin.hullLost);
      expectNear(odds.criticals, twin.criticals);
      expectNear(odds.shieldsSpent, twin.shieldsSpent);
    }
  });
});

/** A weapon that strikes better where there are no shields. */
const readingShields = (strike: StrikeSpec, asks: boolean): StrikeSpec =>
  asks
    ? { ...strike, unshielded: { ...strike, modifier: strike.modifier - 1, lockOnDice: 1 } }
    : strike;

describe('a volley agrees with every roll enumerated', () => {
  const size = { dice: [0, 2], hull: [1, 3], shields: [0, 2], extras: true } as const;

  test.each(seeds(0, 10))('tenth %i of 200 cases', (tenth) => {
    for (const seed of seeds(10000 + tenth * 20, 20)) {
      const draw = makeDraw(seed);
      const drawn = seeds(0, draw.number(1, 3)).map(() => drawStrike(draw, size));
      const strikes = drawn.map((strike) => readingShields(strike, seed % 2 === 0));
      const target = drawTarget(draw, size);
      const policy = drawPolicy(draw);
      const odds = volleyOdds(strikes, target, policy);
      const twin = volleyTwin(strikes, target, policy);
      expectNear([odds.defeated], [twin.defeated]);
      expectNear(odds.criticals, twin.criticals);
      expectNear(odds.shieldsSpent, twin.shieldsSpent);
      odds.afterEach.forEach((step, at) => {
        if (policy.locks === 'best' || policy.shields === 'best') return;
        expectNear(
          [step.defeated],
          [volleyTwin(strikes.slice(0, at + 1), target, policy).defeated],
        );
      });
    }
  });
});

/** Every order of so many. */
const orders = (count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : orders(count - 1).flatMap((order) =>
        seeds(0, count).map((at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
      );

test('no order of strikes is better than the best', () => {
  const size = { dice: [0, 3], hull: [1, 4], shields: [0, 2], extras: true } as const;
  for (const seed of seeds(20000, 60)) {
    const draw = makeDraw(seed);
    const strikes = seeds(0, 3).map((at) => readingShields(drawStrike(draw, size), at === 1));
    const target = drawTarget(draw, size);
    const policy = drawPolicy(draw);
    const defeatedIn = (order: readonly number[]): number =>
      volleyOdds(
        order.flatMap((at) => strikes[at] ?? []),
        target,
        policy,
      ).defeated;
    const best = defeatedIn(bestOrderOf(strikes, target, policy));
    expectNear([best], [Math.max(...orders(3).map(defeatedIn))]);
  }
});

describe('a skirmish agrees with every roll enumerated', () => {
  test.each([
    { grudgeNeedsSurvivor: true },
    { grudgeNeedsSurvivor: false },
    { grudgeNeedsSurvivor: true, grudgeInTurn: true },
    { grudgeNeedsSurvivor: false, grudgeInTurn: true },
  ])('with the rulings %j', (rulings) => {
    for (const seed of seeds(30000, 200)) {
      const draw = makeDraw(seed);
      const active = drawSide(draw, 2);
      const opposing = drawSide(draw, 2);
      const odds = oddsOfSides(active, opposing, rulings);
      const twin = skirmishTwin(active, opposing, rulings);
      expectNear([odds.active.defeated, odds.opposing.defeated], twin.defeated);
      expectNear([odds.bothDefeated], [twin.both]);
      expectNear(odds.active.hullLost, twin.hullLost[0]);
      expectNear(odds.opposing.hullLost, twin.hullLost[1]);
    }
  });
});
