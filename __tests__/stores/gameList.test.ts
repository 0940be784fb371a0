import type { Database } from '../../src/storage/database';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';
import { tinyStores } from '../builders/tinyStores';
import { hitShip, tinySetup } from '../builders/tinySystem';

afterEach(closeTestDatabases);

const duel = { system: 'tiny', name: 'Duel', setup: tinySetup() };

test('a started game is in the list with what its setup says', async () => {
  const { list } = tinyStores(await migratedDatabase());
  expect(await list.startGame(duel)).toEqual({ ok: true, id: 'g1' });
  expect(list.store.getState().games).toMatchObject([
    {
      id: 'g1',
      name: 'Duel',
      summary: { mode: 'duel', round: 1, phase: 'fire', teams: [{ name: 'Amber', ships: 1 }, {}] },
    },
  ]);
});

test.each([
  ['an unknown system', { ...duel, system: 'chess' }, { id: 'unknown-system', system: 'chess' }],
  [
    'a setup that the system refuses',
    { ...duel, setup: { hull: 'three' } },
    { id: 'unreadable-game', problems: [{ path: 'hull', why: { id: 'not-a-number' } }] },
  ],
])('%s starts no game', async (_name, draft, problem) => {
  const { list } = tinyStores(await migratedDatabase());
  expect(await list.startGame(draft)).toEqual({ ok: false, problem });
  await list.loadGames();
  expect(list.store.getState().games).toEqual([]);
});

test('a game is renamed, archived, deleted and taken back', async () => {
  const { list } = tinyStores(await migratedDatabase());
  await list.startGame(duel);
  await list.renameGame('g1', 'Rematch');
  await list.archiveGame('g1', true);
  expect(list.store.getState().games).toMatchObject([{ name: 'Rematch', archived: true }]);
  await list.deleteGame('g1');
  expect(list.store.getState().games).toEqual([]);
  await list.undeleteGame('g1');
  expect(list.store.getState().games).toMatchObject([{ name: 'Rematch', archived: true }]);
});

test('a summary of another version of the app is not shown, and the game is', async () => {
  const database = await migratedDatabase();
  const { list } = tinyStores(database);
  await list.startGame(duel);
  await database.run(`UPDATE games SET summary = '{"turn":3}'`);
  await list.loadGames();
  expect(list.store.getState().games).toMatchObject([{ id: 'g1', summary: null }]);
});

test('a game sent to another device goes on there where it was', async () => {
  const here = tinyStores(await migratedDatabase());
  await here.list.startGame(duel);
  await here.table.openGame('g1');
  await here.table.play(hitShip('s2', 6));
  await here.table.play({ type: 'pass' });
  await here.table.undo();
  const sent = await here.list.exportGame('g1');
  if (!sent.ok) throw new Error(sent.problem.id);

  const there = tinyStores(await migratedDatabase());
  const read = await there.list.readGame(sent.text);
  if (!read.ok) throw new Error(read.problem.id);
  expect(await there.list.keepGame(read.preview)).toEqual({ ok: true, id: 'g1' });
  await there.table.openGame('g1');
  expect(there.table.store.getState()).toEqual(here.table.store.getState());
});

/** A game of one hit on one device, and the stores of another that has it before itself. */
const sentGame = async () => {
  const here = tinyStores(await migratedDatabase());
  await here.list.startGame(duel);
  await here.table.openGame('g1');
  await here.table.play(hitShip('s1', 1));
  const sent = await here.list.exportGame('g1');
  if (!sent.ok) throw new Error(sent.problem.id);
  const there = tinyStores(await migratedDatabase());
  const look = async () => {
    const read = await there.list.readGame(sent.text);
    if (!read.ok) throw new Error(read.problem.id);
    return read.preview;
  };
  const countGames = async () => {
    await there.list.loadGames();
    return there.list.store.getState().games?.length;
  };
  return { there, look, countGames };
};

describe('a game that was sent', () => {
  test('is not stored by looking at it', async () => {
    const { look, countGames } = await sentGame();
    expect(await look()).toMatchObject({ name: 'Duel', cursor: 2, here: null });
    expect(await countGames()).toBe(0);
  });

  test('is one game however often it is kept', async () => {
    const { there, look, countGames } = await sentGame();
    const preview = await look();
    const [first, second] = await Promise.all([
      there.list.keepGame(preview),
      there.list.keepGame(preview),
    ]);
    expect(first).toEqual({ ok: true, id: 'g1' });
    expect(second).toEqual(first);
    expect(await there.list.keepGame(await look())).toEqual(first);
    expect(await countGames()).toBe(1);
  });

  test('is known again when it has gone on', async () => {
    const { there, look, countGames } = await sentGame();
    await there.list.keepGame(await look());
    await there.table.openGame('g1');
    await there.table.play(hitShip('s1', 1));
    expect(await look()).toMatchObject({ here: 'g1' });
    expect(await countGames()).toBe(1);
  });

  test('is kept beside a game that went another way', async () => {
    const { there, look, countGames } = await sentGame();
    await there.list.keepGame(await look());
    await there.table.openGame('g1');
    await there.table.undo();
    await there.table.play(hitShip('s1', 2));
    expect(await look()).toMatchObject({ here: null });
    await there.list.keepGame(await look());
    expect(await countGames()).toBe(2);
  });
});

test('a file that is no game imports nothing and says where it fails', async () => {
  const { list } = tinyStores(await migratedDatabase());
  expect(await list.readGame('{"format":"shopping"}')).toEqual({
    ok: false,
    problem: {
      id: 'unreadable-game',
      problems: [{ path: 'format', why: { id: 'another-file', format: 'flagbridge-game' } }],
    },
  });
});

test('what the database refuses is a problem, not an exception', async () => {
  const broken: Database = {
    all: () => Promise.reject(new Error('disk I/O error')),
    first: () => Promise.reject(new Error('disk I/O error')),
    run: () => Promise.reject(new Error('disk I/O error')),
    transaction: () => Promise.reject(new Error('disk I/O error')),
  };
  const { list } = tinyStores(broken);
  const refused = { ok: false, problem: { id: 'storage-refused', detail: 'disk I/O error' } };
  expect(await list.startGame(duel)).toEqual(refused);
  expect(await list.loadGames()).toEqual(refused);
  expect(await list.deleteGame('g1')).toEqual(refused);
  expect(await list.exportGame('g1')).toEqual(refused);
});
