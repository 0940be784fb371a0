import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext } from 'playwright-core';

const folder = join('build', 'failed');

/** Runs in the page: remembers the last events that a press, a key or a way through the app is made of. */
function rememberInput(): void {
  const input: string[] = [];
  Object.assign(window, { lastInput: input });
  const note = (event: Event) => {
    const { target } = event;
    const on =
      target instanceof Element
        ? `${target.tagName} ${target.getAttribute('role') ?? ''} ${(target.textContent ?? '').slice(0, 60)}`
        : '';
    input.push(`${Math.round(performance.now())} ${event.type} ${on} ${location.pathname}`);
    if (input.length > 80) input.shift();
  };
  const kinds =
    'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click contextmenu dragstart selectionchange keydown change scroll blur focus popstate';
  for (const kind of kinds.split(' ')) window.addEventListener(kind, note, { capture: true });
}

const watched: BrowserContext[] = [];

/** A test that fails leaves what its pages showed and were given in `build/failed`: a red run is to be understood, not repeated. */
export async function watchForFailure(device: BrowserContext): Promise<void> {
  await device.addInitScript(rememberInput);
  watched.push(device);
  Object.assign(globalThis, { keepFailure });
}

async function keepFailure(test: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const pages = watched.flatMap((device) => device.pages());
  for (const [at, page] of pages.entries()) {
    const file = join(folder, `${test.replace(/\W+/g, '-').slice(0, 80)}-${Date.now()}-${at}`);
    const input = await page
      .evaluate(() => (window as Window & { lastInput?: string[] }).lastInput ?? [])
      .catch((problem: unknown) => [String(problem)]);
    writeFileSync(`${file}.txt`, [page.url(), ...input].join('\n'));
    await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => {});
  }
}
