import { readFileSync } from 'node:fs';

import { chromium } from 'playwright-core';

import { browserArgs, findChromium } from '../browser/findChromium.mjs';
import { serveFolder } from '../web/serveFolder.mjs';

/** A slow phone: a quarter of this machine's speed, at a phone's size. */
const slowdown = 4;
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 3,
};
const rounds = 5;

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Runs in the page: the time at which the first text of the app was painted. */
function watchFirstText() {
  const look = () => {
    const root = document.getElementById('root');
    if (!root?.innerText.trim()) return requestAnimationFrame(look);
    requestAnimationFrame(() => {
      window.firstText = performance.now();
    });
  };
  requestAnimationFrame(look);
}

/** Runs in the page: a fixed piece of work, the yardstick of this machine's speed. */
function spin() {
  const started = performance.now();
  let state = 1;
  for (let i = 0; i < 20_000_000; i += 1) state = (Math.imul(state, 1664525) + 1013904223) | 0;
  return performance.now() - started + (state === 0 ? 1 : 0);
}

/** @param {import('playwright-core').BrowserContext} device */
async function openSlowPage(device) {
  const page = await device.newPage();
  const session = await device.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchFirstText);
  return page;
}

/** @param {import('playwright-core').Page} page @returns {Promise<number>} */
async function firstText(page) {
  await page.goto('/');
  return (await page.waitForFunction(() => window.firstText)).jsonValue();
}

/** @param {import('playwright-core').Browser} browser @param {string} url */
async function measureStart(browser, url) {
  const device = await browser.newContext({ ...phone, baseURL: url });
  const page = await openSlowPage(device);
  const cold = await firstText(page);
  await page.waitForFunction(async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    return worker?.active?.state === 'activated';
  });
  const yardstick = await page.evaluate(spin);
  await page.close();
  const warm = await firstText(await openSlowPage(device));
  await device.close();
  return { cold, warm, yardstick };
}

/** Runs in the page: from the finger's release to the frame in which the hull boxes say what is left. */
function tapToPaint(/** @type {{ tap: string, shows: string }} */ { tap, shows }) {
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(`[aria-label="${shows}"]`)) return;
      observer.disconnect();
      const frame = new MessageChannel();
      frame.port1.onmessage = () => done(performance.now() - started);
      requestAnimationFrame(() => frame.port2.postMessage(null));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const started = performance.now();
    document.querySelector(`[aria-label="${tap}"]`).click();
  });
}

/** Taps around one step of a game: undo takes each back, so that all of them are that step. */
async function measureTaps(/** @type {import('playwright-core').Page} */ page) {
  const hull = page.getByRole('group', { name: /^Hull, \d+ of/ });
  await hull.waitFor({ timeout: 120_000 });
  const full = (await hull.getAttribute('aria-label')) ?? '';
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const tap = { tap: 'Set Hull to 1', shows: full.replace(/\d+/, '1') };
  const taps = [];
  for (let round = 0; round < 15; round += 1) {
    taps.push(await page.evaluate(tapToPaint, tap));
    await page.getByRole('button', { name: /^Undo:/ }).click();
    await page.getByRole('group', { name: full, exact: true }).waitFor();
  }
  return median(taps);
}

/**
 * A backup in which the game has been played for so many steps: the two that it was given, a hull lost and mended, over and over.
 * @param {string} text
 * @param {number} length
 */
export function lengthenGame(text, length) {
  const backup = JSON.parse(text);
  const { steps, games } = backup.tables;
  const at = (/** @type {{ columns: string[] }} */ table, /** @type {string} */ column) =>
    table.columns.indexOf(column);
  const n = at(steps, 'n');
  const played = steps.rows.toSorted(
    (/** @type {number[]} */ a, /** @type {number[]} */ b) => a[n] - b[n],
  );
  const [lost, mended] = played.slice(-2);
  while (played.length < length) {
    played.push((played.length % 2 === 1 ? lost : mended).with(n, played.length));
  }
  steps.rows = played;
  games.rows = games.rows.map((/** @type {unknown[]} */ row) =>
    row.with(at(games, 'cursor'), length),
  );
  return JSON.stringify(backup);
}

/** Starts a game, loses a hull box by hand and mends it. @param {import('playwright-core').Page} page */
async function playTwoSteps(page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Quick game', exact: true }).click();
  await page
    .getByRole('button', { name: /hull \d+ of/ })
    .first()
    .click();
  const hull = page.getByRole('group', { name: /^Hull, \d+ of/ });
  const full = (await hull.getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: 'Set Hull to 1', exact: true }).click();
  await page.getByRole('group', { name: full.replace(/\d+/, '1'), exact: true }).waitFor();
  await page
    .getByRole('button', { name: `Set Hull to ${/\d+/.exec(full)?.[0]}`, exact: true })
    .click();
  await page.getByRole('group', { name: full, exact: true }).waitFor();
  return page.url();
}

/** @param {import('playwright-core').Page} page */
async function saveBackup(page) {
  await page.goto('/more/data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a backup', exact: true }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** @param {import('playwright-core').Page} page @param {string} text */
async function restoreBackup(page, text) {
  await page.goto('/more/data');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Restore a backup', exact: true }).click();
  await (
    await chooser
  ).setFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Replace everything', exact: true }).click();
  await page.getByText('Your data is back.').waitFor();
}

/** A ship's page in a game of 49, and of 999 steps. @param {import('playwright-core').Browser} browser @param {string} url */
async function measureSteps(browser, url) {
  const device = await browser.newContext({ ...phone, baseURL: url });
  const page = await device.newPage();
  const ship = await playTwoSteps(page);
  const backup = await saveBackup(page);
  const taps = [];
  for (const step of [50, 1000]) {
    await restoreBackup(page, lengthenGame(backup, step - 1));
    const slow = await openShip(page, ship);
    taps.push(await measureTaps(slow));
  }
  await device.close();
  return { early: taps[0] ?? Number.NaN, late: taps[1] ?? Number.NaN };
}

/** @param {import('playwright-core').Page} page @param {string} ship */
async function openShip(page, ship) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(ship);
  return page;
}

/** @param {import('playwright-core').Browser} browser @param {string} url */
async function measureStarts(browser, url) {
  const starts = [];
  for (let round = 0; round < rounds; round += 1) starts.push(await measureStart(browser, url));
  return {
    cold: median(starts.map((start) => start.cold)),
    warm: median(starts.map((start) => start.warm)),
    yardstick: median(starts.map((start) => start.yardstick)),
  };
}

/**
 * The production build on a slow phone. Ratios are against a fixed piece of work in the same browser.
 * @param {string} folder
 * @returns {Promise<readonly import('./row').Row[]>}
 */
export async function measureInBrowser(folder) {
  const { path, env } = await findChromium();
  const host = await serveFolder(folder, 0);
  const browser = await chromium.launch({ executablePath: path, env, args: browserArgs });
  try {
    const { cold, warm, yardstick } = await measureStarts(browser, host.url);
    const { early, late } = await measureSteps(browser, host.url);
    const against = 'against a fixed piece of work';
    return [
      { name: 'cold start to first text', value: cold, unit: 'ms' },
      {
        name: `cold start, ${against}`,
        value: cold / yardstick,
        unit: 'times',
        budget: { atMost: 25 },
      },
      { name: 'warm start to first text', value: warm, unit: 'ms' },
      {
        name: 'warm start against cold start',
        value: warm / cold,
        unit: 'times',
        budget: { atMost: 1 },
      },
      { name: 'tap to paint of stored step 50', value: early, unit: 'ms' },
      {
        name: `tap to paint of step 50, ${against}`,
        value: early / yardstick,
        unit: 'times',
        budget: { atMost: 2 },
      },
      { name: 'tap to paint of stored step 1,000', value: late, unit: 'ms' },
      {
        name: 'tap to paint, step 1,000 against step 50',
        value: late / early,
        unit: 'times',
        budget: { atMost: 1.5 },
      },
    ];
  } finally {
    await browser.close();
    await host.close();
  }
}
