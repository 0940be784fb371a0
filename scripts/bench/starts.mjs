import { median, phone, slowDown } from './slowPhone.mjs';

const rounds = 5;

/** Runs in the page: notes when the first text was painted, and when the first screen could be used. */
export function watchStart() {
  window.started = {};
  const note = (/** @type {string} */ name) =>
    requestAnimationFrame(() => {
      window.started[name] ??= performance.now();
    });
  const look = () => {
    if (document.getElementById('root')?.innerText.trim()) note('text');
    if (document.querySelector('[role="tab"]')) note('screen');
    if (window.started.screen === undefined) requestAnimationFrame(look);
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
async function start(device) {
  const page = await device.newPage();
  await slowDown(page, true);
  await page.addInitScript(watchStart);
  await page.goto('/');
  await page.waitForFunction(() => window.started.screen !== undefined);
  /** @type {{ text: number, screen: number }} */
  const times = await page.evaluate(() => window.started);
  return { page, times };
}

/** @param {import('playwright-core').Browser} browser @param {string} url */
async function measureStart(browser, url) {
  const device = await browser.newContext({ ...phone, baseURL: url });
  const { page, times: cold } = await start(device);
  await page.waitForFunction(async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    return worker?.active?.state === 'activated';
  });
  const yardstick = await page.evaluate(spin);
  await page.close();
  const { times: warm } = await start(device);
  await device.close();
  return { cold, warm, yardstick };
}

/**
 * Cold: nothing is there yet. Warm: the service worker has fetched everything.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<{ yardstick: number, rows: readonly import('./row').Row[] }>}
 */
export async function measureStarts(browser, url) {
  const starts = [];
  for (let round = 0; round < rounds; round += 1) starts.push(await measureStart(browser, url));
  const cold = median(starts.map((one) => one.cold.screen));
  const warm = median(starts.map((one) => one.warm.screen));
  const yardstick = median(starts.map((one) => one.yardstick));
  return {
    yardstick,
    rows: [
      {
        name: 'cold start to first text',
        value: median(starts.map((one) => one.cold.text)),
        unit: 'ms',
      },
      { name: 'cold start to first screen', value: cold, unit: 'ms' },
      {
        name: 'cold start against a fixed piece of work',
        value: cold / yardstick,
        unit: 'times',
        budget: { atMost: 32 },
      },
      {
        name: 'warm start to first text',
        value: median(starts.map((one) => one.warm.text)),
        unit: 'ms',
      },
      { name: 'warm start to first screen', value: warm, unit: 'ms' },
      {
        name: 'warm start against cold start',
        value: warm / cold,
        unit: 'times',
        budget: { atMost: 0.6 },
      },
    ],
  };
}
