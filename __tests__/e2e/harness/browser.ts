import { chromium, type Browser, type BrowserContext } from 'playwright-core';

import { browserArgs, findChromium } from '../../../scripts/browser/findChromium.mjs';

/** A phone held upright. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  colorScheme: 'dark',
  reducedMotion: 'reduce',
} as const;

async function launchOptions() {
  const { path, env } = await findChromium();
  const defined = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { executablePath: path, env: Object.fromEntries(defined), args: browserArgs };
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** A browser whose profile stays on disk, so that it can be killed and started again. */
export async function launchProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...phone, ...(await launchOptions()) });
}
