import { makeBackup } from '../../src/storage/backup';
import { loadCards } from '../../src/storage/cards';
import type { Database } from '../../src/storage/database';
import { loadFleets } from '../../src/storage/fleets';
import { loadGame } from '../../src/storage/games';
import { loadVersion, migrate, SCHEMA_VERSION } from '../../src/storage/migrate';
import { migrations } from '../../src/storage/migrations';
import { isPhoto, loadPhoto, savePhoto } from '../../src/storage/photos';
import { listPacks } from '../../src/storage/packs';
import { listEntries } from '../../src/storage/references';
import { loadSettings } from '../../src/storage/settings';
import { restoreText } from '../builders/restoreText';
import { fillSaved, SAVED } from '../builders/savedDatabases';
import {
  closeTestDatabases,
  migratedDatabase,
  openTestDatabase,
  temporaryFolder,
} from '../builders/testDatabase';

afterEach(closeTestDatabases);

const expectEverything = async (database: Database): Promise<void> => {
  expect((await loadSettings(database)).settings).toEqual(new Map([['theme', 'dark']]));
  expect((await listPacks(database)).things).toMatchObject([{ name: 'Core set', cards: 1 }]);
  expect((await loadCards(database, { system: 'tiny' })).things).toMatchObject([
    { name: 'Tub', revision: 2, body: { hull: 3 } },
  ]);
  expect((await loadFleets(database, ['f1'])).things).toMatchObject([
    { name: 'Home Fleet', tags: ['league'], cards: { tub: { revision: 1 } } },
  ]);
  expect(await loadGame(database, 'g1')).toMatchObject({
    ok: true,
    damaged: [],
    game: { name: 'Tuesday', cursor: 2, steps: [{}, {}, { command: { text: 'undone' } }] },
  });
  expect(await listEntries(database, 'tiny')).toMatchObject([{ note: 'Ask Bob.', pinned: true }]);
};

test('there is a saved database of every version', () => {
  expect(SAVED.map(({ version }) => version)).toEqual(migrations.map(({ version }) => version));
});

test('a photo of a card comes back from a backup, and goes with its card', async () => {
  const saved = SAVED.find(({ version }) => version === 3);
  if (!saved) throw new Error('no version 3');
  const { database: old } = await openTestDatabase();
  await fillSaved(old, saved);
  const database = await migratedDatabase();
  expect(await restoreText(database, await makeBackup(old, 0))).toEqual({ ok: true, value: null });
  expect(await loadPhoto(database, 'tub')).toBe('data:image/jpeg;base64,AAAA');
  await savePhoto(database, 'tub', 'data:image/png;base64,BBBB');
  expect(await loadPhoto(database, 'tub')).toBe('data:image/png;base64,BBBB');
  await database.run("DELETE FROM cards WHERE id = 'tub'");
  expect(await loadPhoto(database, 'tub')).toBeNull();
});

test('only a picture is kept as a photo', () => {
  expect(isPhoto('data:image/jpeg;base64,AAAA')).toBe(true);
  expect(isPhoto('https://example.org/card.jpg')).toBe(false);
  expect(isPhoto('data:text/html;base64,AAAA')).toBe(false);
  expect(isPhoto(`data:image/png;base64,${'A'.repeat(4_000_000)}`)).toBe(false);
});

describe.each(SAVED)('a database of version $version', (saved) => {
  test('opens with everything in it', async () => {
    const file = { folder: temporaryFolder(), name: 'saved.db' };
    const before = await openTestDatabase(file);
    await fillSaved(before.database, saved);
    await before.close();
    const { database } = await openTestDatabase(file);
    expect(await migrate(database)).toEqual({ ok: true });
    expect(await loadVersion(database)).toBe(SCHEMA_VERSION);
    await expectEverything(database);
  });

  test('comes back from its backup', async () => {
    const { database: old } = await openTestDatabase();
    await fillSaved(old, saved);
    const text = await makeBackup(old, 0);
    const database = await migratedDatabase();
    expect(await restoreText(database, text)).toEqual({ ok: true, value: null });
    await expectEverything(database);
  });
});
