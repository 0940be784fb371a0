import type { Database } from '../../src/storage/database';
import { makeGameFile, parseGameFile } from '../../src/storage/gameFile';
import {
  appendStep,
  createGame,
  listGames,
  loadGame,
  LOST_STEP,
  moveCursor,
  type GameProgress,
  type StoredGame,
} from '../../src/storage/games';
import { game, step } from '../builders/stored';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';

let database: Database;
beforeEach(async () => {
  database = await migratedDatabase();
});
afterEach(closeTestDatabases);

const at = (cursor: number): GameProgress => ({
  cursor,
  status: 'playing',
  summary: { round: cursor },
  updated: 100 + cursor,
});

const load = async (): Promise<StoredGame> => {
  const loaded = await loadGame(database, 'g1');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.damaged));
  return loaded.game;
};

const withSteps = (count: number): StoredGame =>
  game({ cursor: count, steps: Array.from({ length: count }, (_, n) => step(n)) });

describe('the log of a game', () => {
  test('a game comes back as it was made', async () => {
    await createGame(database, withSteps(3));
    expect(await load()).toEqual(withSteps(3));
  });

  test('a step is added at the cursor', async () => {
    await createGame(database, game());
    await appendStep(database, 'g1', step(1), at(2));
    expect(await load()).toEqual({
      ...game(),
      ...at(2),
      steps: [step(0), step(1)],
    });
  });

  test('moving the cursor keeps the steps', async () => {
    await createGame(database, withSteps(3));
    await moveCursor(database, 'g1', 3, at(1));
    expect(await load()).toMatchObject({ cursor: 1, steps: [step(0), step(1), step(2)] });
  });

  test('a step takes the place of everything that was undone', async () => {
    await createGame(database, withSteps(4));
    await moveCursor(database, 'g1', 4, at(2));
    await appendStep(database, 'g1', step(9), at(3));
    expect(await load()).toMatchObject({ cursor: 3, steps: [step(0), step(1), step(9)] });
  });

  test('a step or a move from where the game is not changes nothing', async () => {
    await createGame(database, withSteps(3));
    await expect(appendStep(database, 'g1', step(9), at(2))).rejects.toThrow('not at step 1');
    await expect(moveCursor(database, 'g1', 2, at(1))).rejects.toThrow('not at step 2');
    await expect(appendStep(database, 'none', step(9), at(1))).rejects.toThrow();
    expect(await load()).toEqual(withSteps(3));
  });

  test('a game and 1,000 steps are read in one query', async () => {
    await createGame(database, withSteps(1000));
    const asked: string[] = [];
    const counting: Database = {
      ...database,
      all: (sql, params) => {
        asked.push(sql);
        return database.all(sql, params);
      },
    };
    const loaded = await loadGame(counting, 'g1');
    expect(loaded.ok && loaded.game.steps).toHaveLength(1000);
    expect(asked).toHaveLength(1);
  });

  test('games are listed by the last play, with what a list shows', async () => {
    await createGame(database, game({ id: 'g1', updated: 1, summary: { round: 2 } }));
    await createGame(database, game({ id: 'g2', updated: 2, status: 'ended' }));
    const [second, first] = await listGames(database);
    expect(second).toMatchObject({ id: 'g2', status: 'ended', summary: null });
    expect(first).toMatchObject({ id: 'g1', summary: { round: 2 } });
    expect(first).not.toHaveProperty('setup');
  });
});

describe('damage', () => {
  const damaged = async () => {
    const loaded = await loadGame(database, 'g1');
    return { steps: loaded.ok ? loaded.game.steps : null, damaged: loaded.damaged };
  };

  test.each([
    ['events that are no JSON', `events = '[{'`],
    ['an event of no known type', `events = '[{"type":"boom"}]'`],
    ['a command without a type', `command = '{}'`],
    ['a key that is none of ours', `command = '{"type":"x","__proto__":{}}'`],
  ])('a step with %s is lost alone', async (_name, change) => {
    await createGame(database, withSteps(3));
    await database.run(`UPDATE steps SET ${change} WHERE n = 1`);
    expect(await damaged()).toEqual({
      steps: [step(0), LOST_STEP, step(2)],
      damaged: [{ table: 'steps', id: 'g1 1', detail: expect.any(String) }],
    });
  });

  test('steps that are gone are told, in the middle and at the end', async () => {
    await createGame(database, withSteps(4));
    await database.run('DELETE FROM steps WHERE n IN (1, 3)');
    expect(await damaged()).toEqual({
      steps: [step(0), LOST_STEP, step(2), LOST_STEP],
      damaged: [
        { table: 'steps', id: 'g1 1', detail: 'missing' },
        { table: 'steps', id: 'g1 3', detail: 'missing' },
      ],
    });
  });

  test('play goes on after a lost step', async () => {
    await createGame(database, withSteps(3));
    await database.run('DELETE FROM steps WHERE n = 2');
    await appendStep(database, 'g1', step(3), at(4));
    expect((await load()).steps).toEqual([step(0), step(1), LOST_STEP, step(3)]);
  });

  test.each([
    ['a setup that is no JSON', `UPDATE setups SET setup = '{' WHERE game = 'g1'`],
    ['no setup', `DELETE FROM setups WHERE game = 'g1'`],
    ['a cursor out of this world', `UPDATE games SET cursor = 2000000000 WHERE id = 'g1'`],
  ])('a game with %s cannot be opened, and others can', async (_name, change) => {
    await createGame(database, withSteps(2));
    await createGame(database, { ...withSteps(2), id: 'g2' });
    await database.run(change);
    expect(await damaged()).toMatchObject({ steps: null, damaged: [{ table: 'games', id: 'g1' }] });
    expect(await loadGame(database, 'g2')).toMatchObject({ ok: true, damaged: [] });
  });
});

describe('a game file', () => {
  const sent = JSON.parse(makeGameFile(withSteps(3)));

  test('parse(make(game)) is the game', () => {
    const { system, name, setup, cursor, steps } = withSteps(3);
    const parsed = parseGameFile(makeGameFile(withSteps(3)));
    expect(parsed).toEqual({ ok: true, value: { system, name, setup, cursor, steps } });
  });

  test.each([
    ['cut short', makeGameFile(withSteps(3)).slice(0, -20), '', 'not-json'],
    ['of something else', '{"format":"shopping"}', 'format', 'another-file'],
    ['no object', '[]', 'format', 'another-file'],
    ['of a later app', JSON.stringify({ ...sent, version: 2 }), 'version', 'newer-file'],
    ['without a system', JSON.stringify({ ...sent, system: 1 }), 'system', 'not-text'],
    ['without steps', JSON.stringify({ ...sent, steps: [] }), 'steps', 'too-few'],
    ['beyond its end', JSON.stringify({ ...sent, cursor: 4 }), 'cursor', 'too-large'],
    ['before its start', JSON.stringify({ ...sent, cursor: 0 }), 'cursor', 'too-small'],
    [
      'with a bad event',
      JSON.stringify({ ...sent, steps: [step(0), { ...step(1), events: [{ type: 'boom' }] }] }),
      'steps[1].events[0].type',
      'not-one-of',
    ],
    [
      'that reaches for a prototype',
      makeGameFile(withSteps(1)).replace('"mode"', '"__proto__"'),
      'setup',
      'forbidden-key',
    ],
  ])('%s is refused with its place', (_name, text, path, id) => {
    expect(parseGameFile(text)).toMatchObject({ ok: false, problems: [{ path, why: { id } }] });
  });
});
