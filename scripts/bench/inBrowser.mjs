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

/** Runs in the page: from the finger's release to the frame that shows the game's new standing. */
function tapToPaint(/** @type {HTMLElement} */ button) {
  return new Promise((done) => {
    const status = document.querySelector('[role="status"]');
    const observer = new MutationObserver(() => {
      observer.disconnect();
      const frame = new MessageChannel();
      frame.port1.onmessage = () => done(performance.now() - started);
      requestAnimationFrame(() => frame.port2.postMessage(null));
    });
    observer.observe(status, { subtree: true, childList: true, characterData: true });
    const started = performance.now();
    button.click();
  });
}

/** Taps around one step of a game: undo takes each back, so that all of them are that step. */
async function measureTaps(
  /** @type {import('playwright-core').Page} */ page,
  /** @type {number} */ step,
) {
  const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true });
  const standing = (/** @type {number} */ cursor) =>
    page
      .getByRole('status')
      .filter({ hasText: `Step ${cursor} of` })
      .waitFor({ timeout: 120_000 });
  await button(`Play to step ${step - 1}`).click();
  await standing(step - 1);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const taps = [];
  for (let round = 0; round < 25; round += 1) {
    taps.push(await button('Pass').evaluate(tapToPaint));
    await standing(step);
    await button('Undo').click();
    await standing(step - 1);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return median(taps);
}

/** The app's storage and store under a bare screen. @param {import('playwright-core').Browser} browser @param {string} url */
async function measureSteps(browser, url) {
  const device = await browser.newContext({ ...phone, baseURL: url });
  const page = await device.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('status').filter({ hasText: 'Step 1 of' }).waitFor();
  const early = await measureTaps(page, 50);
  const late = await measureTaps(page, 1000);
  await device.close();
  return { early, late };
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
 * @param {string} app
 * @param {string} probe
 * @returns {Promise<readonly import('./row').Row[]>}
 */
export async function measureInBrowser(app, probe) {
  const { path, env } = await findChromium();
  const hosts = await Promise.all([serveFolder(app, 0), serveFolder(probe, 0)]);
  const browser = await chromium.launch({ executablePath: path, env, args: browserArgs });
  try {
    const { cold, warm, yardstick } = await measureStarts(browser, hosts[0].url);
    const { early, late } = await measureSteps(browser, hosts[1].url);
    const against = 'against a fixed piece of work';
    return [
      { name: 'cold start to first text', value: cold, unit: 'ms' },
      {
        name: `cold start, ${against}`,
        value: cold / yardstick,
        unit: 'times',
        budget: { atMost: 15 },
      },
      { name: 'warm start to first text', value: warm, unit: 'ms' },
      {
        name: 'warm start against cold start',
        value: warm / cold,
        unit: 'times',
        budget: { atMost: 1 },
      },
      { name: 'tap to paint of stored step 50, bare screen', value: early, unit: 'ms' },
      {
        name: `tap to paint of step 50, ${against}`,
        value: early / yardstick,
        unit: 'times',
        budget: { atMost: 1 },
      },
      { name: 'tap to paint of stored step 1,000, bare screen', value: late, unit: 'ms' },
      {
        name: 'tap to paint, step 1,000 against step 50',
        value: late / early,
        unit: 'times',
        budget: { atMost: 1.5 },
      },
    ];
  } finally {
    await browser.close();
    await Promise.all(hosts.map((host) => host.close()));
  }
}
