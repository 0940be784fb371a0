import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { phone } from './slowPhone.mjs';
import { watchStart } from './starts.mjs';

const budget = 400_000;

/** Runs in the page: the scripts that were asked for before the first screen could be used. */
function scriptsBefore() {
  const { screen } = window.started;
  const paths = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= screen)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith('.js'))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}

/**
 * The JavaScript that a phone fetches, packed, before a newcomer can do anything.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} folder
 * @returns {Promise<readonly import('./row').Row[]>}
 */
export async function measureFirstScreen(browser, url, folder) {
  const device = await browser.newContext({ ...phone, baseURL: url });
  const page = await device.newPage();
  await page.addInitScript(watchStart);
  await page.goto('/');
  await page.waitForFunction(() => window.started.screen !== undefined);
  const scripts = await page.evaluate(scriptsBefore);
  await device.close();
  const sizes = scripts.map((path) => gzipSync(readFileSync(join(folder, path))).length);
  return [
    {
      name: 'JavaScript before the first screen, gzip',
      value: sizes.reduce((sum, size) => sum + size, 0),
      unit: 'bytes',
      budget: { atMost: budget },
    },
  ];
}
