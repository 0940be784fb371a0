import { flakOf } from '../../../../src/systems/admirals/attributes';
import { enemy, near, rules, RULES, ship } from '../../../builders/admirals';

const escort = ship({ name: 'Screen', keywords: ['Cover [1]'] });
const cruiser = ship({ name: 'Cruiser', flak: 1 });

describe('Cover [x]', () => {
  test.each([
    [0, 2],
    [1, 2],
    [2, 1],
  ])('with %i hexes between, a friend of Cover [1] has Flak %i', (distance, flak) => {
    expect(flakOf(cruiser, [near(distance, escort)], RULES).value).toBe(flak);
  });

  test('names the piece that covers', () => {
    expect(flakOf(cruiser, [near(0, escort)], RULES).lines.at(-1)).toEqual({
      source: { of: 'keyword', keyword: 'Cover', from: null, by: 'Screen' },
      change: { as: 'add', by: 1 },
      rule: '9B',
    });
  });

  test('does nothing for the other team, nor for itself', () => {
    const raider = enemy({ keywords: ['Cover [3]'] });
    expect(flakOf(cruiser, [near(0, raider)], RULES).value).toBe(1);
    expect(flakOf(escort, [near(0, escort)], RULES).value).toBe(0);
  });

  test('of several pieces adds up to 4 at most', () => {
    const screens = [1, 2, 3, 4].map((n) =>
      near(0, ship({ id: `s${n}`, keywords: ['Cover [1]'] })),
    );
    expect(flakOf(cruiser, screens.slice(0, 2), RULES).value).toBe(3);
    expect(flakOf(cruiser, screens, RULES).value).toBe(4);
  });

  test('of several pieces counts once where the table reads it so', () => {
    const reading = rules({ 'auras-stack': 'once' });
    const far = near(2, ship({ id: 'far', keywords: ['Cover [1]'] }));
    const screens = [far, near(0, escort), near(1, ship({ id: 's2', keywords: ['Cover [2]'] }))];
    expect(flakOf(cruiser, screens, reading).value).toBe(2);
  });

  test('held twice by one piece counts once, with the greater reach', () => {
    const double = ship({ id: 'double', keywords: ['Cover [0]', 'Cover [2]'] });
    expect(flakOf(cruiser, [near(2, double)], RULES).value).toBe(2);
    expect(flakOf(cruiser, [near(0, double)], RULES).value).toBe(2);
  });
});
