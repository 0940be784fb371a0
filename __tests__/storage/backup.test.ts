import fc from 'fast-check';

import { makeBackup } from '../../src/storage/backup';
import { saveCards } from '../../src/storage/cards';
import type { Database } from '../../src/storage/database';
import { saveFleet } from '../../src/storage/fleets';
import { createGame } from '../../src/storage/games';
import { loadVersion, migrate } from '../../src/storage/migrate';
import { migrations } from '../../src/storage/migrations';
import type { Migration } from '../../src/storage/migrations/migration';
import { savePack } from '../../src/storage/packs';
import { savePin } from '../../src/storage/references';
import { saveSetting } from '../../src/storage/settings';
import { restoreText } from '../builders/restoreText';
import { card, fleet, game, pack, step } from '../builders/stored';
import { closeTestDatabases, migratedDatabase, openTestDatabase } from '../builders/testDatabase';

afterEach(closeTestDatabases);

const filled = async (): Promise<Database> => {
  const database = await migratedDatabase();
  await saveSetting(database, 'theme', 'dark');
  await savePack(database, pack());
  await saveCards(database, [card(), card({ id: 'tug', name: 'Tug ✓ "x" \\u0000' })]);
  await saveFleet(database, fleet());
  await createGame(database, game({ cursor: 2, steps: [step(0), step(1), step(2)] }));
  await savePin(database, { system: 'tiny', entry: '5B' }, true);
  return database;
};

/** The backup as data, for a test to spoil. */
const copyOf = async (database: Database) => JSON.parse(await makeBackup(database, 7));

const spoiled = async (change: (copy: ReturnType<typeof JSON.parse>) => void): Promise<string> => {
  const copy = await copyOf(await filled());
  change(copy);
  return JSON.stringify(copy);
};

describe('a backup', () => {
  test('restored elsewhere is the same, byte for byte', async () => {
    const text = await makeBackup(await filled(), 7);
    const other = await migratedDatabase();
    await saveSetting(other, 'language', 'en');
    expect(await restoreText(other, text)).toEqual({ ok: true, value: null });
    expect(await makeBackup(other, 7)).toBe(text);
    expect(await other.all('PRAGMA foreign_key_check')).toEqual([]);
  });

  test('of any text is the same, byte for byte', async () => {
    const text = fc.string({ unit: 'grapheme' });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(text), fc.jsonValue(), async (keys, value) => {
        const database = await migratedDatabase();
        for (const key of keys) await saveSetting(database, key.replaceAll('\0', ''), value);
        const backup = await makeBackup(database, 7);
        const other = await migratedDatabase();
        await restoreText(other, backup);
        expect(await makeBackup(other, 7)).toBe(backup);
        await closeTestDatabases();
      }),
      { numRuns: 25 },
    );
  });

  test('keeps a row that cannot be read', async () => {
    const database = await filled();
    await database.run(`UPDATE cards SET body = '{"half' WHERE id = 'tub'`);
    const text = await makeBackup(database, 7);
    const other = await migratedDatabase();
    await restoreText(other, text);
    expect(await makeBackup(other, 7)).toBe(text);
  });

  test('of more than one statement takes comes back whole', async () => {
    const database = await migratedDatabase();
    await savePack(database, pack());
    const long = { text: 'x'.repeat(400_000) };
    await saveCards(
      database,
      ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => card({ id, body: long })),
    );
    const text = await makeBackup(database, 7);
    const other = await migratedDatabase();
    await restoreText(other, text);
    expect(await makeBackup(other, 7)).toBe(text);
  });

  test('is made of a database newer than the app, as it is', async () => {
    const { database } = await openTestDatabase();
    const later: Migration = {
      version: migrations.length + 1,
      statements: [
        'CREATE TABLE "odd ""name" (big INTEGER, raw BLOB, share REAL) STRICT',
        `INSERT INTO "odd ""name" VALUES (9007199254740993, x'00ff', 0.5)`,
      ],
    };
    await migrate(database, [...migrations, later]);
    expect(await migrate(database)).toMatchObject({ ok: false, problem: { id: 'newer-database' } });
    expect(await copyOf(database)).toMatchObject({
      schema: later.version,
      tables: {
        'odd "name': {
          columns: ['big', 'raw', 'share'],
          rows: [[{ integer: '9007199254740993' }, { bytes: [0, 255] }, 0.5]],
        },
      },
    });
  });

  test('of an older version is migrated on its way in', async () => {
    const text = await makeBackup(await filled(), 7);
    const rated: Migration = {
      version: migrations.length + 1,
      statements: [`ALTER TABLE fleets ADD COLUMN rating INTEGER NOT NULL DEFAULT 5`],
    };
    const database = await migratedDatabase([...migrations, rated]);
    expect(await restoreText(database, text, [...migrations, rated])).toMatchObject({ ok: true });
    expect(await loadVersion(database)).toBe(rated.version);
    expect(await database.all('SELECT id, rating FROM fleets')).toEqual([{ id: 'f1', rating: 5 }]);
  });
});

describe('a bad backup is refused with its place, and nothing has changed:', () => {
  const cases: readonly [string, () => Promise<string>, string, string][] = [
    ['cut short', async () => (await spoiled(() => {})).slice(0, -9), '', 'not-json'],
    ['no JSON', async () => 'PK\u0003\u0004', '', 'not-json'],
    ['empty', async () => '', '', 'not-json'],
    ['another format', async () => '{"format":"shopping"}', 'format', 'not-a-backup'],
    ['no object', async () => 'null', 'format', 'not-a-backup'],
    ['a later format', () => spoiled((copy) => (copy.version = 2)), 'version', 'newer-backup'],
    ['a later schema', () => spoiled((copy) => (copy.schema = 99)), 'schema', 'newer-backup'],
    ['no schema', () => spoiled((copy) => delete copy.schema), 'schema', 'wrong-shape'],
    ['no tables', () => spoiled((copy) => (copy.tables = [])), 'tables', 'wrong-shape'],
    [
      'a table too few',
      () => spoiled((copy) => delete copy.tables.steps),
      'tables',
      'missing-table',
    ],
    [
      'a table too many',
      () => spoiled((copy) => (copy.tables.boats = { columns: [], rows: [] })),
      'tables.boats',
      'unknown-table',
    ],
    [
      'a column too few',
      () => spoiled((copy) => (copy.tables.settings = { columns: ['key'], rows: [['a']] })),
      'tables.settings.columns',
      'wrong-columns',
    ],
    [
      'a column twice',
      () => spoiled((copy) => (copy.tables.settings = { columns: ['key', 'key'], rows: [] })),
      'tables.settings.columns',
      'wrong-columns',
    ],
    [
      'a row too short',
      () => spoiled((copy) => copy.tables.steps.rows[1].pop()),
      'tables.steps.rows[1]',
      'wrong-shape',
    ],
    [
      'an object for a text',
      () => spoiled((copy) => (copy.tables.cards.rows[1][5] = { name: 'x' })),
      'tables.cards.rows[1][5]',
      'wrong-shape',
    ],
    [
      'a number for a text',
      () => spoiled((copy) => (copy.tables.cards.rows[1][5] = 5)),
      'tables.cards.rows[1][5]',
      'wrong-shape',
    ],
    [
      'nothing where something must be',
      () => spoiled((copy) => (copy.tables.games.rows[0][2] = null)),
      'tables.games.rows[0][2]',
      'wrong-shape',
    ],
    [
      'two of one id',
      () => spoiled((copy) => copy.tables.fleets.rows.push(copy.tables.fleets.rows[0])),
      'tables.fleets.rows',
      'refused-rows',
    ],
    [
      'a step of no game',
      () => spoiled((copy) => (copy.tables.steps.rows[0][0] = 'none')),
      'tables.steps.rows',
      'refused-rows',
    ],
    [
      'a flag that is neither on nor off',
      () => spoiled((copy) => (copy.tables.packs.rows[0][7] = 2)),
      'tables.packs.rows',
      'refused-rows',
    ],
    [
      'a key that reaches for a prototype',
      async () => (await spoiled(() => {})).replace('"settings"', '"__proto__"'),
      '',
      'not-json',
    ],
  ];

  test.each(cases)('%s', async (_name, make, path, id) => {
    const text = await make();
    const database = await filled();
    const before = await makeBackup(database, 7);
    expect(await restoreText(database, text)).toMatchObject({
      ok: false,
      problems: [{ path, why: { id } }],
    });
    expect(await makeBackup(database, 7)).toBe(before);
  });
});
