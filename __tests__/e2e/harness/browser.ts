import { chromium, type Browser, type BrowserContext } from 'playwright-core';

import { startOptions } from '../../../scripts/browser/findChromium.mjs';
import { testBrowser } from './testBrowser';

/** A phone held upright. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  colorScheme: 'dark',
  reducedMotion: 'reduce',
} as const;

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(startOptions(testBrowser()));
}

/** A browser whose profile stays on disk, so that it can be killed and started again. */
export async function launchProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...phone, ...startOptions(testBrowser()) });
}
