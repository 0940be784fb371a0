import { chromium, type Browser, type BrowserContext } from 'playwright-core';

import { browserArgs } from '../../../scripts/browser/findChromium.mjs';
import { testBrowser } from './testBrowser';

/** A phone held upright. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  colorScheme: 'dark',
  reducedMotion: 'reduce',
} as const;

function launchOptions() {
  const { path, env } = testBrowser();
  return { executablePath: path, env: { ...env }, args: browserArgs };
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

/** A browser whose profile stays on disk, so that it can be killed and started again. */
export async function launchProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...phone, ...launchOptions() });
}
