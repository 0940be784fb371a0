import type { Page } from 'playwright-core';

/** A sheet fades: until it is gone it lies over what is tapped next. */
export const sheetClosed = (page: Page): Promise<void> =>
  page.getByRole('dialog').waitFor({ state: 'detached' });
