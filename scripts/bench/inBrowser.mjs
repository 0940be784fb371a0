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
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const yardstick = await page.evaluate(spin);
  await page.close();
  const warm = await firstText(await openSlowPage(device));
  await device.close();
  return { cold, warm, yardstick };
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
    const starts = [];
    for (let round = 0; round < rounds; round += 1)
      starts.push(await measureStart(browser, host.url));
    const cold = median(starts.map((start) => start.cold));
    const warm = median(starts.map((start) => start.warm));
    const yardstick = median(starts.map((start) => start.yardstick));
    return [
      { name: 'cold start to first text', value: cold, unit: 'ms' },
      { name: 'cold start, against a fixed piece of work', value: cold / yardstick, unit: '×' },
      { name: 'warm start to first text', value: warm, unit: 'ms' },
      { name: 'warm start against cold start', value: warm / cold, unit: '×', budget: 1 },
    ];
  } finally {
    await browser.close();
    await host.close();
  }
}
