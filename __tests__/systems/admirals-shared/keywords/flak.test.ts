import { flakOf } from '../../../../src/systems/admirals/attributes';
import { RULES, ship } from '../../../builders/admirals';

describe('Flak [x]', () => {
  test.each([
    [1, ['Flak [2]'], 3],
    [3, ['Flak [2]'], 4],
    [0, ['Flak [1]', 'Flak [1]'], 2],
  ])('printed %i with %j is %i', (flak, keywords, expected) => {
    expect(flakOf(ship({ flak, keywords }), [], RULES).value).toBe(expected);
  });

  test('is the whole Flak of an older card, which has 0 without it', () => {
    expect(flakOf(ship({ flak: 'old-card', keywords: ['Flak [2]'] }), [], RULES).value).toBe(2);
    expect(flakOf(ship({ flak: 'old-card' }), [], RULES).value).toBe(0);
  });
});
