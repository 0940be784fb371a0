import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

import { freshApp } from '../builders/freshApp';
import { closeTestDatabases, temporaryFolder } from '../builders/testDatabase';

afterEach(closeTestDatabases);

const FILE = 'flagbridge.db';
const released = gunzipSync(readFileSync(join(__dirname, '..', 'data', '0.1.0', `${FILE}.gz`)));

const started = async (folder: string) => {
  const app = freshApp(folder);
  await app.appStore().startApp();
  const closeDatabase = () => app.open().whileClosed(() => Promise.resolve());
  return { ...app.appStore(), ...app.backups(), ...app.open(), ...app.copies(), closeDatabase };
};

type App = Awaited<ReturnType<typeof started>>;

const gamesIn = async ({ openDatabase }: App): Promise<number> =>
  (await (await openDatabase()).all('SELECT id FROM games')).length;

/** What a player of the released version has, with the copy that the app made beside it. */
let withCopy: string;
let games: number;

beforeAll(async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, FILE), released);
  const before = await started(folder);
  games = await gamesIn(before);
  await before.makeCopy(await before.openDatabase(), 1000);
  await before.closeDatabase();
  withCopy = mkdtempSync(join(tmpdir(), 'flagbridge-copy-'));
  cpSync(folder, withCopy, { recursive: true });
});

afterAll(() => rmSync(withCopy, { recursive: true, force: true }));

/** The folder of such a player, whose database `damage` then hits. */
const damaged = (damage: (path: string) => void): string => {
  const folder = temporaryFolder();
  cpSync(withCopy, folder, { recursive: true });
  damage(join(folder, FILE));
  return folder;
};

const flip = (path: string, at: number): void => {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  writeFileSync(path, bytes);
};

const problemOf = ({ useAppStore }: App) => {
  const { boot } = useAppStore.getState();
  return boot.state === 'failed' ? boot.problem.id : boot.state;
};

const damages: readonly (readonly [string, (path: string) => void])[] = [
  ['one bit of its head flipped', (path) => flip(path, 3)],
  ['its head overwritten', (path) => writeFileSync(path, 'shopping list '.repeat(999))],
];

describe.each(damages)('a database with %s', (_, damage) => {
  test('is told of, and what is there can be saved', async () => {
    const app = await started(damaged(damage));
    expect(problemOf(app)).toBe('damaged');
    expect(await app.exportDamaged()).toMatchObject({
      what: 'file',
      name: expect.stringMatching(/\.db$/),
    });
  });

  test('gives way to the copy that the app made by itself, and is kept aside', async () => {
    const folder = damaged(damage);
    const bytes = readFileSync(join(folder, FILE));
    const app = await started(folder);
    const copy = await app.readCopy();
    if (copy === null) throw new Error('no copy');
    expect(copy.holds.games).toBe(games);
    expect(await app.replaceWithBackup(copy)).toMatchObject({ ok: true });
    expect(problemOf(app)).toBe('ready');
    expect(await gamesIn(app)).toBe(games);
    const [kept] = await app.listSetAside();
    expect(bytes.equals(await app.loadSetAside(kept ?? ''))).toBe(true);
  });

  test('can be left behind for an empty app, and is kept aside under a name', async () => {
    const folder = damaged(damage);
    const app = await started(folder);
    expect(await app.beginAnew(false)).toBe(true);
    expect(problemOf(app)).toBe('ready');
    expect(await gamesIn(app)).toBe(0);
    expect(await app.listSetAside()).toEqual([expect.stringMatching(/^damaged-\d{4}-.*\.db$/)]);
  });
});

test('of a database with a damaged page in the middle everything else can be read', async () => {
  const folder = damaged((path) => {
    const bytes = readFileSync(path);
    // A page of steps: the largest table by far.
    const at = Math.floor(bytes.length / 4096 / 2) * 4096;
    bytes.fill(0xff, at, at + 4096);
    writeFileSync(path, bytes);
  });
  const app = await started(folder);
  const saved = await app.exportDamaged();
  if (saved?.what !== 'part') throw new Error('nothing was read');
  const read = await app.readBackup(saved.text);
  expect(read.ok && read.value.holds.games).toBe(games);
  const empty = await started(temporaryFolder());
  if (!read.ok) throw new Error('unreadable');
  expect(await empty.replaceWithBackup(read.value)).toMatchObject({ ok: true });
  expect(await gamesIn(empty)).toBe(games);
});

test('a database that is asked for while another takes its place is the other', async () => {
  const folder = damaged(() => undefined);
  const app = await started(folder);
  const asked: Promise<unknown>[] = [];
  await app.whileClosed(async () => {
    asked.push(app.openDatabase().then((database) => database.all('SELECT id FROM games')));
    await setTimeout(50);
    rmSync(join(folder, FILE));
  });
  await expect(Promise.all(asked)).rejects.toThrow('no such table: games');
});

describe('a database that was emptied without a word', () => {
  const emptied = () => damaged((path) => truncateSync(path, 0));

  test('is told of with what is missing', async () => {
    const folder = emptied();
    const app = await started(folder);
    expect(app.useAppStore.getState().boot).toMatchObject({
      problem: { id: 'lost', missing: { games } },
    });
  });

  test('gets it back from the copy', async () => {
    const folder = emptied();
    const app = await started(folder);
    const copy = await app.readCopy();
    if (copy === null) throw new Error('no copy');
    expect(await app.addBackup(copy)).toMatchObject({ ok: true });
    expect(problemOf(app)).toBe('ready');
    expect(await gamesIn(app)).toBe(games);
  });

  test('goes on without it, and does not ask again', async () => {
    const folder = emptied();
    const app = await started(folder);
    await app.goOn();
    expect(problemOf(app)).toBe('ready');
    await app.closeDatabase();
    expect(problemOf(await started(folder))).toBe('ready');
  });
});

test('games that vanished from their table are told of', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, FILE), released);
  const before = await started(folder);
  await (
    await before.openDatabase()
  ).run('DELETE FROM games WHERE id IN (SELECT id FROM games LIMIT 2)');
  await before.closeDatabase();
  expect((await started(folder)).useAppStore.getState().boot).toMatchObject({
    problem: { id: 'lost', missing: { games: 2, fleets: 0 } },
  });
});

test('what a player deleted on purpose is not missing once it is gone for good', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, FILE), released);
  const before = await started(folder);
  await (await before.openDatabase()).run('UPDATE games SET deleted = 1');
  await before.closeDatabase();
  const after = await started(folder);
  expect(problemOf(after)).toBe('ready');
  expect(await gamesIn(after)).toBe(0);
  await after.closeDatabase();
  expect(problemOf(await started(folder))).toBe('ready');
});

test('two copies take turns, and a broken last one leaves the one before', async () => {
  const folder = damaged(() => undefined);
  const before = await started(folder);
  await before.makeCopy(await before.openDatabase(), 2000);
  await before.closeDatabase();
  const copies = readdirSync(folder).filter((name) => name.startsWith('flagbridge-copy'));
  expect(copies).toEqual(['flagbridge-copy-1.db', 'flagbridge-copy-2.db']);
  flip(join(folder, 'flagbridge-copy-2.db'), 3);
  const copy = await (await started(folder)).readCopy();
  expect(copy?.holds.games).toBe(games);
  expect(copy?.backup.made).toBe(1000);
  expect(existsSync(join(folder, FILE))).toBe(true);
});

test('a copy from a day to come was made by a wrong clock: it goes first, and the next day has its own', async () => {
  const day = 86_400_000;
  const app = await started(damaged(() => undefined));
  const database = await app.openDatabase();
  const made = async () =>
    (await app.loadCopies()).map((text) => (JSON.parse(text) as { readonly made: number }).made);
  await app.makeCopy(database, 900 * day);
  expect(await made()).toEqual([900 * day, 1000]);
  await app.keepCopy(database, 2 * day);
  expect(await made()).toEqual([2 * day, 1000]);
  await app.keepCopy(database, 2 * day + 1);
  expect(await made()).toEqual([2 * day, 1000]);
  await app.keepCopy(database, 3 * day);
  expect(await made()).toEqual([3 * day, 2 * day]);
});

test('a copy that cannot even be opened leaves the one before', async () => {
  const folder = damaged(() => undefined);
  const app = await started(folder);
  await app.makeCopy(await app.openDatabase(), 2000);
  rmSync(join(folder, 'flagbridge-copy-2.db'));
  mkdirSync(join(folder, 'flagbridge-copy-2.db'));
  expect(await app.loadCopies()).toEqual([expect.stringContaining('"made":1000')]);
});
