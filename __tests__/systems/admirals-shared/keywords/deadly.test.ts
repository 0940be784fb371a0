import { RULES, ship } from '../../../builders/admirals';
import { combatDieOf } from '../../../../src/systems/admirals/skirmish/spec';

describe('Deadly [x]', () => {
  test.each([
    [[], [1, 0, 0, 0, 0, 0]],
    [['Deadly [2]'], [1, 1, 0, 0, 0, 0]],
    [['Deadly [3]'], [1, 1, 1, 0, 0, 0]],
    [
      ['Deadly [2]', 'Deadly [3]'],
      [1, 1, 1, 0, 0, 0],
    ],
    [
      ['Deadly [3]', 'Deadly [2]'],
      [1, 1, 1, 0, 0, 0],
    ],
  ])(
    '%j: a combat die deals %j Direct Hits by its result, the highest x counting',
    (keywords, die) => {
      expect(combatDieOf(ship({ keywords }), RULES).value).toEqual(die);
    },
  );

  test('of an overrun is named as its source', () => {
    const gained = [{ name: 'Deadly', value: 2, source: 'Overrun' }];
    expect(combatDieOf(ship({ gained }), RULES).lines).toEqual([
      {
        source: { of: 'keyword', keyword: 'Deadly', from: 'Overrun', by: null },
        change: { as: 'hits-on', faces: [1, 2], hits: 1 },
        rule: '9C',
      },
    ]);
  });
});
