import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { DEFAULT_SETTINGS, readSettings } from '../../src/stores/settings';
import { freshApp } from '../builders/freshApp';
import { closeTestDatabases, openTestDatabase, temporaryFolder } from '../builders/testDatabase';

afterEach(closeTestDatabases);

describe('the start', () => {
  test('goes from opening to ready, however often it is asked for', async () => {
    const { useAppStore, startApp } = freshApp().appStore();
    const states: string[] = [useAppStore.getState().boot.state];
    useAppStore.subscribe(({ boot }, before) => {
      if (boot !== before.boot) states.push(boot.state);
    });
    await Promise.all([startApp(), startApp()]);
    await startApp();
    expect(states).toEqual(['opening', 'opening', 'ready']);
    expect(useAppStore.getState().settings).toEqual(DEFAULT_SETTINGS);
  });

  test('a second tab says that it waits', async () => {
    const app = freshApp();
    let turn = (): void => undefined;
    jest.doMock('../../src/storage/tabTurn', () => ({
      waitForTurn: (_name: string, onWaiting: () => void) => {
        onWaiting();
        return new Promise<void>((resolve) => (turn = resolve));
      },
    }));
    const { useAppStore, startApp } = app.appStore();
    const starting = startApp();
    await setImmediate();
    expect(useAppStore.getState().boot).toEqual({ state: 'waiting-for-other-tab' });
    turn();
    await starting;
    expect(useAppStore.getState().boot).toEqual({ state: 'ready' });
    jest.dontMock('../../src/storage/tabTurn');
  });

  test('a damaged file is told, and a later start tries again', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'flagbridge.db'), 'x'.repeat(4096));
    const { useAppStore, startApp, setSetting } = freshApp(folder).appStore();
    await startApp();
    expect(useAppStore.getState().boot).toMatchObject({
      state: 'failed',
      problem: { id: 'damaged' },
    });
    expect(await setSetting('theme', 'dark')).toMatchObject({ ok: false });
    await startApp();
    expect(useAppStore.getState().boot.state).toBe('failed');
  });

  test('a database newer than the app is refused in words, and exported as it is', async () => {
    const folder = temporaryFolder();
    const { database, close } = await openTestDatabase({ folder, name: 'flagbridge.db' });
    await database.run('CREATE TABLE later (word TEXT) STRICT');
    await database.run(`INSERT INTO later VALUES ('new')`);
    await database.run('PRAGMA user_version = 99');
    await close();
    const app = freshApp(folder);
    const { useAppStore, startApp } = app.appStore();
    const { exportBackup } = app.backups();
    await startApp();
    expect(useAppStore.getState().boot).toMatchObject({
      state: 'failed',
      problem: { id: 'newer-database', found: 99 },
    });
    const backup = await exportBackup();
    expect(backup.ok && JSON.parse(backup.text)).toMatchObject({
      schema: 99,
      tables: { later: { rows: [['new']] } },
    });
  });
});

describe('settings', () => {
  test('are stored before they are shown, and survive a restart', async () => {
    const folder = temporaryFolder();
    const { useAppStore, startApp, setSetting } = freshApp(folder).appStore();
    await startApp();
    const setting = setSetting('theme', 'dark');
    expect(useAppStore.getState().settings.theme).toBe('system');
    expect(await setting).toEqual({ ok: true });
    expect(useAppStore.getState().settings.theme).toBe('dark');

    const again = freshApp(folder).appStore();
    await again.startApp();
    expect(again.useAppStore.getState().settings).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
  });

  test('that could not be stored are not shown', async () => {
    const app = freshApp();
    const { useAppStore, startApp, setSetting } = app.appStore();
    await startApp();
    await (await app.open().openDatabase()).run('DROP TABLE settings');
    expect(await setSetting('haptics', false)).toMatchObject({
      ok: false,
      problem: { id: 'storage-refused' },
    });
    expect(useAppStore.getState().settings.haptics).toBe(true);
  });

  test.each([
    ['a choice that is gone', 'theme', 'sepia'],
    ['another kind of value', 'haptics', 'yes'],
    ['nothing', 'dice', null],
  ])('%s is the default', (_name, key, value) => {
    expect(readSettings(new Map([[key, value]]))).toEqual(DEFAULT_SETTINGS);
  });

  test('one that cannot be read is reported, and the others are shown', async () => {
    const folder = temporaryFolder();
    const first = freshApp(folder);
    await first.appStore().startApp();
    await first.appStore().setSetting('keepAwake', false);
    const database = await first.open().openDatabase();
    await database.run(`INSERT INTO settings VALUES ('theme', '{')`);

    const { useAppStore, startApp } = freshApp(folder).appStore();
    await startApp();
    expect(useAppStore.getState()).toMatchObject({
      boot: { state: 'ready' },
      settings: { theme: 'system', keepAwake: false },
      damaged: [{ table: 'settings', id: 'theme' }],
    });
  });
});
