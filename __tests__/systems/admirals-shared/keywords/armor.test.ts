import { armorOf } from '../../../../src/systems/admirals/attributes';
import { strikeSituation } from '../../../../src/systems/admirals/strike/spec';
import { enemy, rules, RULES, ship, strike } from '../../../builders/admirals';

describe('Armor [x]', () => {
  test('adds x to the Armor that the card prints', () => {
    expect(armorOf(ship({ armor: 1, keywords: ['Armor [2]'] }), RULES).value).toBe(3);
  });

  test('goes no further than 4, and the explanation says so', () => {
    const { value, lines } = armorOf(ship({ armor: 3, keywords: ['Armor [3]'] }), RULES);
    expect(value).toBe(4);
    expect(lines).toEqual([
      { source: { of: 'card' }, change: { as: 'start', at: 3 }, rule: '3A-01 XI' },
      {
        source: { of: 'keyword', keyword: 'Armor', from: null, by: null },
        change: { as: 'add', by: 3 },
        rule: '9A',
      },
      { source: { of: 'limit' }, change: { as: 'limit', to: 4 }, rule: '9A' },
    ]);
  });

  test('is the whole Armor of an older card, which has 1 without it', () => {
    expect(armorOf(ship({ armor: 'old-card', keywords: ['Armor [2]'] }), RULES).value).toBe(2);
    expect(armorOf(ship({ armor: 'old-card' }), RULES).value).toBe(1);
  });

  test('comes on top of the 1 of an older card where the table reads it so', () => {
    const reading = rules({ 'old-armor-keyword': 'on-top-of-one' });
    expect(armorOf(ship({ armor: 'old-card', keywords: ['Armor [2]'] }), reading).value).toBe(3);
  });

  test('gained in play adds to what an older card has', () => {
    const gained = [{ name: 'Armor', value: 1, source: 'Brace' }];
    expect(armorOf(ship({ armor: 'old-card', gained }), RULES).value).toBe(2);
    const both = ship({ armor: 'old-card', keywords: ['Armor [2]'], gained });
    expect(armorOf(both, RULES).value).toBe(3);
  });

  test('lowers the odds of a strike that Armor may save against', () => {
    const odds = (keywords: readonly string[]) =>
      strikeSituation(strike({ target: enemy({ armor: 0, keywords }) }), RULES).odds({
        locks: 'hold',
        shields: 'none',
      }).expectedHullLost;
    expect(odds(['Armor [3]'])).toBeCloseTo(odds([]) / 2, 12);
  });
});
