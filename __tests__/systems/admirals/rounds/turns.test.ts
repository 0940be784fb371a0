import fc from 'fast-check';

import { rulingsFrom } from '../../../../src/systems/admirals/rulings';
import { matesFirst } from '../../../../src/systems/admirals/rounds/turns';
import { teamToAct } from '../../../../src/systems/kit/play/teams';

describe('4A-04, 4B-02: teams take turns', () => {
  test.each([
    ['the first team begins', null, { A: 2, B: 2 }, 'A'],
    ['then the other', 'A', { A: 1, B: 2 }, 'B'],
    ['a team goes on alone when the other is through', 'B', { A: 0, B: 2 }, 'B'],
    ['the second begins where the first has nothing', null, { A: 0, B: 1 }, 'B'],
    ['nobody when all are through', 'B', { A: 0, B: 0 }, null],
  ])('%s', (_rule, last, left, team) => {
    expect(teamToAct({ first: 'A', last, left })).toBe(team);
  });

  test('every piece gets its turn, and no team waits longer than the other has pieces', () => {
    fc.assert(
      fc.property(fc.nat({ max: 8 }), fc.nat({ max: 8 }), (A, B) => {
        const order: string[] = [];
        const left = { A, B };
        for (let last: string | null = null; ; last = order.at(-1) ?? null) {
          const team = teamToAct({ first: 'A', last, left });
          if (team !== 'A' && team !== 'B') break;
          left[team] -= 1;
          order.push(team);
        }
        expect(order.filter((team) => team === 'A')).toHaveLength(A);
        expect(order.filter((team) => team === 'B')).toHaveLength(B);
        const both = 2 * Math.min(A, B);
        expect(order.slice(0, both).every((team, i) => team === (i % 2 ? 'B' : 'A'))).toBe(true);
      }),
    );
  });
});

describe('4B-02 I: the same player twice in a row', () => {
  const three = (...left: readonly [number, number, number]) => [
    { player: 'Ada', left: left[0] },
    { player: 'Ben', left: left[1] },
    { player: 'Cyd', left: left[2] },
  ];

  test('waits in a team of three for those who can still act', () => {
    expect(matesFirst('Ada', three(2, 1, 0), 'Ada')).toEqual(['Ben']);
  });

  test.each([
    ['once all the others are through', 'Ada', three(2, 0, 0), 'Ada'],
    ['when somebody else came before', 'Ada', three(2, 1, 1), 'Ben'],
    ['at the first turn', 'Ada', three(2, 1, 1), null],
    ['in a team of two', 'Ada', three(2, 1, 0).slice(0, 2), 'Ada'],
  ])('is allowed %s', (_when, player, team, last) => {
    expect(matesFirst(player, team, last)).toEqual([]);
  });

  test('ruling three-or-more-a-team: a table may read it as from two on', () => {
    const rulings = rulingsFrom({ 'three-or-more-a-team': 'from-two' });
    expect(matesFirst('Ada', three(2, 1, 0).slice(0, 2), 'Ada', rulings)).toEqual(['Ben']);
  });
});
