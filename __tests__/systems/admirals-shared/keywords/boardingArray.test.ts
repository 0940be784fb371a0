import { RULES, ship } from '../../../builders/admirals';
import { combatDieOf } from '../../../../src/systems/admirals/skirmish/spec';

describe('Boarding Array', () => {
  test('a 6 is a Direct Hit besides the 1', () => {
    const { value } = combatDieOf(ship({ keywords: ['Boarding Array'] }), RULES);
    expect(value).toEqual([1, 0, 0, 0, 0, 1]);
  });

  test('adds no second Direct Hit to a 6 that Deadly already makes one', () => {
    const { value } = combatDieOf(ship({ keywords: ['Boarding Array', 'Deadly [6]'] }), RULES);
    expect(value).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
