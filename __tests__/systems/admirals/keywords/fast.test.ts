import { movesOf } from '../../../../src/systems/admirals/attributes';
import type { Role } from '../../../../src/systems/admirals-shared/cards/terms';
import { savesAgainst } from '../../../../src/systems/admirals/strike/spec';
import { RULES, ship } from '../../../builders/admirals';
import { combatSavesOf } from '../../../../src/systems/admirals/skirmish/spec';

const still = { nearby: [], escapes: 0 };
const fast = ship({ keywords: ['Fast'] });

describe('Fast', () => {
  test.each<[Role, number, number]>([
    ['Escort', 0, 4],
    ['Light', 0, 4],
    ['Heavy', 2, 4],
    ['Super Heavy', 1, 3],
    ['Stationary', 0, 0],
  ])(
    'a %s must make %i Moves and may make %i: one more, which is not required',
    (role, min, max) => {
      const { value } = movesOf(ship({ role, keywords: ['Fast'] }), still, RULES);
      expect(value).toEqual({ min, max });
    },
  );

  test('held twice is one more Move all the same', () => {
    const gained = [{ name: 'Fast', source: 'Full Burn' }];
    const { value } = movesOf(ship({ keywords: ['Fast'], gained }), still, RULES);
    expect(value.max).toBe(4);
  });

  test('saves against a Direct Hit of a strike on a 1, and against no other icon', () => {
    expect(savesAgainst('direct', ['Heavy'], fast, [], RULES)).toMatchObject([
      { name: 'Fast', upTo: 1, rule: '5F-04 II' },
    ]);
    expect(savesAgainst('hit', ['Heavy'], fast, [], RULES)).toEqual([]);
    expect(savesAgainst('critical', ['Heavy'], fast, [], RULES)).toEqual([]);
  });

  test('saves against a Direct Hit of a skirmish on a 1', () => {
    expect(combatSavesOf(fast, RULES)).toMatchObject([{ name: 'Fast', upTo: 1, rule: '7C-03' }]);
  });
});
