import fc from 'fast-check';

import { DEFAULT_RULINGS, rulingsFrom } from '../../../../src/systems/admirals/rulings';
import {
  scoreAt,
  scoreOpenPlay,
  waysIn,
  WAYS,
  type Way,
} from '../../../../src/systems/admirals/scoring/score';
import { scoreRound, totalOf } from '../../../builders/scoring';
import { scoringWords } from '../../../../src/systems/admirals/words/en/scoring';

const nothing = {
  piecesInStrategic: 0,
  piecesAdjacentToOwnStrategic: 0,
  bigShipsDefeatedThisRound: 0,
  strategicHexesHeldAtEnd: 0,
  bigShipsAliveAtEnd: 0,
  reservesAtEnd: 0,
};

const pointsBy = (round: number, A: object, B: object, team: string) =>
  Object.fromEntries(
    scoreRound(round, { A: { ...nothing, ...A }, B: { ...nothing, ...B } })
      .filter((line) => line.team === team && line.points > 0)
      .map((line) => [line.way, line.points]),
  );

describe('8A-02 and 10E: what a team scores', () => {
  test.each<[string, object, object, Partial<Record<Way, number>>]>([
    ['Secure Area: 1 for a piece in a system', { piecesInStrategic: 2 }, {}, { secureArea: 2 }],
    [
      'Hold Territory: 1 for a piece next to a held system',
      { piecesAdjacentToOwnStrategic: 3 },
      {},
      { holdTerritory: 3 },
    ],
    [
      'Bring it Down: 1 for each big ship that the other team lost',
      {},
      { bigShipsDefeatedThisRound: 2 },
      { bringItDown: 2 },
    ],
    [
      'Stake a Claim: 3 for each system at the end',
      { strategicHexesHeldAtEnd: 2 },
      {},
      { stakeAClaim: 6 },
    ],
    [
      'Fly the Flag: 1 for each big ship of its own that is left',
      { bigShipsAliveAtEnd: 2 },
      {},
      { flyTheFlag: 2 },
    ],
    [
      'Shut Out: 1 for each piece that the other team still has in reserve',
      {},
      { reservesAtEnd: 4 },
      { shutOut: 4 },
    ],
  ])('%s', (_rule, own, other, points) => {
    expect(pointsBy(6, own, other, 'A')).toEqual(points);
    expect(pointsBy(6, other, own, 'B')).toEqual(points);
  });

  test('the last three score after the sixth round only', () => {
    const end = { strategicHexesHeldAtEnd: 2, bigShipsAliveAtEnd: 1 };
    expect(pointsBy(5, end, { reservesAtEnd: 1 }, 'A')).toEqual({});
  });

  test('Bring it Down scores as the ship is defeated, apart from the refresh phase', () => {
    const teams = { A: nothing, B: { ...nothing, bigShipsDefeatedThisRound: 1 } };
    expect(scoreAt('refresh', teams).every((line) => line.points === 0)).toBe(true);
    expect(scoreAt('defeat', teams)).toContainEqual({
      team: 'A',
      way: 'bringItDown',
      rule: '10E-04',
      points: 1,
    });
  });

  test('a round is the sum of its moments, and names each way once a team', () => {
    const side = fc.record({
      piecesInStrategic: fc.nat({ max: 4 }),
      piecesAdjacentToOwnStrategic: fc.nat({ max: 4 }),
      bigShipsDefeatedThisRound: fc.nat({ max: 4 }),
      strategicHexesHeldAtEnd: fc.nat({ max: 4 }),
      bigShipsAliveAtEnd: fc.nat({ max: 4 }),
      reservesAtEnd: fc.nat({ max: 4 }),
    });
    fc.assert(
      fc.property(side, side, (A, B) => {
        const round = scoreRound(6, { A, B });
        expect(round).toHaveLength(2 * WAYS.length);
        const moments = (['refresh', 'defeat', 'end'] as const).flatMap((m) =>
          scoreAt(m, { A, B }),
        );
        expect(totalOf(round, 'A')).toBe(totalOf(moments, 'A'));
      }),
    );
  });
});

describe('13A-04: the end of open play', () => {
  const ship = (
    player: string,
    power: number,
    standing: 'in-play' | 'in-reserve' | 'defeated' = 'in-play',
  ) => ({
    ship: `${player}${power}`,
    player,
    team: player === 'Ada' ? 'A' : 'B',
    power,
    standing,
  });

  test('each player scores the power of what was not defeated, for the team too', () => {
    const score = scoreOpenPlay(
      [ship('Ada', 4), ship('Ada', 3, 'defeated'), ship('Ben', 5)],
      DEFAULT_RULINGS,
    );
    expect(totalOf(score.lines, 'A')).toBe(4);
    expect(totalOf(score.lines, 'B')).toBe(5);
    expect(score.resilient).toEqual(['Ben']);
  });

  test('players who are level share the Resilient Award, and nobody wins it with nothing', () => {
    expect(scoreOpenPlay([ship('Ada', 4), ship('Ben', 4)], DEFAULT_RULINGS).resilient).toEqual([
      'Ada',
      'Ben',
    ]);
    expect(scoreOpenPlay([ship('Ada', 4, 'defeated')], DEFAULT_RULINGS).resilient).toEqual([]);
  });

  test('ruling reserve-counts-undefeated: ships in reserve count, or are left out', () => {
    const ships = [ship('Ada', 4), ship('Ada', 3, 'in-reserve')];
    const leftOut = rulingsFrom({ 'reserve-counts-undefeated': 'left-out' });
    expect(totalOf(scoreOpenPlay(ships, DEFAULT_RULINGS).lines, 'A')).toBe(7);
    expect(totalOf(scoreOpenPlay(ships, leftOut).lines, 'A')).toBe(4);
  });

  test('13A-04: there is no other way to score, but for a table that plays them all', () => {
    const allWays = rulingsFrom({ 'open-play-scoring': 'all-ways' });
    expect(waysIn(true)).toEqual([]);
    expect(waysIn(true, allWays)).toEqual(WAYS.filter((way) => way !== 'secureArea'));
    expect(waysIn(false)).toEqual(WAYS);
  });
});

describe('in words', () => {
  test('every way has its name', () => {
    for (const way of WAYS) {
      expect(scoringWords.way(way)).toMatch(/^[A-Z]/);
    }
  });

  test('a verdict names the winner and what decided', () => {
    expect(scoringWords.verdicts.control('Blue')).toBe(
      'Level on points. Blue wins by holding more Strategic Systems.',
    );
    expect(scoringWords.verdicts.stalemate('')).toBe(
      'Level on points, systems and losses: a draw.',
    );
  });
});
