import { chromium } from 'playwright-core';

import { findChromium, startOptions } from '../browser/findChromium.mjs';
import { serveFolder } from '../web/serveFolder.mjs';
import { measureFirstScreen } from './firstScreen.mjs';
import { measurePhones } from './phones.mjs';
import { measureStarts } from './starts.mjs';
import { measureSteps } from './steps.mjs';
import { measureTaps } from './taps.mjs';

/**
 * The production build on a slow phone. Ratios are against a fixed piece of work in the same browser.
 * @param {string} folder
 * @returns {Promise<readonly import('./row').Row[]>}
 */
export async function measureInBrowser(folder) {
  const found = await findChromium();
  const host = await serveFolder(folder, 0);
  const browser = await chromium.launch(startOptions(found));
  try {
    const { yardstick, rows } = await measureStarts(browser, host.url);
    return [
      ...(await measureFirstScreen(browser, host.url, folder)),
      ...rows,
      ...(await measureSteps(browser, host.url, yardstick)),
      ...(await measureTaps(browser, host.url, yardstick)),
      ...(await measurePhones(startOptions(found), host.url)),
    ];
  } finally {
    await browser.close();
    await host.close();
  }
}
