import { chromium, type Browser } from 'playwright-core';

import { browserArgs, startOptions } from '../../../scripts/browser/findChromium.mjs';
import { testBrowser } from './testBrowser';

/** A phone held upright. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  colorScheme: 'dark',
  reducedMotion: 'reduce',
} as const;

/** No page of a test lives long enough for SQLite to gain from being compiled a second time: an eighth of the work of a short test. */
export const testArgs = [...browserArgs, '--js-flags=--no-wasm-tier-up'];

const testOptions = () => ({ ...startOptions(testBrowser()), args: testArgs });

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(testOptions());
}
