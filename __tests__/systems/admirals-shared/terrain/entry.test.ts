import type { Role } from '../../../../src/systems/admirals-shared/cards/terms';
import { goesIll, illChance } from '../../../../src/systems/admirals-shared/terrain/entry';
import { rules, RULES, ship } from '../../../builders/admirals';
import {
  drawnInBy,
  drawnInRoll,
  dustBy,
  escapeRoll,
  isCrushed,
} from '../../../../src/systems/admirals/terrain/entry';

describe('8B-01: Drawn In', () => {
  test.each<[Role, readonly string[], number]>([
    ['Escort', [], 2 / 6],
    ['Heavy', [], 2 / 6],
    ['Super Heavy', [], 3 / 6],
    ['Heavy', ['Massive'], 4 / 6],
    ['Super Heavy', ['Massive'], 4 / 6],
  ])('a %s with %j is drawn in with a chance of %f', (role, keywords, chance) => {
    expect(illChance(drawnInRoll(ship({ role, keywords }), RULES))).toBeCloseTo(chance, 12);
  });

  test('the limit of +2 does not hold where the table reads it so', () => {
    const roll = drawnInRoll(
      ship({ role: 'Super Heavy', keywords: ['Massive'] }),
      rules({ 'drawn-in-limit': 'unlimited' }),
    );
    expect(roll.applied).toBe(3);
    expect(illChance(roll)).toBeCloseTo(5 / 6, 12);
  });

  test('above 4 it goes to the Core Hex, and both are lost where that is taken', () => {
    const roll = drawnInRoll(ship(), RULES);
    expect(drawnInBy(roll, 4, true)).toBe('stays');
    expect(drawnInBy(roll, 5, false)).toBe('drawn-in');
    expect(drawnInBy(roll, 5, true)).toBe('collision');
  });
});

describe('8B-05: Escape Velocity', () => {
  test.each<[Role, number]>([
    ['Escort', 5],
    ['Light', 5],
    ['Heavy', 4],
    ['Super Heavy', 4],
  ])('a %s is defeated from a %i on', (role, from) => {
    const roll = escapeRoll(ship({ role }));
    expect(goesIll(roll, from)).toBe(true);
    expect(goesIll(roll, from - 1)).toBe(false);
  });
});

describe('8B-04: Crushing Gravity', () => {
  test('defeats a piece that begins and ends its activation in the Core Hex', () => {
    const inCore = ship({ terrain: 'Black Hole Core' });
    expect(isCrushed(true, inCore)).toBe(true);
    expect(isCrushed(false, inCore)).toBe(false);
    expect(isCrushed(true, ship({ terrain: 'Black Hole Horizon' }))).toBe(false);
  });
});

describe('8C-03: Treacherous Navigation', () => {
  test.each([
    [1, { does: 'nothing' }],
    [3, { does: 'nothing' }],
    [4, { does: 'shield-or-hit' }],
    [5, { does: 'shield-or-hit' }],
    [6, { does: 'hits', directHits: 2 }],
  ])('a %i: %j', (die, outcome) => {
    expect(dustBy(die, ship({ shields: [0, 0, 0, 1, 0, 0] }))).toEqual(outcome);
  });

  test('without a shield left a 4 or 5 is a Direct Hit', () => {
    expect(dustBy(4, ship({ shields: 0 }))).toEqual({ does: 'hits', directHits: 1 });
  });
});
