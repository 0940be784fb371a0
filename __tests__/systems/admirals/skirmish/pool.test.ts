import { stopChance } from '../../../../src/systems/admirals-shared/explain';
import { effect, enemy, near, RULES, ship, type ShipDraft } from '../../../builders/admirals';
import { combatPoolOf, combatSavesOf } from '../../../../src/systems/admirals/skirmish/spec';
import { settleSkirmish } from '../../../../src/systems/admirals/piece';

const skirmish = (draft: ShipDraft, byHand = 0) =>
  settleSkirmish({
    active: { piece: ship({ armamentDice: [4], ...draft }), nearby: [], byHand },
    opposing: { piece: enemy(), nearby: [] },
  });

describe('7A: the Combat Pool', () => {
  test('starts with the Skirmish Dice, and names the source of each die', () => {
    const own = effect({ does: 'skirmish-dice', dice: 2, reach: { whom: 'bearer' } }, 'Board Them');
    const pool = combatPoolOf(skirmish({ effects: [own], exhausted: 1 }, 1), 'active', RULES);
    expect(pool.value).toBe(5);
    expect(pool.lines.map(({ source, change }) => [source.of, change])).toEqual([
      ['armaments', { as: 'start', at: 4 }],
      ['exhausted', { as: 'divide', by: 2, to: 2 }],
      ['effect', { as: 'add', by: 2 }],
      ['hand', { as: 'add', by: 1 }],
    ]);
  });

  test('never has fewer than no dice', () => {
    expect(combatPoolOf(skirmish({}, -9), 'active', RULES).value).toBe(0);
  });

  test('has the dice that a friend’s order sends', () => {
    const sent = effect({ does: 'skirmish-dice', dice: 1, reach: { whom: 'friends', within: 0 } });
    const settled = settleSkirmish({
      active: { piece: ship(), nearby: [near(0, ship({ id: 'flag', effects: [sent] }))] },
      opposing: { piece: enemy(), nearby: [] },
    });
    expect(combatPoolOf(settled, 'active', RULES).value).toBe(4);
  });
});

describe('7C: the saves of a skirmish', () => {
  const saves = (draft: ShipDraft) =>
    combatSavesOf(ship(draft), RULES).map(({ name, upTo, rule }) => `${name} ${upTo} ${rule}`);

  test.each<[string, ShipDraft, readonly string[]]>([
    ['an Escort whose Evade is ready', { role: 'Escort', evadeReady: true }, ['Evasion 3 7C-01']],
    ['an Escort that has evaded', { role: 'Escort', evadeReady: false }, []],
    ['a piece that is no Escort', { role: 'Light', evadeReady: true }, []],
    ['in a Strategic System', { terrain: 'Strategic System' }, ['Bunker Down 2 7C-04']],
    ['in a nebula', { terrain: 'Nebula' }, []],
    ['Armor does not help', { armor: 4 }, []],
    [
      'all five together',
      {
        role: 'Escort',
        evadeReady: true,
        terrain: 'Strategic System',
        keywords: ['Ore Hull', 'Fast', 'Ram-Prow'],
      },
      [
        'Evasion 3 7C-01',
        'Ore Hull 2 7C-02',
        'Fast 1 7C-03',
        'Ram-Prow 1 7C-05',
        'Bunker Down 2 7C-04',
      ],
    ],
  ])('%s', (_who, draft, expected) => {
    expect(saves(draft)).toEqual(expected);
  });

  test('each Direct Hit may be saved by each of them', () => {
    const piece = ship({ keywords: ['Ore Hull', 'Fast'] });
    expect(stopChance(combatSavesOf(piece, RULES))).toBeCloseTo(1 - (4 / 6) * (5 / 6), 12);
  });
});
