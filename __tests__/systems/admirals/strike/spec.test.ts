import fc from 'fast-check';

import { ICONS, TERRAINS, WEAPON_TYPES } from '../../../../src/systems/admirals-shared/cards/terms';
import { stopChance } from '../../../../src/systems/admirals-shared/explain';
import { readDice } from '../../../../src/systems/admirals-shared/strike/chart';
import { strikeSituation, volleySituation } from '../../../../src/systems/admirals/strike/spec';
import { effect, enemy, rules, RULES, ship, strike, weapon } from '../../../builders/admirals';

const hold = { locks: 'hold', shields: 'none' } as const;

describe('a strike worked out', () => {
  test('counts the criticals that the target already has against its first order limit', () => {
    const target = enemy({ role: 'Super Heavy', criticals: 1, keywords: ['Massive'] });
    expect(strikeSituation(strike({ target }), RULES).target).toMatchObject({
      criticals: 1,
      orderLimit: 3,
    });
  });

  test('a target that became Massive in play is crippled as it came, as in play (3A-02 I)', () => {
    const gain = {
      does: 'keyword',
      keyword: { name: 'Massive' },
      reach: { whom: 'bearer' },
    } as const;
    const target = enemy({ role: 'Heavy', effects: [effect(gain)] });
    expect(strikeSituation(strike({ target }), RULES).target.orderLimit).toBe(1);
  });

  test('spends only the shields of the facing, and none in a nebula', () => {
    const shields = [2, 0, 0, 0, 0, 0];
    const points = (draft: Parameters<typeof enemy>[0]) =>
      strikeSituation(strike({ target: enemy(draft) }), RULES).target.shields;
    expect(points({ shields })).toBe(2);
    expect(points({ shields, terrain: 'Nebula' })).toBe(0);
  });

  test('rolls the Lock On dice of cards whose conditions hold, and asks about the others', () => {
    const reach = { whom: 'bearer' } as const;
    const flank = { on: 'asked', text: 'Is it flanked?' } as const;
    const attacker = ship({
      effects: [
        effect({ does: 'lock-on-dice', dice: 1, when: [], reach }, 'Focus'),
        effect({ does: 'lock-on-dice', dice: 2, when: [flank], reach }, 'Pincer'),
      ],
    });
    const target = enemy({ armor: 0, hull: 20 });
    const open = strikeSituation(strike({ attacker, target }), RULES);
    expect(open.lockOnDice).toMatchObject({ value: 1, lines: [{ rule: '5F-01 II' }] });
    expect(open.open).toEqual([flank]);
    const answered = strikeSituation(
      strike({ attacker, target, answers: { 'Is it flanked?': true } }),
      RULES,
    );
    expect(answered.spec.lockOnDice).toBe(3);
    expect(answered.odds(hold).expectedHullLost).toBeCloseTo(6 / 3, 12);
  });

  test('lets shields block Lock On icons only where the table reads it so', () => {
    const gun = weapon({
      chart: { 1: ['lock'], 2: ['hit'], 3: ['hit'], 4: ['hit'], 5: ['hit'], 6: ['hit'] },
    });
    const target = enemy({ armor: 0, hull: 9, shields: 9 });
    const spend = { locks: 'lock-on', shields: 'hits-first' } as const;
    const lost = (reading = RULES) =>
      strikeSituation(strike({ weapon: gun, target }), reading).odds(spend).expectedHullLost;
    expect(lost()).toBeCloseTo(3 * (1 / 6) * (5 / 6), 12);
    expect(lost(rules({ 'lock-on-after-shields': 'blockable' }))).toBeCloseTo(0, 12);
  });

  test('reads the chart as the table does', () => {
    const gun = weapon({ chart: { 1: ['hit'] } });
    const nearest = rules({ 'chart-beyond-the-print': 'nearest-row' });
    const target = enemy({ armor: 0, hull: 9 });
    const lost = (reading = RULES) =>
      strikeSituation(strike({ weapon: gun, target }), reading).odds(hold).expectedHullLost;
    expect(lost()).toBeCloseTo(0.5, 12);
    expect(lost(nearest)).toBeCloseTo(3, 12);
  });
});

describe('the odds of a strike', () => {
  const throws = (count: number): readonly (readonly number[])[] =>
    count === 0
      ? [[]]
      : throws(count - 1).flatMap((dice) => [1, 2, 3, 4, 5, 6].map((face) => [...dice, face]));

  const situations = fc.record({
    dice: fc.integer({ min: 1, max: 3 }),
    types: fc.subarray([...WEAPON_TYPES], { minLength: 1 }),
    icons: fc.array(fc.subarray([...ICONS]), { minLength: 9, maxLength: 9 }),
    modifiers: fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 3 }),
    armor: fc.integer({ min: 0, max: 4 }),
    flak: fc.integer({ min: 0, max: 4 }),
    keywords: fc.subarray(['Massive', 'Ore Hull', 'Fast', 'Stealth']),
    terrain: fc.constantFrom(null, ...TERRAINS),
  });

  test('are those of the dice as a game reads them, every roll counted', () => {
    fc.assert(
      fc.property(situations, ({ dice, types, icons, modifiers, ...target }) => {
        const chart = Object.fromEntries(icons.map((row, result) => [result, row]));
        const answer = strikeSituation(
          strike({
            dice,
            weapon: weapon({
              types,
              chart,
              modifiers: modifiers.map((value) => ({ value, when: [] })),
            }),
            target: enemy({ ...target, role: 'Super Heavy', hull: 40, criticals: 0 }),
          }),
          RULES,
        );
        const all = throws(dice).map((rolled) => readDice(chart, answer.modifiers.applied, rolled));
        const mean = (icon: 'hit' | 'critical' | 'direct') =>
          (all.reduce((sum, one) => sum + one[icon], 0) / all.length) *
          (1 - stopChance(answer.saves[icon]));
        const odds = answer.odds(hold);
        expect(odds.expectedHullLost).toBeCloseTo(mean('hit') + mean('direct'), 9);
        expect(odds.icons.critical.landed).toBeCloseTo(mean('critical'), 9);
      }),
      { numRuns: 200 },
    );
  });
});

describe('several strikes in a row', () => {
  test('leave the shields that they could not reach', () => {
    const target = enemy({ armor: 0, hull: 9, shields: [1, 4, 0, 0, 0, 0] });
    const one = strikeSituation(strike({ target }), RULES);
    const volley = volleySituation([one, one], { locks: 'hold', shields: 'hits-first' }, RULES);
    const noHit = (2 / 3) ** 6;
    expect(volley.expectedShieldsLeft).toBeCloseTo(4 + noHit, 12);
    expect(volley.afterEach).toHaveLength(2);
  });

  test('read otherwise once shields are gone that a card asks for', () => {
    const always = {
      0: ['hit'],
      1: ['hit'],
      2: ['hit'],
      3: ['hit'],
      4: ['hit'],
      5: ['hit'],
    } as const;
    const cutter = weapon({
      chart: always,
      modifiers: [{ value: 2, when: [{ on: 'shielded', has: true }] }],
    });
    const target = enemy({ armor: 0, hull: 9, shields: 1 });
    const one = strikeSituation(strike({ target, weapon: cutter, dice: 1 }), RULES);
    const volley = volleySituation([one, one], { locks: 'hold', shields: 'hits-first' }, RULES);
    const [first, second] = volley.afterEach;
    expect(first?.expectedShieldsLeft).toBeCloseTo(1 - 3 / 6, 12);
    expect(second?.icons.hit.rolled).toBeCloseTo((3 / 6) * (5 / 6) + (3 / 6) * (3 / 6), 12);
  });
});
