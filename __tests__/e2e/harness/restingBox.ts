import type { Locator } from 'playwright-core';

import { settle } from './audit';

/** Where something is once it has found its place: it may be drawn anew, or before it is known how wide it may be. */
export async function restingBox(drawn: Locator) {
  for (let before = ''; ;) {
    await drawn.waitFor();
    const box = await drawn.boundingBox();
    if (box && JSON.stringify(box) === before) return box;
    before = JSON.stringify(box);
    await drawn.page().evaluate(settle);
  }
}
