import type { Role } from '../../../../src/systems/admirals-shared/cards/terms';
import { savesAgainst } from '../../../../src/systems/admirals/strike/spec';
import { enemy, RULES, ship } from '../../../builders/admirals';
import { combatPoolOf, combatSavesOf } from '../../../../src/systems/admirals/skirmish/spec';
import { settleSkirmish } from '../../../../src/systems/admirals/piece';

const rammer = ship({ armamentDice: [2], keywords: ['Ram-Prow'] });

describe('Ram-Prow', () => {
  test.each<[Role, number]>([
    ['Escort', 2],
    ['Light', 3],
    ['Heavy', 4],
    ['Super Heavy', 5],
    ['Stationary', 8],
  ])('against a %s two dice become %i', (role, dice) => {
    const skirmish = settleSkirmish({
      active: { piece: rammer, nearby: [] },
      opposing: { piece: enemy({ role, armamentDice: [1] }), nearby: [] },
    });
    expect(combatPoolOf(skirmish, 'active', RULES).value).toBe(dice);
    expect(combatPoolOf(skirmish, 'opposing', RULES).value).toBe(1);
  });

  test('saves on a 1 in a skirmish, and not against a strike', () => {
    expect(combatSavesOf(rammer, RULES)).toMatchObject([
      { name: 'Ram-Prow', upTo: 1, rule: '7C-05' },
    ]);
    expect(savesAgainst('direct', ['Heavy'], rammer, [], RULES)).toEqual([]);
  });
});
