import {
  breakOutRoll,
  draggedInRoll,
  payersOf,
  starRoll,
} from '../../../src/systems/admirals-cadet/terrain';
import { goesIll, illChance } from '../../../src/systems/admirals-shared/terrain/entry';
import { ship } from '../../builders/cadet';

describe('Black Hole', () => {
  test.each([
    ['Escort', 2 / 6, 1 / 6],
    ['Light', 2 / 6, 1 / 6],
    ['Heavy', 3 / 6, 1 / 6],
    ['Super Heavy', 4 / 6, 2 / 6],
  ] as const)('%s: dragged in %d, lost on the way out %d', (role, dragged, lost) => {
    const piece = ship({ role });
    expect(illChance(draggedInRoll(piece))).toBeCloseTo(dragged, 12);
    expect(illChance(breakOutRoll(piece))).toBeCloseTo(lost, 12);
  });

  test('a Heavy ship is dragged in by a 4', () => {
    const roll = draggedInRoll(ship({ role: 'Heavy' }));
    expect([goesIll(roll, 3), goesIll(roll, 4)]).toEqual([false, true]);
  });
});

describe('Star System and Dust Cloud', () => {
  test('only Heavy and Super Heavy ships roll on entering a Star System', () => {
    const chances = (['Escort', 'Light', 'Heavy', 'Super Heavy'] as const).map((role) => {
      const roll = starRoll(ship({ role }));
      return roll === null ? null : illChance(roll);
    });
    expect(chances).toEqual([null, null, 1 / 6, 1 / 6]);
  });

  test('a star’s Hit may be taken on any side that has a box, dust only on the front', () => {
    const piece = ship({ shields: [0, 2, 0, 1, 0, 0] });
    expect(payersOf(piece, 'Star System')).toEqual(['Right Fore', 'Direct Aft', 'hull']);
    expect(payersOf(piece, 'Dust Cloud')).toEqual(['hull']);
    expect(payersOf(ship({ shields: [1] }), 'Dust Cloud')).toEqual(['Direct Fore', 'hull']);
  });

  test('a track pays for either, and where shields may not be used the hull does', () => {
    expect(payersOf(ship({ role: 'Light', shields: 1 }), 'Dust Cloud')).toEqual(['pool', 'hull']);
    expect(payersOf(ship({ shields: [1], mayShield: false }), 'Dust Cloud')).toEqual(['hull']);
  });
});
