import { always, policy, save, strike, target } from '../../../builders/odds';
import type {
  StrikePolicy,
  StrikeSpec,
  TargetSpec,
} from '../../../../src/systems/admirals-shared/odds/spec';
import { strikeOdds } from '../../../../src/systems/admirals/odds/strike';

const near = (value: number) => expect.closeTo(value, 10);
const AUGUR = [{ faces: [5, 6], as: 'lock-on' }] as const;
const odds = (
  given: Partial<StrikeSpec>,
  at: Partial<TargetSpec> = {},
  by: Partial<StrikePolicy> = {},
) => strikeOdds(strike(given), target(at), policy(by));

describe('hull', () => {
  test('one die that hits on half of its faces takes a hull point half of the time', () => {
    expect(odds({}).hullLost).toEqual([near(0.5), near(0.5), 0, 0]);
  });

  test('the modifier is added before the chart is read', () => {
    expect(odds({ modifier: 2 }).expectedHullLost).toBeCloseTo(1 / 6, 12);
    expect(odds({ modifier: -1 }).expectedHullLost).toBeCloseTo(3 / 6, 12);
  });

  test('a result that the chart does not print gives no icon', () => {
    expect(odds({ chart: {} }).hullLost).toEqual([near(1), 0, 0, 0]);
  });

  test('a result may give several icons', () => {
    expect(odds({ chart: always('hit', 'hit') }).hullLost).toEqual([0, 0, near(1), 0]);
  });

  test('losing the last point, or more than that, is defeat', () => {
    const { hullLost, defeated, destroyed, crippled } = odds({ dice: 4, chart: always('hit') });
    expect(hullLost).toEqual([0, 0, 0, near(1)]);
    expect({ defeated, destroyed, crippled }).toEqual({
      defeated: near(1),
      destroyed: near(1),
      crippled: 0,
    });
  });
});

describe('criticals', () => {
  test('one more than the printed Order Limit cripples', () => {
    const { criticals, defeated, crippled } = odds({ dice: 2, chart: always('critical') });
    expect(criticals).toEqual([0, 0, near(1)]);
    expect({ defeated, crippled }).toEqual({ defeated: near(1), crippled: near(1) });
  });

  test('those taken before count', () => {
    const before = { criticals: 1 };
    expect(odds({ chart: always('critical') }).defeated).toBe(0);
    expect(odds({ chart: always('critical') }, before).defeated).toBeCloseTo(1, 12);
    expect(odds({ chart: always('critical') }, before).criticals).toHaveLength(2);
  });

  test('hull and criticals are counted apart: all icons are rolled for', () => {
    const { hullLost, criticals } = odds(
      { dice: 2, chart: always('hit', 'critical') },
      { hull: 1 },
    );
    expect(hullLost).toEqual([0, near(1)]);
    expect(criticals).toEqual([0, 0, near(1)]);
  });
});

describe('saves', () => {
  const armor = save('Armor', 3);
  const flak = save('Flak', 2);

  test('an icon is stopped if any of its saves succeeds', () => {
    const saves = { hit: [armor, flak], critical: [], direct: [] };
    const { expectedHullLost, icons } = odds({ chart: always('hit'), saves });
    expect(expectedHullLost).toBeCloseTo((1 / 2) * (2 / 3), 12);
    expect(icons.hit).toEqual({
      rolled: near(1),
      added: near(0),
      blocked: near(0),
      saves: [
        { id: 'Armor', chance: 0.5, stopped: near(1 / 2) },
        { id: 'Flak', chance: 2 / 6, stopped: near((1 / 2) * (1 / 3)) },
      ],
      landed: near(1 / 3),
    });
  });

  test.each([
    ['hit', { hit: [armor], critical: [], direct: [] }, 0.5, 0],
    ['critical', { hit: [], critical: [armor], direct: [] }, 0, 0.5],
    ['direct', { hit: [armor], critical: [armor], direct: [] }, 1, 0],
  ] as const)('each kind of icon has its own: %s', (icon, saves, hull, criticals) => {
    const found = odds({ chart: always(icon), saves });
    expect(found.expectedHullLost).toBeCloseTo(hull, 12);
    expect(found.expectedCriticals).toBeCloseTo(criticals, 12);
  });
});

describe('shields', () => {
  const both = { dice: 2, chart: always('hit', 'critical') };

  test.each([
    ['hits-first', 2, 1],
    ['criticals-first', 1, 2],
    ['none', 0, 0],
  ] as const)(
    '%s: %i of 3 points on two hits, %i on two criticals',
    (shields, onHits, onCriticals) => {
      const found = odds(both, { shields: 3, hull: 5, orderLimit: 4 }, { shields });
      expect(found.shieldsSpent[onHits + onCriticals]).toBeCloseTo(1, 12);
      expect(found.expectedHullLost).toBeCloseTo(2 - onHits, 12);
      expect(found.expectedCriticals).toBeCloseTo(2 - onCriticals, 12);
    },
  );

  test('do not block direct hits', () => {
    const found = odds({ chart: always('direct') }, { shields: 3 });
    expect(found.expectedHullLost).toBeCloseTo(1, 12);
    expect(found.expectedShieldsSpent).toBe(0);
  });

  test('at best go where they ward off defeat: to criticals when the next one cripples', () => {
    const found = odds(
      { chart: always('hit', 'critical') },
      { shields: 1, hull: 5, orderLimit: 0 },
      { shields: 'best' },
    );
    expect(found).toMatchObject({ defeated: near(0), expectedHullLost: near(1) });
  });

  test('at best go to hits when the hull is nearly gone', () => {
    const found = odds(
      { chart: always('hit', 'critical') },
      { shields: 1, hull: 1, orderLimit: 3 },
      { shields: 'best' },
    );
    expect(found).toMatchObject({ defeated: near(0), expectedCriticals: near(1) });
  });

  test('at best save hull where neither choice wards off or risks defeat', () => {
    const found = odds(
      { chart: always('hit', 'critical') },
      { shields: 1, hull: 5, orderLimit: 3 },
      { shields: 'best' },
    );
    expect(found).toMatchObject({ expectedHullLost: near(0), expectedCriticals: near(1) });
  });

  test('at best are kept where they change nothing', () => {
    const sure = { id: 'Armor', chance: 1 };
    const found = odds(
      { chart: always('hit'), saves: { hit: [sure], critical: [], direct: [] } },
      { shields: 2 },
      { shields: 'best' },
    );
    expect(found.expectedShieldsSpent).toBeCloseTo(0, 12);
  });
});

describe('Target Locks', () => {
  const lockThenHit = { chart: { 1: ['lock'], 2: ['hit'] } } as const;

  test('a Lock On rolls one more die', () => {
    expect(odds(lockThenHit).expectedHullLost).toBeCloseTo(1 / 6 + 1 / 36, 12);
    expect(odds(lockThenHit).icons.hit.added).toBeCloseTo(1 / 36, 12);
  });

  test('a Lock On die gives no further lock', () => {
    expect(odds({ chart: always('lock') }).expectedHullLost).toBe(0);
  });

  test('a lock that is held gives nothing', () => {
    expect(odds(lockThenHit, {}, { locks: 'hold' }).expectedHullLost).toBeCloseTo(1 / 6, 12);
  });

  test('shields are spent before Lock On dice are rolled', () => {
    const found = odds({ chart: always('lock', 'hit') }, { shields: 2 });
    expect(found.hullLost).toEqual([0, near(1), 0, 0]);
    expect(found.expectedShieldsSpent).toBeCloseTo(1, 12);
  });

  test('shields may block Lock On dice where the ruling says so', () => {
    const found = odds({ chart: always('lock', 'hit') }, { shields: 2 }, { lockOnBlockable: true });
    expect(found.hullLost).toEqual([near(1), 0, 0, 0]);
    expect(found.expectedShieldsSpent).toBeCloseTo(2, 12);
  });

  test.each([
    [{ gives: 'icons', icons: ['direct', 'direct'] }, 2],
    [{ gives: 'dice', dice: 2 }, 2],
    [{ gives: 'skirmish-dice-penalty', dice: 1 }, 0],
    [{ gives: 'text', text: 'Name a hex.' }, 0],
  ] as const)('an ability is used instead: %j', (ability, hull) => {
    const found = odds(
      { dice: 1, chart: { ...always('lock', 'direct') }, ability },
      { hull: 5 },
      { locks: 'ability' },
    );
    expect(found.expectedHullLost).toBeCloseTo(1 + hull, 12);
  });

  test('at best a sure critical that cripples is worth more than a die that may hit', () => {
    const given = {
      chart: { 1: ['lock'], 2: ['lock'], 3: ['lock'], 4: ['hit'] },
      ability: { gives: 'icons', icons: ['critical'] },
    } as const;
    const at = { hull: 1, orderLimit: 0 };
    expect(odds(given, at, { locks: 'best' }).defeated).toBeCloseTo(3 / 6 + 1 / 6, 12);
    expect(odds(given, at, { locks: 'lock-on' }).defeated).toBeCloseTo(1 / 6 + 3 / 36, 12);
  });

  test('locks are spent one by one: what the first brought decides the second', () => {
    const given = {
      dice: 1,
      chart: { ...always('lock', 'lock'), 1: ['lock', 'lock', 'hit', 'hit'] },
      modifier: 0,
      ability: { gives: 'icons', icons: ['hit'] },
    } as const;
    // Two hulls: the ability twice is certain.
    expect(odds(given, { hull: 2 }, { locks: 'best' }).defeated).toBeCloseTo(1, 12);
    // Three hulls: a Lock On first, then the ability if it brought two hits.
    const byOrder = odds(given, { hull: 3 }, { locks: 'best' }).defeated;
    expect(byOrder).toBeCloseTo(1 / 6 + (5 / 6) * (1 / 6), 12);
  });
});

describe('the ruling locks-one-by-one', () => {
  // A Lock On die brings two hits on a 1 and the critical that cripples on a 2.
  const given = {
    dice: 1,
    chart: {
      ...always('lock', 'lock'),
      1: ['lock', 'lock', 'hit', 'hit'],
      2: ['lock', 'lock', 'critical'],
    },
    ability: { gives: 'icons', icons: ['hit'] },
  } as const;
  const at = { hull: 3, orderLimit: 0 };

  test('one by one, the second lock goes where the first die points', () => {
    const afterBlank = 1 / 6 + 1 / 6 + (4 / 6) * (1 / 6);
    const found = odds(given, at, { locks: 'best' }).defeated;
    expect(found).toBeCloseTo(2 / 6 + (4 / 6) * afterBlank, 12);
  });

  test.each([false, true])('together, both are put to a use first: blockable %s', (blockable) => {
    const afterBlank = 1 / 6 + 1 / 6;
    const policy = { locks: 'best', locksTogether: true, lockOnBlockable: blockable } as const;
    expect(odds(given, at, policy).defeated).toBeCloseTo(2 / 6 + (4 / 6) * afterBlank, 12);
    expect(odds(given, at, policy).explanation.locksTogether).toBe(true);
  });
});

describe('Lock On dice that cost no lock', () => {
  test('an order adds them, whatever is done with locks', () => {
    const given = { dice: 0, chart: always('hit'), lockOnDice: 2 };
    expect(odds(given, {}, { locks: 'hold' }).expectedHullLost).toBeCloseTo(2, 12);
  });

  test('Augur grants one for each unmodified 5 or 6 of the first roll', () => {
    const found = odds({ chart: { 6: ['hit'] }, granted: AUGUR, modifier: 1 });
    expect(found.expectedHullLost).toBeCloseTo(1 / 6 + (2 / 6) * (1 / 6), 12);
  });

  test('Augur buys no ability', () => {
    const ability = { gives: 'icons', icons: ['hit'] } as const;
    const found = odds({ chart: {}, granted: AUGUR, ability }, {}, { locks: 'ability' });
    expect(found.expectedHullLost).toBe(0);
  });

  test('by the other ruling Augur grants Target Locks, which buy one', () => {
    const ability = { gives: 'icons', icons: ['hit'] } as const;
    const granted = [{ faces: [5, 6], as: 'target-lock' }] as const;
    const found = odds({ chart: {}, granted, ability }, {}, { locks: 'ability' });
    expect(found.expectedHullLost).toBeCloseTo(2 / 6, 12);
  });
});

describe('the explanation', () => {
  test('names the dice, what each face gives after the modifier, and how it was played', () => {
    const { explanation } = odds({ dice: 2, modifier: 1, chart: { 2: ['hit', 'lock'] } });
    expect(explanation).toMatchObject({
      dice: 2,
      modifier: 1,
      lockOnDice: 0,
      locks: { use: 'dice', dice: 1 },
      shields: 'hits-first',
      lockOnBlockable: false,
    });
    expect(explanation.faces.map(({ face, hit, lock }) => [face, hit, lock])).toEqual([
      [1, 1, 1],
      [2, 0, 0],
      [3, 0, 0],
      [4, 0, 0],
      [5, 0, 0],
      [6, 0, 0],
    ]);
  });
});

test('a target that is defeated already stays so', () => {
  expect(odds({}, { hull: 0 })).toMatchObject({ defeated: 1, hullLost: [1] });
  expect(odds({}, { criticals: 2 }, { shields: 'best' })).toMatchObject({ defeated: 1 });
});
