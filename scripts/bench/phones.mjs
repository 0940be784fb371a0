import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { median, phone } from './slowPhone.mjs';

/** @typedef {import('playwright-core').Page} Page */

const taps = 100;
const hull = '[role="group"][aria-label^="Hull, "]';

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** @param {Page} page */
const codeOn = (page) => page.getByText(/^flagbridge:\/\/join\//).innerText();

/** @param {Page} page @param {string} code */
async function useCode(page, code) {
  await page.getByRole('textbox', { name: /code as text/ }).fill(code);
  await press(page, 'Use this code');
}

/** One game on both pages, with the same ship open. @param {Page} host @param {Page} guest */
async function sitDown(host, guest) {
  await host.goto('/');
  await press(host, 'Training battle');
  await host.waitForURL(/\/play\/\w+$/);
  await host.goto(`${host.url()}/phones`);
  await press(host, 'Share this game');
  await guest.goto('/join');
  await useCode(guest, await codeOn(host));
  await useCode(host, await codeOn(guest));
  await press(guest, 'Join');
  await press(host, 'Back');
  for (const page of [host, guest]) {
    await page
      .getByRole('button', { name: /hull \d+ of/ })
      .first()
      .click();
    await page.locator(hull).waitFor();
  }
}

/** Runs in the page: notes when the hull boxes say something else. */
function watchHull(/** @type {string} */ shown) {
  const name = () => document.querySelector(shown)?.getAttribute('aria-label');
  const seen = [];
  Object.assign(window, { seen });
  let before = name();
  new MutationObserver(() => {
    const now = name();
    if (now === before) return;
    before = now;
    seen.push(performance.timeOrigin + performance.now());
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page: takes one box off and puts it on again, each tap when the one before has come to rest. */
async function tapHull(/** @type {{ shown: string, count: number }} */ { shown, count }) {
  const left = () => {
    const name = document.querySelector(shown)?.getAttribute('aria-label') ?? '';
    return Number(/\d+/.exec(name)?.[0]);
  };
  const pause = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));
  const full = left();
  const times = [];
  for (let tap = 0; tap < count; tap += 1) {
    const to = left() === full ? full - 1 : full;
    times.push(performance.timeOrigin + performance.now());
    document.querySelector(`[aria-label="Set Hull to ${to}"]`).click();
    while (left() !== to) await pause(4);
    await pause(100);
  }
  return times;
}

/** How long a tap takes until its own page shows it, and the other. @param {Page} from @param {Page} to */
async function tapAndSee(from, to) {
  await Promise.all([from.evaluate(watchHull, hull), to.evaluate(watchHull, hull)]);
  const tapped = await from.evaluate(tapHull, { shown: hull, count: taps });
  const seenOn = async (/** @type {Page} */ page) => {
    await page.waitForFunction((count) => window.seen.length >= count, taps);
    const seen = await page.evaluate(() => window.seen);
    return median(tapped.map((time, tap) => seen[tap] - time));
  };
  return { own: await seenOn(from), other: await seenOn(to) };
}

/**
 * A tap of a linked phone, seen on the other, both ways. Each has a profile on disk: in a private window every write of
 * the database is a message to the browser.
 * @param {import('playwright-core').LaunchOptions} options
 * @param {string} url
 * @returns {Promise<readonly import('./row').Row[]>}
 */
export async function measurePhones(options, url) {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'flagbridge-bench-')));
  const devices = await Promise.all(
    folders.map((folder) =>
      chromium.launchPersistentContext(folder, { ...options, ...phone, baseURL: url }),
    ),
  );
  try {
    const [host, guest] = await Promise.all(devices.map((device) => device.newPage()));
    await sitDown(host, guest);
    const there = await tapAndSee(host, guest);
    const back = await tapAndSee(guest, host);
    return [
      { name: 'a tap of the host, seen by the guest', value: there.other, unit: 'ms' },
      { name: 'a tap of the guest, seen by the host', value: back.other, unit: 'ms' },
      {
        name: 'a tap seen by the guest against one on its own page',
        value: there.other / there.own,
        unit: 'times',
        budget: { atMost: 4 },
      },
      {
        name: 'a tap seen by the host against the same on its own page, answered',
        value: back.other / back.own,
        unit: 'times',
        budget: { atMost: 2 },
      },
    ];
  } finally {
    for (const device of devices) await device.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
