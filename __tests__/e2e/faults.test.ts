import type { BrowserContext, Page } from 'playwright-core';

import { en } from '../../src/words/en';
import { isLong } from '../builders/figures';
import { appUnderTest } from './harness/app';
import { hull, openFirstShip, quickGame, setHull, startQuickGame } from './harness/game';
import { damageDatabase, HEAD, holdPool, leavePool, type Damage } from './harness/pool';

const app = appUnderTest();

/** One of each kind in `npm test`, all of them in the long form. */
const some = <Row>(rows: readonly Row[]): readonly Row[] => (isLong ? rows : rows.slice(0, 1));
/** What waits until the device counts as silent is for the long form alone. */
const longTest = (name: string, body: () => Promise<void>): void => {
  if (isLong) test(name, body);
};

const workerScript = '**/worker-*.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A player with a game, and with the copy that the app makes by itself. */
async function withGame(): Promise<BrowserContext> {
  const device = await app.newDevice({ acceptDownloads: true });
  const page = await app.open('/', device);
  await startQuickGame(page);
  await page.waitForFunction(() => {
    const note: unknown = JSON.parse(localStorage.getItem('flagbridge-note') ?? '{}');
    return JSON.stringify(note).includes('"games":1') && !JSON.stringify(note).includes('[0,0]');
  });
  await page.close();
  return device;
}

const damage = (device: BrowserContext, what: Damage) =>
  damageDatabase(device, app.host().url, what);

const gameRow = (page: Page) => page.getByRole('link', { name: /Before the battle|Round/ });

/** From the screen that tells of it, by the copy, to the game that was there. */
async function bringBackCopy(page: Page, act: string): Promise<void> {
  await button(page, /^Restore the copy of .*1 game/).click();
  await button(page, act).click();
  await gameRow(page).waitFor();
  await gameRow(page).click();
  await button(page, /hull \d+ of \d+/)
    .first()
    .waitFor();
}

test('an app that is opened while the page before it still holds the files waits for them', async () => {
  const device = await withGame();
  await holdPool(device, app.host().url, 1500);
  const page = await app.open('/', device);
  await gameRow(page).waitFor();
});

test('an app whose first page went while it made its files has all that it needs', async () => {
  const device = await app.newDevice();
  const countFiles = await leavePool(device, app.host().url, 1);
  const page = await app.open('/', device);
  await startQuickGame(page);
  await page.reload();
  await button(page, /hull \d+ of \d+/)
    .first()
    .waitFor();
  await expect(countFiles()).resolves.toBe(6);
});

describe('a player with a game and the copy of it', () => {
  test.each(
    some<readonly [string, Damage]>([
      ['one bit of the head flipped', { kind: 'flip', at: HEAD + 3 }],
      ['the first page overwritten', { kind: 'fill', at: HEAD, length: 4096 }],
    ]),
  )('with %s saves the file, and brings the copy back', async (_, what) => {
    const device = await withGame();
    await damage(device, what);
    const page = await app.open('/', device);
    await heading(page, en.boot.damaged.title).waitFor();
    const download = page.waitForEvent('download');
    await button(page, en.boot.save).click();
    expect((await download).suggestedFilename()).toMatch(/^flagbridge-.*\.db$/);
    await page.getByText(en.boot.savedFile).waitFor();
    await bringBackCopy(page, en.data.replace);
    await page.goto('/more/data');
    await page.getByText(/^damaged-.*\.db$/).waitFor();
  });

  test('with a damaged database is reset, and the damaged file is kept', async () => {
    const device = await withGame();
    await damage(device, { kind: 'flip', at: HEAD + 3 });
    const page = await app.open('/', device);
    await button(page, /^Reset/).click();
    await heading(page, en.play.empty.title).waitFor();
    await startQuickGame(page);
    await page.reload();
    await button(page, /hull \d+ of \d+/)
      .first()
      .waitFor();
    await page.getByRole('tab', { name: en.tabs.more, exact: true }).click();
    await page.getByRole('link', { name: new RegExp(`^${en.data.title}`) }).click();
    await page.getByText(/^damaged-.*\.db$/).waitFor();
  });

  test('with the file emptied behind its head is told what is missing', async () => {
    const device = await withGame();
    await damage(device, { kind: 'cut', length: HEAD });
    const page = await app.open('/', device);
    await heading(page, en.boot.lost.title).waitFor();
    await page.getByText(/1 game.* cannot be found/).waitFor();
    await bringBackCopy(page, en.data.add);
  });

  test.each(some([2, 513, 520]))(
    'with bit %i of the head that names the file flipped finds everything there',
    async (at) => {
      const device = await withGame();
      await damage(device, { kind: 'flip', at });
      const page = await app.open('/', device);
      await gameRow(page).waitFor();
    },
  );

  test.each(
    some<readonly [string, Damage]>([
      ['200 random flips', { kind: 'flips', seed: 1, count: 200 }],
      ['200 other flips', { kind: 'flips', seed: 2, count: 200 }],
      ['the file cut in the middle', { kind: 'cut', length: HEAD + 40_960 }],
      ['a page in the middle overwritten', { kind: 'fill', at: HEAD + 20_480, length: 4096 }],
    ]),
  )('with %s is told of it, and has a way on', async (_, what) => {
    const device = await withGame();
    await damage(device, what);
    const page = await app.open('/', device);
    await heading(page, en.boot.damaged.title).or(heading(page, en.boot.lost.title)).waitFor();
    await bringBackCopy(page, en.data.replace);
  });
});

/** Runs before the worker's own code. */
const inWorker = (device: BrowserContext, code: string) =>
  device.route(workerScript, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${code}\n${await answer.text()}` });
  });

const overwrite = (body: string) =>
  `{ const real = FileSystemSyncAccessHandle.prototype.write; FileSystemSyncAccessHandle.prototype.write = function (...given) { ${body} return real.apply(this, given); }; }`;

describe('storage that does not work', () => {
  longTest('because its worker is missing is told of', async () => {
    app.forgive(/worker|ERR_FAILED|Failed to load/i);
    const device = await app.newDevice();
    await device.route(workerScript, (route) => route.abort());
    await heading(await app.open('/', device), en.boot.silent.title).waitFor();
  });

  longTest('because it never answers is told of, and goes on by itself once it does', async () => {
    const device = await app.newDevice();
    await inWorker(
      device,
      `{ const real = StorageManager.prototype.getDirectory; StorageManager.prototype.getDirectory = async function () { await new Promise((done) => setTimeout(done, 17000)); return real.call(this); }; }`,
    );
    const page = await app.open('/', device);
    await heading(page, en.boot.silent.title).waitFor();
    await heading(page, en.play.empty.title).waitFor();
  });

  longTest(
    'because it stops in the middle of a game is told of, and no step is half there',
    async () => {
      const device = await withGame();
      await inWorker(
        device,
        `self.addEventListener('message', (event) => { if (String(event.data?.data?.source).startsWith('INSERT INTO steps')) self.hangs = true; if (self.hangs) event.stopImmediatePropagation(); });`,
      );
      const page = await app.open('/', device);
      await gameRow(page).click();
      await openFirstShip(page);
      const { pathname } = new URL(page.url());
      const before = await hull(page).getAttribute('aria-label');
      await setHull(page, 1);
      await heading(page, en.boot.silent.title).waitFor();
      await page.close();
      await device.unroute(workerScript);
      const after = await app.open(pathname, device);
      await hull(after).waitFor();
      expect(await hull(after).getAttribute('aria-label')).toBe(before);
    },
  );

  test('because a private window refuses it is told of', async () => {
    app.forgive(/SecurityError|private/);
    const device = await app.newDevice();
    await inWorker(
      device,
      `StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException('private', 'SecurityError'));`,
    );
    await heading(await app.open('/', device), en.boot.refused.title).waitFor();
  });

  test.each(
    some([
      ['the disk is full', `throw new DOMException('full', 'QuotaExceededError');`],
      ['a write fails', `return 0;`],
      ['it is read-only', `throw new DOMException('read-only', 'NoModificationAllowedError');`],
    ] as const),
  )('because %s takes no step, says so, and has nothing half-written', async (_, body) => {
    app.forgive(/QuotaExceeded|NoModification|full|read-only/);
    const device = await withGame();
    await inWorker(
      device,
      `self.addEventListener('message', ({ data }) => { if (String(data?.data?.source).startsWith('INSERT INTO games')) self.breaks = true; });${overwrite(`if (self.breaks) { ${body} }`)}`,
    );
    const page = await app.open('/', device);
    await gameRow(page).waitFor();
    await quickGame(page).click();
    await page.getByText(en.play.notStarted).waitFor();
    await page.close();
    await device.unroute(workerScript);
    const after = await app.open('/', device);
    await gameRow(after).waitFor();
    await expect(gameRow(after).count()).resolves.toBe(1);
  });
});
