import { enemy, near, rules, RULES, ship, type ShipDraft } from '../../../builders/admirals';
import { combatPoolOf } from '../../../../src/systems/admirals/skirmish/spec';
import { settleSkirmish } from '../../../../src/systems/admirals/piece';

const helper = (draft: ShipDraft = {}) =>
  ship({ id: 'helper', name: 'Tender', keywords: ['Support [2]'], ...draft });

const pool = (fighter: ShipDraft, helpers: Parameters<typeof near>[], reading = RULES) =>
  combatPoolOf(
    settleSkirmish({
      active: {
        piece: ship({ armamentDice: [3], ...fighter }),
        nearby: helpers.map(([distance, piece]) => near(distance, piece)),
      },
      opposing: { piece: enemy(), nearby: [] },
    }),
    'active',
    reading,
  );

describe('Support [x]', () => {
  test('an adjacent Escort of its team adds x dice to its Combat Pool', () => {
    expect(pool({ role: 'Escort' }, [[0, helper()]])).toMatchObject({
      value: 5,
      lines: [{}, { source: { keyword: 'Support', by: 'Tender' }, change: { as: 'add', by: 2 } }],
    });
  });

  test.each<[string, ShipDraft, Parameters<typeof near>]>([
    ['a piece that is not an Escort', { role: 'Light' }, [0, helper()]],
    ['an Escort that is not adjacent', { role: 'Escort' }, [1, helper()]],
    ['an Escort of the other team', { role: 'Escort' }, [0, helper({ team: 'B' })]],
  ])('does nothing for %s', (_whom, fighter, by) => {
    expect(pool(fighter, [by]).value).toBe(3);
  });

  test('stacks, from several pieces and on one piece', () => {
    const second = helper({ id: 'second', keywords: ['Support [1]', 'Support [1]'] });
    expect(
      pool({ role: 'Escort' }, [
        [0, helper()],
        [0, second],
      ]).value,
    ).toBe(7);
    const once = rules({ 'auras-stack': 'once' });
    expect(
      pool(
        { role: 'Escort' },
        [
          [0, helper()],
          [0, second],
        ],
        once,
      ).value,
    ).toBe(7);
  });

  test('comes after the halving', () => {
    expect(pool({ role: 'Escort', exhausted: 1 }, [[0, helper()]]).value).toBe(4);
  });
});
