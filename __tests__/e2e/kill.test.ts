import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { startHost, type Host } from './harness/build';
import { hull, openFirstShip, setHull, startQuickGame } from './harness/game';
import { launchKillable, type KillableBrowser } from './harness/killable';
import { answerTo, press, probeFolder, standing } from './harness/probe';

let host: Host;
let profile: string;
let browser: KillableBrowser;

async function start(path = '/'): Promise<Page> {
  browser = await launchKillable(profile);
  return browser.open(host.url + path);
}

beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'flagbridge-profile-'));
});

afterEach(async () => {
  await browser.kill();
  await host.stop();
  rmSync(profile, { recursive: true, force: true });
});

test('the app killed in the middle of a game comes back to the same ship in the same state', async () => {
  host = await startHost();
  let page = await start();
  await startQuickGame(page);
  await openFirstShip(page);
  const { pathname } = new URL(page.url());
  for (const left of [3, 2, 1]) {
    await setHull(page, left);
    await hull(page, left).waitFor();
    await browser.kill();
    page = await start(pathname);
    await hull(page, left).waitFor();
  }
});

test('a browser killed right after a step was shown has lost nothing, three times over', async () => {
  host = await startHost(probeFolder);
  let page = await start();
  await press(page, 'New game');
  await standing(page, 1).waitFor();
  for (let step = 2; step <= 4; step += 1) {
    await press(page, 'Pass');
    await standing(page, step).waitFor();
    await browser.kill();
    page = await start();
    await standing(page, step).waitFor();
  }
  expect(await answerTo(page, 'Look at the storage')).toContain('integrity ok');
});

test('a browser killed in the middle of writing opens on a whole game, no shorter than what was shown', async () => {
  host = await startHost(probeFolder);
  let page = await start();
  await press(page, 'New game');
  await standing(page, 1).waitFor();
  await press(page, 'Play to step 999');
  await page
    .getByRole('status')
    .filter({ hasText: /Step ([3-9]\d|\d{3}) of/ })
    .waitFor();
  const shown = Number(/\d+/.exec(await page.getByRole('status').innerText())?.[0]);
  await browser.kill();
  page = await start();
  const status = page.getByRole('status').filter({ hasText: 'Step' });
  await status.waitFor();
  expect(Number(/\d+/.exec(await status.innerText())?.[0])).toBeGreaterThanOrEqual(shown);
  expect(await answerTo(page, 'Look at the storage')).toContain('integrity ok');
});
