import fc from 'fast-check';

import { stateAt } from '../../src/core/game/log';
import { trackOf } from '../../src/core/game/state';
import type { Database } from '../../src/storage/database';
import { loadGame, type StoredGame } from '../../src/storage/games';
import { migrate } from '../../src/storage/migrate';
import type { OpenGame } from '../../src/stores/openGame';
import {
  closeTestDatabases,
  migratedDatabase,
  openTestDatabase,
  temporaryFolder,
} from '../builders/testDatabase';
import { act, type Act } from '../builders/tinyCommands';
import { tinyStores, type TinyStores } from '../builders/tinyStores';
import { hitShip, tinySetup, type TinyCommand } from '../builders/tinySystem';

afterEach(closeTestDatabases);

type Table = TinyStores['table'];

const startDuel = async (database: Database, hull = 6): Promise<TinyStores> => {
  const stores = tinyStores(database);
  const made = await stores.list.startGame({
    system: 'tiny',
    name: 'Duel',
    setup: tinySetup(hull),
  });
  if (!made.ok) throw new Error(made.problem.id);
  await stores.table.openGame(made.id);
  return stores;
};

const openDuel = async (database: Database, hull?: number): Promise<Table> =>
  (await startDuel(database, hull)).table;

const activate: TinyCommand = { type: 'activate', ship: 's1' };

const current = ({ store }: Table): OpenGame => {
  const game = store.getState();
  if (game.state !== 'open') throw new Error(game.state);
  return game;
};

const onDisk = async (database: Database): Promise<StoredGame> => {
  const loaded = await loadGame(database, 'g1');
  if (!loaded.ok) throw new Error('lost');
  return loaded.game;
};

const hullOf = (table: Table, ship: string) =>
  trackOf(current(table).played.state, ship, 'hull')?.now;

const doAct = (table: Table, one: Act) => {
  switch (one.do) {
    case 'play':
      return table.play(one.command);
    case 'undo':
      return table.undo();
    case 'redo':
      return table.redo();
    case 'move':
      return table.moveTo(one.to);
  }
};

describe('play', () => {
  test('a command becomes events, stored and then shown', async () => {
    const database = await migratedDatabase();
    const table = await openDuel(database);
    const answer = await table.play(hitShip('s2', 4, 1));
    expect(answer).toMatchObject({ ok: true, events: [{ type: 'dice-rolled' }, { to: 5 }] });
    expect(hullOf(table, 's2')).toBe(5);
    expect(await onDisk(database)).toMatchObject({
      cursor: 2,
      steps: [{}, { command: { dice: [4, 1] } }],
    });
  });

  test('is on the disk before the screen sees it', async () => {
    const database = await migratedDatabase();
    const table = await openDuel(database);
    const seen: Promise<number>[] = [];
    table.store.subscribe(() => seen.push(onDisk(database).then(({ cursor }) => cursor)));
    await table.play({ type: 'pass' });
    await table.undo();
    expect(await Promise.all(seen)).toEqual([2, 1]);
  });

  test('a refusal names its rule and changes nothing', async () => {
    const database = await migratedDatabase();
    const table = await openDuel(database);
    await table.play(activate);
    const before = current(table);
    expect(await table.play(activate)).toEqual({
      ok: false,
      kind: 'refused',
      refusal: { ok: false, why: { id: 'already-activated' }, rule: '5' },
    });
    expect(current(table)).toBe(before);
    expect((await onDisk(database)).steps).toHaveLength(2);
  });

  test.each([{ type: 'warp' }, { ...hitShip('s1'), dice: [7] }, { ...hitShip('s1'), ship: 's9' }])(
    'what the system does not know is not a command: %j',
    async (command) => {
      const table = await openDuel(await migratedDatabase());
      expect(await table.play(command)).toMatchObject({ ok: false, kind: 'not-a-command' });
    },
  );

  test('without a game answers so', async () => {
    const { table } = tinyStores(await migratedDatabase());
    expect(await table.play({ type: 'pass' })).toEqual({ ok: false, kind: 'no-game' });
    expect(await table.undo()).toEqual({ ok: false, kind: 'no-game' });
  });

  test('a step that could not be stored is not shown, and the next one is played on what is', async () => {
    const database = await migratedDatabase();
    let full = false;
    const table = await openDuel({
      ...database,
      transaction: (work) =>
        full ? Promise.reject(new Error('database or disk is full')) : database.transaction(work),
    });
    await table.play(hitShip('s2', 6));
    const before = current(table);
    full = true;
    expect(await table.play(hitShip('s2', 6))).toEqual({
      ok: false,
      kind: 'not-stored',
      problem: { id: 'storage-refused', detail: 'database or disk is full' },
    });
    expect(current(table)).toBe(before);
    full = false;
    await table.play(hitShip('s2', 6));
    expect(hullOf(table, 's2')).toBe(4);
    expect((await onDisk(database)).cursor).toBe(3);
  });

  test('taps faster than storage are decided one after the other', async () => {
    const database = await migratedDatabase();
    const table = await openDuel(database, 3);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => table.play(hitShip('s2', 6))),
    );
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.kind))).toEqual([
      'ok',
      'ok',
      'ok',
      'refused',
      'refused',
    ]);
    expect(await onDisk(database)).toMatchObject({ cursor: 4, status: 'ended' });
  });

  test('1,000 rapid plays are stored in their order', async () => {
    const database = await migratedDatabase();
    const table = await openDuel(database);
    const notes = Array.from({ length: 1000 }, (_, n) => ({ type: 'note', text: `${n}` }));
    await Promise.all(notes.map((note) => table.play(note)));
    const { steps, cursor } = await onDisk(database);
    expect(cursor).toBe(1001);
    expect(steps.slice(1).map(({ command }) => command)).toEqual(notes);
  });
});

describe('undo and redo', () => {
  test('whatever is done, the disk tells what the screen shows, and it is the folded log', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const database = await migratedDatabase();
        const table = await openDuel(database);
        await Promise.all(acts.map((one) => doAct(table, one)));
        const { played } = current(table);
        expect(played.state).toEqual(stateAt(played.log.steps, played.log.cursor));
        const { cursor, steps } = await onDisk(database);
        expect({ cursor, steps }).toEqual(played.log);
        await closeTestDatabases();
      }),
      { numRuns: 40 },
    );
  });

  test('play after undo drops what was undone, on the disk as well', async () => {
    const database = await migratedDatabase();
    const table = await openDuel(database);
    await table.play(hitShip('s2', 6));
    await table.play(hitShip('s2', 6));
    await table.moveTo(1);
    await table.play(hitShip('s1', 6));
    expect(current(table).played.log).toMatchObject({ cursor: 2, steps: { length: 2 } });
    expect((await onDisk(database)).steps).toHaveLength(2);
    expect(await table.redo()).toEqual({ ok: true, events: [] });
    expect([hullOf(table, 's1'), hullOf(table, 's2')]).toEqual([5, 6]);
  });

  test('an end that is undone is no end, in the list either', async () => {
    const { table, list } = await startDuel(await migratedDatabase(), 1);
    await table.play(hitShip('s2', 6));
    await list.loadGames();
    expect(list.store.getState().games).toMatchObject([
      { status: 'ended', summary: { winner: 'a', teams: [{ points: 1 }, { ships: 0 }] } },
    ]);
    await table.undo();
    await list.loadGames();
    expect(list.store.getState().games).toMatchObject([
      { status: 'playing', summary: { winner: null, teams: [{ points: 0 }, { ships: 1 }] } },
    ]);
  });

  test('a cursor that could not be stored is not moved', async () => {
    const database = await migratedDatabase();
    let full = false;
    const table = await openDuel({
      ...database,
      run: (sql, params) => (full ? Promise.reject(new Error('full')) : database.run(sql, params)),
    });
    await table.play({ type: 'pass' });
    const before = current(table);
    full = true;
    expect(await table.undo()).toMatchObject({ ok: false, kind: 'not-stored' });
    expect(current(table)).toBe(before);
  });

  test('the cursor survives a restart', async () => {
    const file = { folder: temporaryFolder(), name: 'game.db' };
    const first = await openTestDatabase(file);
    await migrate(first.database);
    const table = await openDuel(first.database);
    for (const die of [4, 5, 6]) await table.play(hitShip('s2', die));
    await table.undo();
    const before = current(table).played;
    await first.close();

    const { database } = await openTestDatabase(file);
    const { table: again } = tinyStores(database);
    await again.openGame('g1');
    expect(current(again).played).toEqual(before);
    await again.redo();
    expect(hullOf(again, 's2')).toBe(3);
  });
});

describe('opening', () => {
  test('a game that is not there, or of a system that is not, fails with its problem', async () => {
    const database = await migratedDatabase();
    const table = await openDuel(database);
    await table.openGame('none');
    expect(table.store.getState()).toMatchObject({
      state: 'failed',
      problem: { id: 'unreadable-game' },
    });
    await database.run(`UPDATE games SET system = 'chess'`);
    await table.openGame('g1');
    expect(table.store.getState()).toEqual({
      state: 'failed',
      id: 'g1',
      problem: { id: 'unknown-system', system: 'chess' },
    });
  });

  test('a setup that its system no longer reads fails with the place', async () => {
    const database = await migratedDatabase();
    const table = await openDuel(database);
    await database.run(`UPDATE setups SET setup = '{"hull":"three"}'`);
    await table.openGame('g1');
    expect(table.store.getState()).toMatchObject({
      problem: { id: 'unreadable-game', problems: [{ path: 'hull' }] },
    });
  });

  test('a lost set-up is told again by the system', async () => {
    const database = await migratedDatabase();
    const table = await openDuel(database);
    await table.play(hitShip('s2', 6));
    const { state } = current(table).played;
    await database.run(`UPDATE steps SET events = '' WHERE n = 0`);
    await table.openGame('g1');
    expect(current(table).played.state).toEqual(state);
    expect(current(table).damaged).toMatchObject([{ id: 'g1 0' }]);
  });

  test('closing waits for the taps before it', async () => {
    const database = await migratedDatabase();
    const table = await openDuel(database);
    const answer = table.play({ type: 'pass' });
    const closed = table.closeGame();
    expect(await answer).toMatchObject({ ok: true });
    await closed;
    expect(table.store.getState()).toEqual({ state: 'none' });
    expect(await table.play({ type: 'pass' })).toEqual({ ok: false, kind: 'no-game' });
  });
});
