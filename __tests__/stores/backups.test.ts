import { createGame } from '../../src/storage/games';
import { freshApp } from '../builders/freshApp';
import { game, step } from '../builders/stored';
import { closeTestDatabases, openTestDatabase, temporaryFolder } from '../builders/testDatabase';

afterEach(closeTestDatabases);

const startedApp = async (folder: string | null = null) => {
  const app = freshApp(folder);
  await app.appStore().startApp();
  return { ...app.appStore(), ...app.backups(), open: app.open().openDatabase };
};

type App = Awaited<ReturnType<typeof startedApp>>;

const textOf = async ({ exportBackup }: App): Promise<string> => {
  const backup = await exportBackup();
  if (!backup.ok) throw new Error(backup.problem.id);
  return backup.text;
};

const previewOf = async ({ readBackup }: App, text: string) => {
  const read = await readBackup(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const namesIn = async ({ open }: App): Promise<readonly string[]> =>
  (await (await open()).all<{ readonly name: string }>('SELECT name FROM games ORDER BY id')).map(
    ({ name }) => name,
  );

const played = (id: string, name: string, updated: number) =>
  game({ id, name, updated, cursor: 1, steps: [step(updated)] });

test('a backup brings back what was, and tells everybody to read anew', async () => {
  const app = await startedApp();
  await app.setSetting('theme', 'dark');
  const text = await textOf(app);
  await app.setSetting('theme', 'light');
  expect(await app.replaceWithBackup(await previewOf(app, text))).toEqual({
    ok: true,
    value: null,
  });
  expect(app.useAppStore.getState()).toMatchObject({ settings: { theme: 'dark' }, restores: 1 });
});

test('a backup is a way out for a start that failed', async () => {
  const good = await startedApp();
  await good.setSetting('theme', 'dark');
  const text = await textOf(good);

  const folder = temporaryFolder();
  const { database, close } = await openTestDatabase({ folder, name: 'flagbridge.db' });
  await database.run('PRAGMA user_version = 99');
  await close();
  const app = await startedApp(folder);
  expect(app.useAppStore.getState().boot.state).toBe('failed');
  expect(await app.replaceWithBackup(await previewOf(app, text))).toMatchObject({ ok: true });
  expect(app.useAppStore.getState()).toMatchObject({
    boot: { state: 'ready' },
    settings: { theme: 'dark' },
  });
});

test('where nothing can be stored, a backup is not restored and says so', async () => {
  const text = await textOf(await startedApp());
  const app = await startedApp('/no/such/folder');
  expect(await app.addBackup(await previewOf(app, text))).toMatchObject({
    ok: false,
    problems: [{ path: '', why: { id: 'not-stored' } }],
  });
});

test('a bad backup shows nothing and changes nothing', async () => {
  const app = await startedApp();
  await app.setSetting('theme', 'dark');
  expect(await app.readBackup('{}')).toMatchObject({ ok: false });
  expect(app.useAppStore.getState()).toMatchObject({ settings: { theme: 'dark' }, restores: 0 });
});

describe('a backup of two games', () => {
  const withTwo = async () => {
    const app = await startedApp();
    await createGame(await app.open(), played('g1', 'Old', 100));
    await createGame(await app.open(), played('g2', 'Second', 200));
    return { app, text: await textOf(app) };
  };

  test('is shown before it is stored: what it holds, from when, and what is here already', async () => {
    const { text } = await withTwo();
    const other = await startedApp();
    await createGame(await other.open(), played('g1', 'Old', 100));
    expect(await previewOf(other, text)).toMatchObject({
      holds: { games: 2, fleets: 0, packs: 0, cards: 0 },
      gamesHere: 1,
      backup: { isUnchanged: true, made: expect.any(Number) },
    });
    expect(await namesIn(other)).toEqual(['Old']);
  });

  test('adds what is missing, and of what is in both the newer stays with its steps', async () => {
    const { text } = await withTwo();
    const other = await startedApp();
    await createGame(await other.open(), played('g1', 'Played on here', 300));
    await createGame(await other.open(), played('g3', 'Only here', 50));
    expect(await other.addBackup(await previewOf(other, text))).toMatchObject({ ok: true });
    expect(await namesIn(other)).toEqual(['Played on here', 'Second', 'Only here']);
    const steps = await (await other.open()).all('SELECT game, at FROM steps ORDER BY game');
    expect(steps).toEqual([
      { game: 'g1', at: 1300 },
      { game: 'g2', at: 1200 },
      { game: 'g3', at: 1050 },
    ]);
    const again = await previewOf(other, text);
    expect(await other.addBackup(again)).toMatchObject({ ok: true });
    expect(await namesIn(other)).toEqual(['Played on here', 'Second', 'Only here']);
  });

  test('with one letter changed is said to be changed', async () => {
    const { app, text } = await withTwo();
    const preview = await previewOf(app, text.replace('"Second"', '"Secone"'));
    expect(preview.backup.isUnchanged).toBe(false);
  });

  test('of a version without a check sum is read as before', async () => {
    const { app, text } = await withTwo();
    const preview = await previewOf(app, text.replace(/"sum":\d+,/, ''));
    expect(preview.backup.isUnchanged).toBe(true);
  });
});

test('ten games in no backup are told of, until one is saved', async () => {
  const app = await startedApp(temporaryFolder());
  for (let n = 0; n < 10; n += 1) await createGame(await app.open(), played(`g${n}`, 'Duel', n));
  // The app looks at what there is a moment after the last write.
  await new Promise((done) => setTimeout(done, 1300));
  expect(await app.gamesAtRisk()).toBe(10);
  await app.exportBackup();
  expect(await app.gamesAtRisk()).toBe(0);
});
