import { RULES, ship } from '../../../builders/admirals';
import { readCombatDice } from '../../../../src/systems/admirals-shared/skirmish/die';
import { combatDieOf } from '../../../../src/systems/admirals/skirmish/spec';

const die = (keywords: readonly string[]) => combatDieOf(ship({ keywords }), RULES).value;

describe('Starmaw', () => {
  test('each 1 generates 3 Direct Hits more', () => {
    expect(die(['Starmaw'])).toEqual([4, 0, 0, 0, 0, 0]);
    expect(readCombatDice(die(['Starmaw']), [1, 2, 1, 6])).toBe(8);
  });

  test.each([[['Starmaw', 'Deadly [2]']], [['Deadly [2]', 'Starmaw']]])(
    'with Deadly, in whatever order they are printed: %j',
    (keywords) => expect(die(keywords)).toEqual([4, 1, 0, 0, 0, 0]),
  );
});
