import { migrate, loadVersion, SCHEMA_VERSION } from '../../src/storage/migrate';
import { migrations } from '../../src/storage/migrations';
import type { Migration } from '../../src/storage/migrations/migration';
import { loadTables } from '../../src/storage/tables';
import { closeTestDatabases, openTestDatabase } from '../builders/testDatabase';

afterEach(closeTestDatabases);

const ships: Migration = {
  version: 1,
  statements: ['CREATE TABLE ships (name TEXT NOT NULL) STRICT'],
};
const hulls: Migration = {
  version: 2,
  statements: ['ALTER TABLE ships ADD COLUMN hull INTEGER NOT NULL DEFAULT 3'],
};
const broken: Migration = {
  version: 2,
  statements: ['ALTER TABLE ships ADD COLUMN hull INTEGER', 'UPDATE boats SET hull = 1'],
};

test('migrations are numbered from 1 without a gap', () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_one, n) => n + 1));
});

test('every table is STRICT', async () => {
  const { database } = await openTestDatabase();
  expect(await migrate(database)).toEqual({ ok: true });
  const lax = await database.all(
    `SELECT name FROM pragma_table_list
     WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite%'`,
  );
  expect(lax).toEqual([]);
  expect((await loadTables(database)).length).toBeGreaterThan(0);
});

test('an empty database becomes the newest, and a second start does nothing', async () => {
  const { database } = await openTestDatabase();
  expect(await migrate(database)).toEqual({ ok: true });
  expect(await loadVersion(database)).toBe(SCHEMA_VERSION);
  expect(await migrate(database)).toEqual({ ok: true });
});

test('an older database keeps its rows', async () => {
  const { database } = await openTestDatabase();
  await migrate(database, [ships]);
  await database.run(`INSERT INTO ships VALUES ('Tub')`);
  expect(await migrate(database, [ships, hulls])).toEqual({ ok: true });
  expect(await database.all('SELECT * FROM ships')).toEqual([{ name: 'Tub', hull: 3 }]);
});

test('a database newer than the app is refused and not touched', async () => {
  const { database } = await openTestDatabase();
  await migrate(database, [ships, hulls]);
  expect(await migrate(database, [ships])).toEqual({
    ok: false,
    problem: { id: 'newer-database', found: 2, known: 1 },
  });
  expect(await loadVersion(database)).toBe(2);
});

test('a migration that fails half way leaves the version before it, whole', async () => {
  const { database } = await openTestDatabase();
  expect(await migrate(database, [ships, broken])).toEqual({
    ok: false,
    problem: {
      id: 'migration-failed',
      migration: 2,
      detail: expect.stringContaining('no such table: boats'),
    },
  });
  expect(await loadVersion(database)).toBe(1);
  expect(await loadTables(database)).toEqual([
    { name: 'ships', columns: [{ name: 'name', type: 'TEXT', required: true }], key: [] },
  ]);
});
