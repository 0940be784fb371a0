import { bonusOrdersOf, initialOrderLimitOf } from '../../../../src/systems/admirals/attributes';
import { savesAgainst } from '../../../../src/systems/admirals/strike/spec';
import { rules, RULES, ship } from '../../../builders/admirals';
import { drawnInRoll } from '../../../../src/systems/admirals/terrain/entry';

describe('Massive [B-xxx]', () => {
  test('may be assigned the order in its brackets besides any other', () => {
    expect(bonusOrdersOf(ship({ keywords: ['Massive [B-003]'] }), RULES)).toEqual([
      {
        order: 'B-003',
        source: { of: 'keyword', keyword: 'Massive', from: null, by: null },
        rule: '9G',
      },
    ]);
  });

  test('without brackets brings no order', () => {
    expect(bonusOrdersOf(ship({ keywords: ['Massive'] }), RULES)).toEqual([]);
  });

  test('adds 1 to the Order Limit', () => {
    expect(initialOrderLimitOf(ship({ role: 'Heavy', keywords: ['Massive'] }), RULES).value).toBe(
      2,
    );
  });

  test('of a Refit adds 1 in all, or 2 where the table reads it so', () => {
    const refit = ship({ role: 'Heavy', type: 'Refit', keywords: ['Massive'] });
    expect(initialOrderLimitOf(refit, RULES).value).toBe(2);
    expect(initialOrderLimitOf(refit, rules({ 'refit-and-massive-once': 'two' })).value).toBe(3);
  });

  test('granted a second time changes neither limit nor bonus order', () => {
    const gained = [{ name: 'Massive', source: 'Flagship' }];
    const twice = ship({ role: 'Heavy', keywords: ['Massive [B-003]'], gained });
    expect(initialOrderLimitOf(twice, RULES).value).toBe(2);
    expect(bonusOrdersOf(twice, RULES)).toHaveLength(1);
  });

  test('saves against a Critical Hit of any weapon on 3 or less, and against no other icon', () => {
    const piece = ship({ armor: 0, keywords: ['Massive'] });
    expect(savesAgainst('critical', ['Heavy'], piece, [], RULES)).toMatchObject([
      { name: 'Massive', upTo: 3, rule: '5F-03 I' },
    ]);
    expect(savesAgainst('hit', ['Basic'], piece, [], RULES)).toEqual([]);
    expect(savesAgainst('direct', ['Basic'], piece, [], RULES)).toEqual([]);
  });

  test('is drawn into a black hole more easily, by 2', () => {
    expect(drawnInRoll(ship({ keywords: ['Massive'] }), RULES).applied).toBe(2);
  });
});
