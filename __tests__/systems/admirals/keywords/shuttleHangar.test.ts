import { skirmishDiceOf } from '../../../../src/systems/admirals/attributes';
import { RULES, ship } from '../../../builders/admirals';

describe('Shuttle Hangar', () => {
  test('adds a die before the halving of damage and exhaustion', () => {
    const keywords = ['Shuttle Hangar'];
    expect(skirmishDiceOf(ship({ armamentDice: [4], keywords }), RULES).value).toBe(5);
    expect(skirmishDiceOf(ship({ armamentDice: [4], keywords, exhausted: 1 }), RULES).value).toBe(
      3,
    );
  });
});
