import type { Page } from 'playwright-core';

import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';

const app = appUnderTest();

const laptop = { viewport: { width: 1280, height: 800 }, hasTouch: false };

interface Focus {
  readonly name: string;
  readonly outline: string;
}

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return {
      name: at?.getAttribute('aria-label') ?? at?.textContent ?? '',
      outline: at === null ? 'none' : getComputedStyle(at).outlineStyle,
    };
  });

/** Presses Tab until the focus is on what begins with this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusOf(page)).name.startsWith(name)) return;
  }
  throw new Error(`Tab never reached “${name}”.`);
}

test('the app is walked with Tab, arrows and Enter, and the focus is seen', async () => {
  const page = await app.open('/', await app.newDevice(laptop));
  await page.getByRole('heading', { level: 1, name: en.play.title }).waitFor();

  await tabTo(page, en.tabs.play);
  expect((await focusOf(page)).outline).not.toBe('none');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { level: 1, name: en.fleets.title }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('heading', { level: 1, name: en.more.title }).waitFor();

  await tabTo(page, en.more.theme.system);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: en.more.theme.dark, checked: true }).waitFor();
});

test('Enter opens what the focus is on', async () => {
  const page = await app.open('/more', await app.newDevice(laptop));
  await page.getByRole('heading', { level: 1, name: en.more.title }).waitFor();
  await tabTo(page, en.more.about);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: en.about.title }).waitFor();
});
