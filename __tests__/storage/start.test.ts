import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { saveCards } from '../../src/storage/cards';
import { checkMigrations, loadDiagnostics } from '../../src/storage/diagnostics';
import { createGame } from '../../src/storage/games';
import { SCHEMA_VERSION } from '../../src/storage/migrate';
import { migrations } from '../../src/storage/migrations';
import { newId } from '../../src/storage/newId';
import { savePack } from '../../src/storage/packs';
import { freshApp } from '../builders/freshApp';
import { card, game, pack, step } from '../builders/stored';
import {
  closeTestDatabases,
  migratedDatabase,
  openTestDatabase,
  temporaryFolder,
} from '../builders/testDatabase';

afterEach(closeTestDatabases);

const freshStart = (folder: string | null = null) => {
  const app = freshApp(folder);
  const { startStorage } = app.start();
  return {
    start: () => startStorage(0, () => undefined),
    openDatabase: app.open().openDatabase,
  };
};

test('everybody who opens at the same time gets the one database', async () => {
  const { openDatabase } = freshStart();
  const all = await Promise.all([openDatabase(), openDatabase(), openDatabase()]);
  expect(new Set(all).size).toBe(1);
});

test('a start migrates, and is ready', async () => {
  const { start, openDatabase } = freshStart();
  expect(await start()).toEqual({ ok: true });
  expect(await loadDiagnostics(await openDatabase())).toMatchObject({
    schema: SCHEMA_VERSION,
    known: SCHEMA_VERSION,
    foreignKeys: true,
    integrity: 'ok',
  });
});

test('a file that is no database is damaged', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'flagbridge.db'), 'This is a shopping list.'.repeat(100));
  const { start } = freshStart(folder);
  expect(await start()).toMatchObject({ ok: false, problem: { id: 'damaged' } });
});

test('a place that does not open is refused, and a later start tries again', async () => {
  const folder = join(temporaryFolder(), 'later');
  const { start } = freshStart(folder);
  expect(await start()).toMatchObject({ ok: false, problem: { id: 'storage-refused' } });
  mkdirSync(folder);
  expect(await start()).toEqual({ ok: true });
});

test('a database newer than the app keeps every byte', async () => {
  const file = { folder: temporaryFolder(), name: 'flagbridge.db' };
  const { database, close } = await openTestDatabase(file);
  await database.run('PRAGMA user_version = 99');
  await close();
  const before = readFileSync(join(file.folder, file.name));
  const { start } = freshStart(file.folder);
  expect(await start()).toEqual({
    ok: false,
    problem: { id: 'newer-database', found: 99, known: SCHEMA_VERSION },
  });
  expect(readFileSync(join(file.folder, file.name)).equals(before)).toBe(true);
});

test('diagnostics count the rows of every table', async () => {
  const database = await migratedDatabase();
  await savePack(database, pack());
  await saveCards(database, [card(), card({ id: 'tug' })]);
  await createGame(database, game({ steps: [step(0), step(1)], cursor: 2 }));
  const { rows, bytes, sqlite } = await loadDiagnostics(database);
  expect(rows).toEqual({
    settings: 0,
    packs: 1,
    cards: 2,
    fleets: 0,
    games: 1,
    photos: 0,
    rooms: 0,
    setups: 1,
    steps: 2,
    updates: 0,
    entries: 0,
  });
  expect(bytes).toBeGreaterThan(0);
  expect(sqlite).toMatch(/^3\.\d+\.\d+$/);
});

describe('the check of the migrations', () => {
  test('runs them from nothing and from each version', async () => {
    const checks = await checkMigrations();
    expect(checks).toEqual(
      [0, ...migrations.map(({ version }) => version)].map((from) => ({
        from,
        to: SCHEMA_VERSION,
        problem: null,
      })),
    );
  });

  test('says which one fails', async () => {
    const bad = { version: migrations.length + 1, statements: ['UPDATE boats SET hull = 1'] };
    const checks = await checkMigrations([...migrations, bad]);
    expect(checks[0]).toMatchObject({
      to: migrations.length,
      problem: { id: 'migration-failed', migration: bad.version },
    });
  });
});

test('ids sort by time and do not repeat', () => {
  const ids = Array.from({ length: 1000 }, (_, n) => newId(1_700_000_000_000 + n));
  expect(new Set(ids).size).toBe(1000);
  expect([...ids].sort()).toEqual(ids);
});
