import { existsSync } from 'node:fs';

import type { Locator, Page } from 'playwright-core';

/** The app's storage and store under a bare screen: see ../probe/Probe.tsx. */
export const probeFolder = 'build/probe';

if (!existsSync(probeFolder)) {
  throw new Error(
    `The storage tests open the probe, and ${probeFolder} is not there: npm test builds it.`,
  );
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Where the open game stands. */
export const standing = (page: Page, step: number, of: number = step): Locator =>
  page.getByRole('status').filter({ hasText: `Step ${step} of ${of},` });

/** What the probe says to a question. */
export async function answerTo(page: Page, question: string): Promise<string> {
  await press(page, question);
  const note = page.getByRole('note').filter({ hasText: /\d/ });
  await note.waitFor();
  return note.innerText();
}
