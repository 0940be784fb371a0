import { psionicCounts } from '../../../../src/systems/admirals/attributes';
import { RULES, ship } from '../../../builders/admirals';

describe('Starcaster', () => {
  test('its Psionic order does not count towards its player’s one', () => {
    expect(psionicCounts(ship({ keywords: ['Starcaster'] }), false, RULES)).toBe(false);
  });

  test('nor does that of a piece whose required order is Psionic; any other does', () => {
    expect(psionicCounts(ship(), true, RULES)).toBe(false);
    expect(psionicCounts(ship(), false, RULES)).toBe(true);
  });
});
