import { statisticsOf } from '../../src/stores/gameStatistics';
import type { GameSummary } from '../../src/stores/gameSummary';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';
import { tinyStores } from '../builders/tinyStores';
import { hitShip, tinySetup } from '../builders/tinySystem';

afterEach(closeTestDatabases);

const team = (id: string, name: string) => ({ id, name, points: 0, ships: 1 });

const game = (winner: string | null, own: Partial<GameSummary> = {}): GameSummary => ({
  mode: 'duel',
  round: 6,
  phase: 'fire',
  teams: [team('a', 'Accord'), team('b', 'Marches')],
  winner,
  record: {
    players: [
      { team: 'a', name: 'Ann', fleet: 'Night Watch' },
      { team: 'b', name: 'Bob' },
    ],
    ships: [
      { team: 'a', name: 'Sunward', lost: winner === 'b' },
      { team: 'b', name: 'Thorn', lost: winner === 'a' },
    ],
  },
  ...own,
});

test('finished games are added up by fleet, side, player and ship', () => {
  const all = statisticsOf([game('a'), game('a', { round: 3 }), game('b'), game(null)]);
  expect(all).toMatchObject({ games: 4, drawn: 1, rounds: 5.25 });
  expect(all.fleets).toEqual([{ name: 'Night Watch', played: 4, won: 2, drawn: 1, survived: 0 }]);
  expect(all.sides).toEqual([
    { name: 'Accord', played: 4, won: 2, drawn: 1, survived: 0 },
    { name: 'Marches', played: 4, won: 1, drawn: 1, survived: 0 },
  ]);
  expect(all.players.map(({ name, won }) => [name, won])).toEqual([
    ['Ann', 2],
    ['Bob', 1],
  ]);
  expect(all.ships).toEqual([
    { name: 'Sunward', played: 4, won: 2, drawn: 1, survived: 3 },
    { name: 'Thorn', played: 4, won: 1, drawn: 1, survived: 2 },
  ]);
});

test('a side and a player that go by the name of their fleet are counted as that fleet', () => {
  const named = (name: string, winner: string) =>
    game(winner, {
      teams: [team('a', name), team('b', 'Marches')],
      record: { players: [{ team: 'a', name, fleet: name }], ships: [] },
    });
  const all = statisticsOf([named('Night Watch', 'a')]);
  expect(all.fleets.map(({ name }) => name)).toEqual(['Night Watch']);
  expect(all.sides.map(({ name }) => name)).toEqual(['Marches']);
  expect(all.players).toEqual([]);
});

test('who met whom is told from the side of whoever won more often', () => {
  const seats = (one: string, other: string, winner: string | null) =>
    game(winner, {
      record: {
        players: [
          { team: 'a', name: one },
          { team: 'a', name: 'Cara' },
          { team: 'b', name: other },
        ],
        ships: [],
      },
    });
  const games = [seats('Ann', 'Bob', 'b'), seats('Bob', 'Ann', 'a'), seats('Ann', 'Bob', null)];
  expect(statisticsOf(games).meetings).toEqual([
    { name: 'Bob', against: 'Ann', played: 3, won: 2, drawn: 1 },
    { name: 'Bob', against: 'Cara', played: 2, won: 1, drawn: 1 },
    { name: 'Cara', against: 'Ann', played: 1, won: 1, drawn: 0 },
  ]);
});

test('a game that an older version finished counts for its sides', () => {
  const { record: _none, ...old } = game('b');
  expect(statisticsOf([old])).toMatchObject({
    games: 1,
    sides: [
      { name: 'Marches', won: 1 },
      { name: 'Accord', won: 0 },
    ],
    players: [],
    ships: [],
  });
});

test('no game comes to nothing', () => {
  expect(statisticsOf([])).toEqual({
    games: 0,
    drawn: 0,
    rounds: 0,
    fleets: [],
    sides: [],
    players: [],
    meetings: [],
    ships: [],
  });
});

test('a game that ends keeps who took part, and forgets it when that is undone', async () => {
  const { list, table } = tinyStores(await migratedDatabase());
  await list.startGame({ system: 'tiny', name: 'Duel', setup: tinySetup(1) });
  await table.openGame('g1');
  await table.play(hitShip('s2', 6));
  await list.loadGames();
  expect(list.store.getState().games?.[0]?.summary?.record).toEqual({
    players: [
      { team: 'a', name: 'Ann' },
      { team: 'b', name: 'Bob' },
    ],
    ships: [
      { team: 'a', name: 'Tub', lost: false },
      { team: 'b', name: 'Tub', lost: true },
    ],
  });
  await table.undo();
  await list.loadGames();
  expect(list.store.getState().games?.[0]?.summary?.record).toBeUndefined();
});
