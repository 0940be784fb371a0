import {
  drawnInChance,
  dustOdds,
  escapeDefeatChance,
  grudgeChance,
} from '../../../../src/systems/admirals/odds/terrain';

test.each([
  ['no modifier', 0, 2 / 6],
  ['Super Heavy', 1, 3 / 6],
  ['Massive', 2, 4 / 6],
  ['a Massive Super Heavy, without the limit', 3, 5 / 6],
])('a piece is drawn in on more than 4: %s', (_name, modifier, chance) => {
  expect(drawnInChance(modifier)).toBeCloseTo(chance, 12);
});

test.each([
  ['Light or Escort', 0, 2 / 6],
  ['any other', 1, 3 / 6],
])('a piece is torn apart on 5 or more when it escapes: %s', (_name, modifier, chance) => {
  expect(escapeDefeatChance(modifier)).toBeCloseTo(chance, 12);
});

test.each([
  [0, 0],
  [1, 1 / 6],
  [4, 4 / 6],
  [9, 1],
])('a Grudge with %i counters succeeds with chance %d', (counters, chance) => {
  expect(grudgeChance(counters)).toBeCloseTo(chance, 12);
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
