import fc from 'fast-check';

import { winnerOf, wipedOut } from '../../../../src/systems/admirals/rounds/winner';
import { DEFAULT_RULINGS, rulingsFrom } from '../../../../src/systems/admirals/rulings';

const standing = (given: Partial<Parameters<typeof winnerOf>[0][string]> = {}) => ({
  onBattlefield: 3,
  objectivePoints: 4,
  strategic: 1,
  defeatedPower: 5,
  ...given,
});

describe('4C: who wins', () => {
  test.each([
    [
      'a team without pieces on the battlefield loses, whatever the points',
      standing({ onBattlefield: 0, objectivePoints: 9 }),
      standing(),
      { winner: 'B', by: 'wiped-out', rule: '4C-01' },
    ],
    [
      'both wiped out at once: by points',
      standing({ onBattlefield: 0, objectivePoints: 9 }),
      standing({ onBattlefield: 0 }),
      { winner: 'A', by: 'objective-points', rule: '4C-02' },
    ],
    [
      'more objective points',
      standing({ objectivePoints: 3, strategic: 3 }),
      standing(),
      { winner: 'B', by: 'objective-points', rule: '4C-02' },
    ],
    [
      'level on points: more Strategic Systems',
      standing({ strategic: 2, defeatedPower: 9 }),
      standing(),
      { winner: 'A', by: 'control', rule: '4C-02 I' },
    ],
    [
      'level on both: the lower power of own ships defeated',
      standing(),
      standing({ defeatedPower: 4 }),
      { winner: 'B', by: 'resilience', rule: '4C-02 II' },
    ],
    [
      'level on all: a draw',
      standing(),
      standing(),
      { winner: null, by: 'stalemate', rule: '4C-02 III' },
    ],
  ])('%s', (_rule, A, B, outcome) => {
    expect(winnerOf({ A, B }, DEFAULT_RULINGS)).toEqual(outcome);
  });

  test('changing sides changes the winner and nothing else', () => {
    const side = fc.record({
      onBattlefield: fc.nat({ max: 2 }),
      objectivePoints: fc.nat({ max: 2 }),
      strategic: fc.nat({ max: 2 }),
      defeatedPower: fc.nat({ max: 2 }),
    });
    const swap = (winner: string | null) => (winner === null ? null : winner === 'A' ? 'B' : 'A');
    fc.assert(
      fc.property(side, side, (one, two) => {
        const there = winnerOf({ A: one, B: two }, DEFAULT_RULINGS);
        const back = winnerOf({ A: two, B: one }, DEFAULT_RULINGS);
        expect(back).toEqual({ ...there, winner: swap(there.winner) });
      }),
    );
  });
});

describe('4C: when the game ends', () => {
  test('4C-01: reserves do not save a team, unless the table reads it so', () => {
    const teams = { A: standing({ onBattlefield: 0, inReserve: 2 }), B: standing() };
    const fightsOn = rulingsFrom({ 'reserves-do-not-save': 'fights-on' });
    expect(wipedOut(teams)).toEqual(['A']);
    expect(wipedOut(teams, fightsOn)).toEqual([]);
    expect(winnerOf(teams, fightsOn).by).not.toBe('wiped-out');
  });
});
