import { illChance } from '../../../../src/systems/admirals-shared/terrain/entry';
import { rules, RULES, ship } from '../../../builders/admirals';
import { drawnInRoll, escapeRoll } from '../../../../src/systems/admirals/terrain/entry';
import { dustOdds } from '../../../../src/systems/admirals/odds/terrain';

const unlimited = rules({ 'drawn-in-limit': 'unlimited' });

test.each([
  ['a Heavy', ship({ role: 'Heavy' }), RULES, 2 / 6],
  ['a Super Heavy', ship({ role: 'Super Heavy' }), RULES, 3 / 6],
  ['a Massive Heavy', ship({ role: 'Heavy', keywords: ['Massive'] }), RULES, 4 / 6],
  ['a Massive Super Heavy', ship({ role: 'Super Heavy', keywords: ['Massive'] }), RULES, 4 / 6],
  [
    'a Massive Super Heavy without the limit',
    ship({ role: 'Super Heavy', keywords: ['Massive'] }),
    unlimited,
    5 / 6,
  ],
])('%s is drawn in on more than 4', (_name, piece, by, chance) => {
  expect(illChance(drawnInRoll(piece, by))).toBeCloseTo(chance, 12);
});

test.each([
  ['Light', 2 / 6],
  ['Escort', 2 / 6],
  ['Heavy', 3 / 6],
] as const)('a %s is torn apart on 5 or more when it escapes', (role, chance) => {
  expect(illChance(escapeRoll(ship({ role })))).toBeCloseTo(chance, 12);
});

describe('a dust cloud', () => {
  const near = (value: number) => expect.closeTo(value, 12);

  test('deals two Direct Hits on a 6, and one on a 4 or 5 to whoever spends no shield', () => {
    expect(dustOdds({ hull: 4, shields: 0, spendShield: true })).toMatchObject({
      hullLost: [near(3 / 6), near(2 / 6), near(1 / 6), 0, 0],
      expectedHullLost: near(4 / 6),
      shieldSpent: 0,
      defeated: 0,
    });
  });

  test('takes a shield instead of the single hit, if the owner would rather', () => {
    expect(dustOdds({ hull: 4, shields: 1, spendShield: true })).toMatchObject({
      hullLost: [near(5 / 6), 0, near(1 / 6), 0, 0],
      shieldSpent: near(2 / 6),
    });
    expect(dustOdds({ hull: 4, shields: 1, spendShield: false }).shieldSpent).toBe(0);
  });

  test('may defeat', () => {
    expect(dustOdds({ hull: 1, shields: 1, spendShield: false }).defeated).toBeCloseTo(3 / 6, 12);
    expect(dustOdds({ hull: 2, shields: 1, spendShield: false }).defeated).toBeCloseTo(1 / 6, 12);
  });
});
