import fc from 'fast-check';
import type { Icon } from '../../../../src/systems/admirals-shared/cards/terms';
import type { Role } from '../../../../src/systems/admirals-cadet/cards/terms';
import { resolveStrike } from '../../../../src/systems/admirals-cadet/play/resolve/strike';
import {
  afterCritical,
  afterHits,
  guardOf,
  criticalEffect,
  type AttackSpec,
  type TargetSpec,
  type Fate,
  type Standing,
} from '../../../../src/systems/admirals-cadet/strike/attack';
import {
  planOf,
  strikeOdds,
  type LockPolicy,
  type ShieldPolicy,
} from '../../../../src/systems/admirals-cadet/strike/odds';
import { rollingOf, type RollSpec } from '../../../../src/systems/admirals-cadet/strike/rolling';
import {
  mayBlock,
  usableShields,
  type StrikeSituation,
  strikeSituation,
  type StrikeAnswer,
} from '../../../../src/systems/admirals-cadet/strike/spec';
import { stopChance, type Save } from '../../../../src/systems/admirals-shared/explain';
import { endingsOf } from '../../../../src/systems/kit/procedures/exact';
import { procedureOf } from '../../../../src/systems/kit/procedures/procedure';
import { effect, enemy, near, RULES, rules, ship, strike, weapon } from '../../../builders/cadet';
import type { EarlierRolls } from '../../../../src/systems/admirals-cadet/play/commands';

describe('Shields', () => {
  test.each([
    ['Escort', [true, false]],
    ['Light', [true, false]],
    ['Heavy', [true, true]],
    ['Super Heavy', [true, true]],
  ] as const)('%s: block Hits and Critical Hits: %j', (role, blocks) => {
    const target = ship({ role });
    expect([mayBlock(target, 'hit'), mayBlock(target, 'critical')]).toEqual(blocks);
  });

  test('a chart gives the boxes of the side that the attack comes from', () => {
    const target = enemy({ shields: [3, 2, 1, 0, 4, 5] });
    expect(usableShields(target, ['Right Fore'], RULES).points).toBe(2);
  });

  test.each([
    ['both', 5],
    ['one', 3],
  ])('from a corner, read as %s: %d', (answer, points) => {
    const target = enemy({ shields: [3, 2] });
    const by = rules({ 'corner-both-sides': answer });
    expect(usableShields(target, ['Direct Fore', 'Right Fore'], by).points).toBe(points);
  });

  test('count as damaged in a Nebula, and where a scenario forbids them', () => {
    expect(usableShields(enemy({ shields: 3, terrain: 'Nebula' }), [], RULES).points).toBe(0);
    expect(usableShields(enemy({ shields: 3, mayShield: false }), [], RULES).points).toBe(0);
  });
});

const standing = (draft: Partial<Standing> = {}): Standing => ({
  hull: 3,
  shields: 0,
  crippled: false,
  orders: 0,
  ...draft,
});

describe('Critical Hits', () => {
  const CASES: readonly (readonly [Role, Partial<Standing>, string])[] = [
    ['Escort', { shields: 2 }, 'destroyed'],
    ['Light', { shields: 1 }, 'hull'],
    ['Light', { shields: 0 }, 'destroyed'],
    ['Heavy', {}, 'crippled'],
    ['Heavy', { orders: 1 }, 'crippled'],
    ['Heavy', { crippled: true }, 'destroyed'],
    ['Super Heavy', { orders: 2 }, 'orders-back'],
    ['Super Heavy', {}, 'crippled'],
    ['Super Heavy', { crippled: true, orders: 1 }, 'orders-back'],
    ['Super Heavy', { crippled: true }, 'destroyed'],
  ];
  test.each(CASES)('%s %j: %s', (role, draft, does) => {
    expect(criticalEffect(role, standing(draft))).toBe(does);
  });

  test('a Super Heavy gives all its orders back at once', () => {
    expect(afterCritical('Super Heavy', standing({ orders: 2 }))).toEqual(standing());
  });
});

const chart = (rows: Readonly<Record<number, readonly Icon[]>>): RollSpec['chart'] => rows;

type Roll = RollSpec & { readonly locks: LockPolicy };

const roll = (draft: Partial<Roll> = {}): Roll => ({
  dice: 1,
  modifier: 0,
  chart: chart({ 1: ['hit', 'lock'], 2: ['hit'] }),
  rerolledFaces: [],
  untilAnother: false,
  rerolls: 0,
  abilities: [],
  replaces: true,
  locks: 'reroll',
  ...draft,
});

const target = (draft: Partial<TargetSpec> = {}): TargetSpec => ({
  role: 'Light',
  hull: 3,
  crippled: false,
  orders: 0,
  boxes: [],
  blocksCriticals: false,
  saves: { now: [], withoutOrders: [], crippled: [] },
  savesFirst: true,
  ...draft,
});

const rollOdds = ({ locks, ...spec }: Roll) => {
  const { steps, woundsOf } = rollingOf(spec);
  const plan = planOf({ roll: spec, target: target() }, { locks, shields: 'never' });
  return endingsOf(procedureOf(steps), 0, plan).map(({ state, chance }) => ({
    hits: woundsOf(state).hit,
    chance,
  }));
};

const meanHits = (spec: Roll): number =>
  rollOdds(spec).reduce((sum, { hits, chance }) => sum + hits * chance, 0);

describe('Target Locks', () => {
  test.each([
    ['held, the die keeps its Hit', { locks: 'hold' }, 2 / 6],
    ['rolled again, the die gives its Hit up', { locks: 'reroll' }, 1 / 6 + (1 / 6) * (2 / 6)],
    [
      'rolled again beside it, where the table reads it so',
      { locks: 'reroll', replaces: false },
      2 / 6 + (1 / 6) * (2 / 6),
    ],
    [
      'spent on an ability that adds a Hit',
      { locks: 'ability', abilities: [{ gives: 'icons', icons: ['hit'] }] },
      3 / 6,
    ],
    [
      'spent on two dice more',
      { locks: 'ability', abilities: [{ gives: 'dice', dice: 2 }] },
      2 / 6 + (1 / 6) * (4 / 6),
    ],
  ] as const)('%s', (_what, draft, mean) => {
    expect(meanHits(roll(draft))).toBeCloseTo(mean, 12);
  });

  test('Augur rolls a 6 again that shows nothing, and keeps one that hits', () => {
    expect(meanHits(roll({ locks: 'hold', rerolledFaces: [6] }))).toBeCloseTo(2 / 6 + 2 / 36, 12);
    const good = chart({ 6: ['hit'] });
    expect(meanHits(roll({ chart: good, rerolledFaces: [6] }))).toBeCloseTo(1 / 6, 12);
  });

  test('Augur rolls it until it is no 6, where the table reads it so', () => {
    const spec = roll({ locks: 'hold', rerolledFaces: [6], untilAnother: true });
    expect(meanHits(spec)).toBeCloseTo(2 / 5, 12);
    expect(rollOdds(spec).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('an order rolls dice again that show nothing, so many at most', () => {
    const spec = roll({ dice: 2, locks: 'hold', rerolls: 1 });
    const oneBlank = (4 / 6) * (2 / 6) * 2;
    const twoBlank = (4 / 6) ** 2;
    const mean = 2 * (2 / 6) ** 2 + oneBlank * (1 + 2 / 6) + twoBlank * (2 / 6);
    expect(meanHits(spec)).toBeCloseTo(mean, 12);
  });
});

/** The same, icon by icon and face by face, without any cleverness. */
const byHand = (
  { roll: spec, target: struck }: AttackSpec,
  shielding: ShieldPolicy,
): { destroyed: number; hull: number } => {
  const boxes = struck.boxes.reduce((all, { points }) => all + points, 0);
  const whole: Standing = { ...struck, shields: boxes };
  const sum = { destroyed: 0, hull: 0 };
  const icons = (face: number): readonly Icon[] =>
    (spec.chart as Readonly<Record<number, readonly Icon[]>>)[face + spec.modifier] ?? [];
  const end = (fate: Fate, chance: number): void => {
    if (fate === null) sum.destroyed += chance;
    else sum.hull += chance * fate.hull;
  };
  const resolve = (left: readonly Icon[], ship: Fate, chance: number): void => {
    const [icon, ...rest] = left;
    if (icon === undefined || ship === null) return end(ship, chance);
    const stop = stopChance(struck.saves[guardOf(struck, ship)]);
    resolve(rest, ship, chance * stop);
    const box = ship.shields > 0 && (icon === 'hit' || struck.blocksCriticals);
    const next =
      box && shielding === 'always'
        ? { ...ship, shields: ship.shields - 1 }
        : icon === 'hit'
          ? afterHits(ship, 1)
          : afterCritical(struck.role, ship);
    resolve(rest, next, chance * (1 - stop));
  };
  const throwDice = (dice: number, made: readonly Icon[], chance: number): void => {
    if (dice === 0) {
      const hits = made.filter((icon) => icon === 'hit');
      const criticals = made.filter((icon) => icon === 'critical');
      return resolve([...hits, ...criticals], whole, chance);
    }
    for (let face = 1; face <= 6; face += 1) {
      const shown = icons(face);
      if (!shown.includes('lock')) throwDice(dice - 1, [...made, ...shown], chance / 6);
      else
        for (let second = 1; second <= 6; second += 1)
          throwDice(dice - 1, [...made, ...icons(second)], chance / 36);
    }
  };
  throwDice(spec.dice, [], 1);
  return sum;
};

const someIcons = fc.array(fc.constantFrom<Icon>('hit', 'critical', 'lock'), { maxLength: 2 });
const someSaves = fc
  .array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 })
  .map((all): readonly Save[] =>
    all.map((upTo, at) => ({
      name: at === 0 ? 'Armor' : 'Flak',
      upTo,
      source: { of: 'card' },
      rule: '',
    })),
  );
const someTarget: fc.Arbitrary<TargetSpec> = fc
  .record({
    role: fc.constantFrom<Role>('Escort', 'Light', 'Heavy', 'Super Heavy'),
    hull: fc.integer({ min: 1, max: 4 }),
    boxes: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 2 }),
    crippled: fc.boolean(),
    orders: fc.integer({ min: 0, max: 2 }),
    saves: fc.record({ now: someSaves, withoutOrders: someSaves, crippled: someSaves }),
  })
  .map(({ boxes, ...draft }) =>
    target({
      ...draft,
      boxes: boxes.map((points, at) => ({ at: at === 0 ? 'Direct Fore' : 'Right Fore', points })),
      blocksCriticals: draft.role === 'Heavy' || draft.role === 'Super Heavy',
    }),
  );
const someShielding = fc.constantFrom<ShieldPolicy>('always', 'never');

describe('odds', () => {
  const spec = fc.record({
    dice: fc.integer({ min: 0, max: 3 }),
    modifier: fc.integer({ min: -1, max: 2 }),
    rows: fc.array(someIcons, { minLength: 9, maxLength: 9 }),
  });
  test('agree with every face of every die thrown by hand, and add up to 1', () => {
    fc.assert(
      fc.property(spec, someTarget, someShielding, ({ rows, ...draft }, struck, shields) => {
        const { locks, ...thrown } = roll({
          ...draft,
          chart: chart(Object.fromEntries(rows.entries())),
        });
        const attack = { roll: thrown, target: struck };
        const odds = strikeOdds(attack, { locks, shields });
        const twin = byHand(attack, shields);
        expect(odds.destroyed).toBeCloseTo(twin.destroyed, 9);
        expect(odds.expectedHullLeft).toBeCloseTo(twin.hull, 9);
        expect(odds.hullLeft.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 150 },
    );
  });

  test('the best use of shields is no worse than always or never', () => {
    fc.assert(
      fc.property(spec, someTarget, ({ rows, ...draft }, given) => {
        const thrown = roll({ ...draft, chart: chart(Object.fromEntries(rows.entries())) });
        const lost = (shields: ShieldPolicy): number =>
          strikeOdds({ roll: thrown, target: given }, { locks: 'reroll', shields }).destroyed;
        expect(lost('best')).toBeLessThanOrEqual(Math.min(lost('always'), lost('never')) + 1e-12);
      }),
      { numRuns: 100 },
    );
  });
});

describe('an attack', () => {
  const hitting = weapon({ chart: { 1: ['hit'], 2: ['hit'], 3: ['hit'], 4: ['critical'] } });
  const choices = { locks: 'hold', shields: 'always' } as const;

  test('Armor is rolled before a box is spent, or after, as the table reads it', () => {
    const target = enemy({ role: 'Light', hull: 1, shields: 1, keywords: ['Armor [3]'] });
    const lost = (answer: string): number =>
      strikeSituation(
        strike({ weapon: weapon({ chart: { 1: ['hit', 'hit'] } }), dice: 1, target }),
        rules({ 'armor-before-shields': answer }),
      ).odds(choices).destroyed;
    expect(lost('before')).toBeCloseTo((1 / 6) * (1 / 4), 12);
    expect(lost('after')).toBeCloseTo((1 / 6) * (1 / 2), 12);
  });

  test('a ship crippled by it loses its Armor at once, or only afterwards', () => {
    const target = enemy({ role: 'Heavy', hull: 4, keywords: ['Armor [3]'] });
    const lost = (answer: string): number =>
      strikeSituation(
        strike({ weapon: weapon({ chart: { 1: ['critical', 'critical'] } }), dice: 1, target }),
        rules({ 'crippled-at-once': answer }),
      ).odds(choices).destroyed;
    expect(lost('at-once')).toBeCloseTo((1 / 6) * (1 / 2), 12);
    expect(lost('after-the-attack')).toBeCloseTo((1 / 6) * (1 / 4), 12);
  });

  describe('a Super Heavy has the Armor of its orders until they go back:', () => {
    const hold = { locks: 'hold', shields: 'never' } as const;
    const armored = (whom: 'bearer' | 'friends') =>
      effect({
        does: 'keyword',
        keyword: { name: 'Armor', value: 5 },
        reach: whom === 'bearer' ? { whom } : { whom, within: 1 },
      });
    const draft = { role: 'Super Heavy', hull: 5, orders: ['B1'] } as const;
    const faces = [1, 2, 3, 4, 5, 6].map((face) => [face, ['critical']] as const);
    const critical = weapon({ chart: chart(Object.fromEntries(faces)) });
    const own = (dice: number): StrikeSituation =>
      strike({
        weapon: critical,
        dice,
        target: enemy({ ...draft, effects: [armored('bearer')] }),
      });
    const lent = (dice: number): StrikeSituation =>
      strike({
        weapon: critical,
        dice,
        target: enemy(draft),
        nearTarget: [near(1, enemy({ id: 'friend', effects: [armored('friends')] }))],
      });

    test.each([
      ['two Critical Hits', own(2), 1 / 6, 0],
      ['three Critical Hits', own(3), 5 / 36, 1 / 6],
      ['two, and a friend’s order that stays', lent(2), 1 / 36, 0],
      ['three, and a friend’s order that stays', lent(3), 15 / 216, 1 / 216],
    ])('%s', (_what, situation, crippled, destroyed) => {
      const odds = strikeSituation(situation, RULES).odds(hold);
      expect(odds.crippledAlive).toBeCloseTo(crippled, 12);
      expect(odds.destroyed).toBeCloseTo(destroyed, 12);
    });

    test('an attack that is played comes to the same, whatever is rolled', () => {
      const through = ({ done }: ReturnType<typeof resolveStrike>): number =>
        done.criticals.filter(({ does }) => does === 'through').length;
      const chanceOf = (
        answer: StrikeAnswer,
        criticals: NonNullable<EarlierRolls['criticals']>,
        wanted: number,
      ): number => {
        const dice = Array<number>(answer.strike.dice).fill(1);
        const step = resolveStrike(answer, { dice, criticals }, 1);
        const why = step.wrong?.why;
        if (why?.id !== 'strike-needs' || why.needs !== 'critical-save')
          return through(step) === wanted ? 1 : 0;
        const next = (die: number) => {
          const open = step.done.criticals.findIndex(({ saved }) => saved.length === 0);
          const told = Array.from({ length: open }, (_, at) => criticals[at] ?? {});
          return chanceOf(answer, [...told, { saves: [die] }], wanted);
        };
        return [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + next(die) / 6, 0);
      };
      for (const situation of [own(2), own(3), lent(2), lent(3)]) {
        const answer = strikeSituation(situation, RULES);
        const { crippledAlive, destroyed } = answer.odds(hold);
        expect(chanceOf(answer, [], 2)).toBeCloseTo(crippledAlive, 12);
        expect(chanceOf(answer, [], 3)).toBeCloseTo(destroyed, 12);
      }
    });

    test('also where a table lets a crippled ship keep its own keywords to the end of the attack', () => {
      const later = rules({ 'crippled-at-once': 'after-the-attack' });
      const printed = enemy({ ...draft, keywords: ['Armor [3]'], effects: [armored('bearer')] });
      const lost = (dice: number): number =>
        strikeSituation(strike({ weapon: critical, dice, target: printed }), later).odds(hold)
          .destroyed;
      expect(lost(3)).toBeCloseTo((1 / 6) * (1 / 2) ** 2, 12);
    });
  });

  test.each([
    [['Basic'], ['Armor']],
    [['Heavy'], []],
    [['Ordnance'], ['Armor', 'Flak']],
    [['Heavy', 'Ordnance'], ['Flak']],
  ] as const)('of %j weapons is met by %j', (types, names) => {
    const target = enemy({ keywords: ['Armor [1]', 'Flak [1]'] });
    const { spec } = strikeSituation(strike({ weapon: { ...hitting, types }, target }), RULES);
    expect(spec.target.saves.now.map(({ name }) => name)).toEqual(names);
  });

  test('beyond the print of a chart there is no icon, or the nearest row', () => {
    const target = enemy({ terrain: 'Nebula', role: 'Light', hull: 1 });
    const far = strike({ weapon: weapon({ chart: { 6: ['hit'] } }), dice: 1, target });
    const lost = (answer: string): number =>
      strikeSituation(far, rules({ 'chart-beyond-the-print': answer })).odds(choices).destroyed;
    expect(lost('no-icon')).toBeCloseTo(1 / 6, 12);
    expect(lost('nearest-row')).toBeCloseTo(1, 12);
  });

  test('conditions of cards hold, fail, or wait for the table', () => {
    const asked = { on: 'asked', text: 'It has turned.' } as const;
    const gun = weapon({
      modifiers: [
        { value: -1, when: [{ on: 'role', of: 'target', roles: ['Heavy'] }] },
        { value: 2, when: [{ on: 'distance', min: 3 }] },
        { value: 1, when: [asked] },
      ],
    });
    const answer = strikeSituation(strike({ weapon: gun }), RULES);
    expect(answer.modifiers.conditional.map(({ verdict }) => verdict)).toEqual([
      'holds',
      'fails',
      'asked',
    ]);
    expect(answer.open).toEqual([asked]);
    const said = strike({ weapon: gun, answers: { [asked.text]: true } });
    expect(strikeSituation(said, RULES).modifiers.applied).toBe(0);
  });

  test('an order of a friend nearby reaches the attacker', () => {
    const lent = effect({
      does: 'modifier',
      at: 'strike',
      value: -1,
      when: [],
      reach: { whom: 'friends', within: 1 },
    });
    const friend = (distance: number) => near(distance, ship({ id: 'friend', effects: [lent] }));
    const applied = (distance: number): number =>
      strikeSituation(strike({ nearAttacker: [friend(distance)] }), RULES).modifiers.applied;
    expect([applied(1), applied(2)]).toEqual([-1, 0]);
  });
});
