import type { Page } from 'playwright-core';

/** A sheet that closes takes its entry out of the browser's history, and that would break off a page that is loading. */
export async function sheetClosed(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => history.state?.layer !== true);
}
