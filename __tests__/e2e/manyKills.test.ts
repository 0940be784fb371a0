import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Page } from 'playwright-core';

import { en } from '../../src/words/en';
import { seeded } from '../builders/chance';
import { isLong, tellFigure } from '../builders/figures';
import { keptFiles } from '../builders/keptFiles';
import { startHost, type Host } from './harness/build';
import { hull, openFirstShip, setHull, startQuickGame } from './harness/game';
import { launchKillable, type KillableBrowser } from './harness/killable';

const KILLS = isLong ? 200 : 4;
/** No longer after a tap: by then it is stored. */
const LATEST_MS = 120;

let host: Host;
let browser: KillableBrowser;
const profile = mkdtempSync(join(tmpdir(), 'flagbridge-kills-'));

beforeAll(async () => {
  host = await startHost();
});

afterAll(async () => {
  await browser.kill();
  await host.stop();
  rmSync(profile, { recursive: true, force: true });
});

const start = async (path: string): Promise<Page> => {
  browser = await launchKillable(profile);
  return browser.open(host.url + path);
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const give = async (page: Page, act: string, text: string): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, act).click(),
  ]);
  await chooser.setFiles({
    name: 'given.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
};

/** A game that was never sent before: its steps were played at other times. */
const anotherGame = (file: string, n: number): string => {
  // A game file that the app wrote.
  const game = JSON.parse(file) as { readonly steps: readonly { readonly at: number }[] };
  return JSON.stringify({
    ...game,
    steps: game.steps.map((step) => ({ ...step, at: step.at + n })),
  });
};

const saveBackup = async (page: Page): Promise<string> => {
  await page.goto(`${host.url}/more/data`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, en.data.save).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
};

const hullNow = async (page: Page): Promise<number> => {
  await hull(page).waitFor();
  return Number(/\d+/.exec((await hull(page).getAttribute('aria-label')) ?? '')?.[0]);
};

test('a browser killed in taps, restores and imports opens on a whole game, as it was shown', async () => {
  const chance = seeded(16);
  const sent = keptFiles('.game.json');
  let page = await start('/');
  await startQuickGame(page);
  await openFirstShip(page);
  const { pathname } = new URL(page.url());
  const backup = await saveBackup(page);
  await page.goto(host.url + pathname);
  let left = await hullNow(page);
  const counts = { tap: 0, restore: 0, import: 0 };
  for (let n = 0; n < KILLS; n += 1) {
    const what = n % 4 === 1 ? 'restore' : n % 4 === 3 ? 'import' : 'tap';
    counts[what] += 1;
    const next = left === 1 ? 2 : left - 1;
    if (what === 'tap') await setHull(page, next);
    if (what === 'restore') {
      await page.goto(`${host.url}/more/data`);
      await give(page, en.data.restore, backup);
      await button(page, en.data.add).click();
    }
    if (what === 'import') {
      await page.goto(`${host.url}/take`);
      await give(page, en.games.take.fileAct, anotherGame(sent[n % sent.length] ?? '', n));
      await button(page, en.games.take.keep).click();
    }
    await wait(chance.pick(LATEST_MS));
    const shown = what === 'tap' && (await hull(page, next).count()) > 0;
    await browser.kill();
    page = await start(pathname);
    const found = await hullNow(page);
    expect(what === 'tap' && !shown ? [left, next] : [shown ? next : left]).toContain(found);
    left = found;
  }
  await page.goto(host.url);
  await page
    .getByRole('link', { name: /Round|Before the battle/ })
    .first()
    .waitFor();
  const whole = await saveBackup(page);
  expect(whole).toContain('"format":"flagbridge-backup"');
  tellFigure('browser killed', 'kills of the whole browser', KILLS);
  tellFigure(
    'browser killed',
    'of them in taps, restores, imports',
    `${counts.tap}, ${counts.restore}, ${counts.import}`,
  );
});
