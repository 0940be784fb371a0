import type { Page } from 'playwright-core';

/** A sheet that closes takes its entry out of the browser's history, and that would break off a page that is loading. */
export async function sheetClosed(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        window.addEventListener('popstate', () => done(), { once: true });
        // It may have been taken out already.
        setTimeout(done, 500);
      }),
  );
}
