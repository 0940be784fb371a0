import { effectsOn } from '../../../src/systems/admirals-shared/piece';
import { effect, enemy, near, ship } from '../../builders/admirals';
import { reached } from '../../../src/systems/admirals/piece';

const rally = (within?: number) =>
  effect(
    {
      does: 'keyword',
      keyword: { name: 'Armor', value: 1 },
      reach: { whom: 'friends', ...(within === undefined ? {} : { within }) },
    },
    'Rally',
  );

const armorGained = (distance: number, within?: number, team = 'A') =>
  reached(ship(), [near(distance, ship({ id: 'flag', team, effects: [rally(within)] }))]).keywords;

describe('what a card at one piece does to its friends', () => {
  test('reaches those within its hexes, and says where it comes from', () => {
    expect(armorGained(2, 2)).toEqual([{ name: 'Armor', value: 1, source: 'Rally' }]);
    expect(armorGained(3, 2)).toEqual([]);
    expect(armorGained(9)).toHaveLength(1);
  });

  test('reaches neither the other team nor the bearer', () => {
    expect(armorGained(0, 2, 'B')).toEqual([]);
    const flag = ship({ id: 'flag', effects: [rally(2)] });
    expect(reached(flag, [near(0, flag)])).toBe(flag);
  });

  test('acts on the friend as if it bore the card, and stops there', () => {
    const friend = reached(ship(), [near(1, ship({ id: 'flag', effects: [rally(2)] }))]);
    expect(effectsOn(friend, 'keyword').map(({ source }) => source)).toEqual(['Rally']);
    expect(reached(ship({ id: 'third' }), [near(0, friend)]).keywords).toEqual([]);
  });

  test('for the bearer alone goes nowhere', () => {
    const own = effect({ does: 'skirmish-dice', dice: 1, reach: { whom: 'bearer' } });
    const piece = ship();
    expect(reached(piece, [near(0, ship({ id: 'flag', effects: [own] }))])).toBe(piece);
    expect(effectsOn(enemy({ effects: [own] }), 'skirmish-dice')).toHaveLength(1);
  });
});
