import { readFileSync } from 'node:fs';

import { median, phone, slowDown } from './slowPhone.mjs';

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
  await slowDown(page, true);
  const tap = { tap: 'Set Hull to 1', shows: full.replace(/\d+/, '1') };
  const taps = [];
  for (let round = 0; round < 15; round += 1) {
    taps.push(await page.evaluate(tapToPaint, tap));
    await page.getByRole('button', { name: /^Undo:/ }).click();
    await page.getByRole('group', { name: full, exact: true }).waitFor();
  }
  await slowDown(page, false);
  return median(taps);
}

/**
 * A backup in which the game has been played for so many steps: the two that it was given, a hull lost and mended, over and over.
 * @param {string} text
 * @param {number} length
 */
function lengthenGame(text, length) {
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
export async function playTwoSteps(page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Training battle', exact: true }).click();
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
export async function saveBackup(page) {
  await page.goto('/more/data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a backup', exact: true }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** @param {import('playwright-core').Page} page @param {string} text */
export async function restoreBackup(page, text) {
  await page.goto('/more/data');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Restore a backup', exact: true }).click();
  await (
    await chooser
  ).setFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Replace everything', exact: true }).click();
  await page.getByText('Your data is back.').waitFor();
}

/**
 * A ship's page in a game of 49, and of 999 steps.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {number} yardstick
 * @returns {Promise<readonly import('./row').Row[]>}
 */
export async function measureSteps(browser, url, yardstick) {
  const device = await browser.newContext({ ...phone, baseURL: url });
  const page = await device.newPage();
  const ship = await playTwoSteps(page);
  const backup = await saveBackup(page);
  const measureAt = async (/** @type {number} */ step) => {
    await restoreBackup(page, lengthenGame(backup, step - 1));
    await page.goto(ship);
    return measureTaps(page);
  };
  const early = await measureAt(50);
  const late = await measureAt(1000);
  await device.close();
  return [
    { name: 'tap to paint of stored step 50', value: early, unit: 'ms' },
    {
      name: 'tap to paint of step 50 against a fixed piece of work',
      value: early / yardstick,
      unit: 'times',
      budget: { atMost: 1 },
    },
    { name: 'tap to paint of stored step 1,000', value: late, unit: 'ms' },
    {
      name: 'tap to paint of step 1,000 against step 50',
      value: late / early,
      unit: 'times',
      budget: { atMost: 1.5 },
    },
  ];
}
