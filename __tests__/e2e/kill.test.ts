import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { startHost, type Host } from './harness/build';
import { launchKillable, type KillableBrowser } from './harness/killable';
import { answerTo, press, probeFolder, standing } from './harness/probe';

let host: Host;
let profile: string;
let browser: KillableBrowser;

async function start(): Promise<Page> {
  browser = await launchKillable(profile);
  browser.device.setDefaultTimeout(45_000);
  const page = await browser.device.newPage();
  await page.goto(host.url);
  return page;
}

beforeEach(async () => {
  profile = mkdtempSync(join(tmpdir(), 'flagbridge-profile-'));
  host = await startHost(probeFolder);
});

afterEach(async () => {
  await browser.kill();
  await host.stop();
  rmSync(profile, { recursive: true, force: true });
});

test('a browser killed right after a step was shown has lost nothing, three times over', async () => {
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
  let page = await start();
  await press(page, 'New game');
  await standing(page, 1).waitFor();
  await press(page, 'Play to step 999');
  await page
    .getByRole('status')
    .filter({ hasText: /Step [3-9]\d of/ })
    .waitFor();
  const shown = Number(/\d+/.exec(await page.getByRole('status').innerText())?.[0]);
  await browser.kill();
  page = await start();
  const status = page.getByRole('status').filter({ hasText: 'Step' });
  await status.waitFor();
  expect(Number(/\d+/.exec(await status.innerText())?.[0])).toBeGreaterThanOrEqual(shown);
  expect(await answerTo(page, 'Look at the storage')).toContain('integrity ok');
});
