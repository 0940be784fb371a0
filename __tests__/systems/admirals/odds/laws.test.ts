import fc from 'fast-check';

import {
  LOCK_POLICIES,
  SHIELD_POLICIES,
  WOUNDS,
  type SaveChance,
  type StrikePolicy,
  type StrikeSpec,
  type TargetSpec,
} from '../../../../src/systems/admirals-shared/odds/spec';
import { strikeOdds, volleyOdds } from '../../../../src/systems/admirals/odds/strike';
import { oddsOfSides } from '../../../builders/odds';
import { drawPolicy, drawSide, drawStrike, drawTarget, makeDraw, type Draw } from './randomCases';

const SLACK = 1e-9;
const size = { dice: [0, 6], hull: [1, 6], shields: [0, 3], extras: true } as const;

interface Case {
  readonly strike: StrikeSpec;
  readonly target: TargetSpec;
  readonly policy: StrikePolicy;
  readonly draw: Draw;
}

/** Checks a law on a hundred strikes; fast-check finds the smallest seed that breaks it. */
function holds(law: (given: Case) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const draw = makeDraw(seed);
      law({
        strike: drawStrike(draw, size),
        target: drawTarget(draw, size),
        policy: drawPolicy(draw),
        draw,
      });
    }),
  );
}

const total = (chances: readonly number[]): number => chances.reduce((a, b) => a + b, 0);
const defeat = ({ strike, target, policy }: Case): number =>
  strikeOdds(strike, target, policy).defeated;

describe('of a strike', () => {
  test('chances sum to 1 and none is below 0', () => {
    holds(({ strike, target, policy }) => {
      const { hullLost, criticals, shieldsSpent } = strikeOdds(strike, target, policy);
      for (const chances of [hullLost, criticals, shieldsSpent]) {
        expect(total(chances)).toBeCloseTo(1, 10);
        expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test('defeat is by hull, by criticals, or by both', () => {
    holds(({ strike, target, policy }) => {
      const { defeated, destroyed, crippled } = strikeOdds(strike, target, policy);
      expect(defeated).toBeLessThanOrEqual(destroyed + crippled + SLACK);
      expect(defeated).toBeGreaterThanOrEqual(Math.max(destroyed, crippled) - SLACK);
    });
  });

  test('icons that were rolled or added are blocked, stopped or landed', () => {
    holds(({ strike, target, policy }) => {
      const { icons } = strikeOdds(strike, target, policy);
      for (const wound of WOUNDS) {
        const { rolled, added, blocked, saves, landed } = icons[wound];
        const stopped = total(saves.map((save) => save.stopped));
        expect(rolled + added).toBeCloseTo(blocked + stopped + landed, 10);
        expect(added).toBeGreaterThan(-SLACK);
      }
    });
  });

  test('shields spent are icons blocked, and no more hull is lost than icons land', () => {
    holds(({ strike, target, policy }) => {
      const odds = strikeOdds(strike, target, policy);
      const { hit, critical, direct } = odds.icons;
      expect(odds.expectedShieldsSpent).toBeCloseTo(hit.blocked + critical.blocked, 10);
      expect(odds.expectedHullLost).toBeLessThan(hit.landed + direct.landed + SLACK);
      expect(odds.expectedCriticals).toBeLessThan(critical.landed + SLACK);
    });
  });

  test.each(['Armor', 'Massive', 'Ore Hull'])(
    'a better %s save never makes defeat likelier',
    (id) => {
      const better = (saves: readonly SaveChance[]): readonly SaveChance[] =>
        saves.map((save) => (save.id === id ? { ...save, chance: save.chance + 1 / 6 } : save));
      holds((given) => {
        const { hit, critical, direct } = given.strike.saves;
        const saves = { hit: better(hit), critical: better(critical), direct: better(direct) };
        const harder = { ...given, strike: { ...given.strike, saves } };
        expect(defeat(harder)).toBeLessThan(defeat(given) + SLACK);
      });
    },
  );

  test.each(['hull', 'shields', 'orderLimit'] as const)(
    'more %s never makes defeat likelier',
    (more) => {
      holds((given) => {
        const target = { ...given.target, [more]: given.target[more] + 1 };
        expect(defeat({ ...given, target })).toBeLessThan(defeat(given) + SLACK);
      });
    },
  );

  test('another die never makes defeat less likely', () => {
    holds((given) => {
      const strike = { ...given.strike, dice: given.strike.dice + 1 };
      expect(defeat({ ...given, strike })).toBeGreaterThan(defeat(given) - SLACK);
    });
  });

  test('the best use of locks beats every other against the same defence', () => {
    holds((given) => {
      const { policy } = given;
      const best = defeat({ ...given, policy: { ...policy, locks: 'best' } });
      for (const locks of LOCK_POLICIES) {
        expect(defeat({ ...given, policy: { ...policy, locks } })).toBeLessThan(best + SLACK);
      }
    });
  });

  test('the best use of shields beats every other against the same attack', () => {
    holds((given) => {
      const { policy } = given;
      const best = defeat({ ...given, policy: { ...policy, shields: 'best' } });
      for (const shields of SHIELD_POLICIES) {
        expect(defeat({ ...given, policy: { ...policy, shields } })).toBeGreaterThan(best - SLACK);
      }
    });
  });
});

describe('of a large strike, worked out in two ways', () => {
  const large = { dice: [8, 11], hull: [3, 8], shields: [1, 4], extras: true } as const;
  const seeds = Array.from({ length: 12 }, (_, at) => 50_000 + at);

  function expectSame(given: Case, one: Partial<StrikePolicy>, other: Partial<StrikePolicy>): void {
    const { strike, target, policy } = given;
    const left = strikeOdds(strike, target, { ...policy, ...one });
    const right = strikeOdds(strike, target, { ...policy, ...other });
    for (const key of ['hullLost', 'criticals', 'shieldsSpent'] as const) {
      left[key].forEach((chance, at) => expect(chance).toBeCloseTo(right[key][at] ?? NaN, 10));
    }
    expect(left.defeated).toBeCloseTo(right.defeated, 10);
    for (const wound of WOUNDS) {
      expect(left.icons[wound].landed).toBeCloseTo(right.icons[wound].landed, 9);
    }
  }

  test.each(seeds)('best shields are no shields where there are none (%i)', (seed) => {
    const draw = makeDraw(seed);
    const strike = drawStrike(draw, large);
    const target = { ...drawTarget(draw, large), shields: 0 };
    const policy = {
      ...drawPolicy(draw),
      locks: draw.pick(['lock-on', 'hold', 'ability'] as const),
    };
    expectSame({ strike, target, policy, draw }, { shields: 'best' }, { shields: 'none' });
  });

  test.each(seeds)('an ability that gives nothing is never the best use of a lock (%i)', (seed) => {
    const draw = makeDraw(seed);
    const strike: StrikeSpec = {
      ...drawStrike(draw, large),
      ability: { gives: 'icons', icons: [] },
    };
    const target = drawTarget(draw, large);
    const policy = {
      ...drawPolicy(draw),
      shields: draw.pick(['hits-first', 'criticals-first'] as const),
    };
    expectSame({ strike, target, policy, draw }, { locks: 'best' }, { locks: 'lock-on' });
  });
});

describe('of a volley', () => {
  const volleyOf = ({ draw }: Case): readonly StrikeSpec[] =>
    [0, 1, 2].map(() => drawStrike(draw, { ...size, dice: [0, 4] }));

  test('defeat never becomes less likely, and hull and shields never grow back', () => {
    holds((given) => {
      const { afterEach, defeated } = volleyOdds(volleyOf(given), given.target, given.policy);
      let before = { defeated: 0, expectedHullLeft: Infinity, expectedShieldsLeft: Infinity };
      for (const step of afterEach) {
        expect(step.defeated).toBeGreaterThan(before.defeated - SLACK);
        expect(step.expectedHullLeft).toBeLessThan(before.expectedHullLeft + SLACK);
        expect(step.expectedShieldsLeft).toBeLessThan(before.expectedShieldsLeft + SLACK);
        before = step;
      }
      expect(defeated).toBeCloseTo(before.defeated, 12);
    });
  });

  test('chances sum to 1', () => {
    holds((given) => {
      const odds = volleyOdds(volleyOf(given), given.target, given.policy);
      for (const chances of [odds.hullLeft, odds.criticals, odds.shieldsSpent]) {
        expect(total(chances)).toBeCloseTo(1, 10);
      }
    });
  });

  test('best play over all of it beats every rule of thumb', () => {
    holds((given) => {
      const strikes = volleyOf(given);
      const { locks, lockOnBlockable = false } = given.policy;
      const at = (shields: StrikePolicy['shields']): number =>
        volleyOdds(strikes, given.target, { locks, shields, lockOnBlockable }).defeated;
      const best = at('best');
      for (const shields of SHIELD_POLICIES) expect(at(shields)).toBeGreaterThan(best - SLACK);
    });
  });
});

describe('of a skirmish', () => {
  const skirmishes = (law: (odds: ReturnType<typeof oddsOfSides>) => void): void =>
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (seed, grudgeNeedsSurvivor) => {
        const draw = makeDraw(seed);
        law(oddsOfSides(drawSide(draw, 8), drawSide(draw, 8), { grudgeNeedsSurvivor }));
      }),
    );

  test('chances sum to 1', () => {
    skirmishes(({ active, opposing }) => {
      for (const { hullLost } of [active, opposing]) expect(total(hullLost)).toBeCloseTo(1, 10);
    });
  });

  test('without hull it is defeated, and both fall no more often than either', () => {
    skirmishes(({ active, opposing, bothDefeated }) => {
      for (const { defeated, hullLost } of [active, opposing]) {
        expect(hullLost.at(-1)).toBeLessThan(defeated + SLACK);
        expect(bothDefeated).toBeLessThan(defeated + SLACK);
      }
    });
  });
});
