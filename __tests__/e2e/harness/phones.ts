import type { Page } from 'playwright-core';

import { en } from '../../../src/words/en';
import { phones as say } from '../../../src/words/en/phones';

/** What people do to bring phones together, with the codes as text. */

export const gameOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const codeOn = (page: Page): Promise<string> =>
  page.getByText(/^flagbridge:\/\/join\//).innerText();

export async function useCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: say.link.paste }).fill(code);
  await button(page, say.link.pasteAct).click();
}

const called = async (page: Page, name: string): Promise<void> =>
  page.getByRole('textbox', { name: new RegExp(`^${say.name}`) }).fill(name);

/** The game whose bridge is open, shared: its code is on the screen. */
export async function shareGame(page: Page, name: string): Promise<string> {
  const game = gameOf(page);
  await page.goto(`/play/${game}/phones`);
  await button(page, say.share.act).waitFor();
  await called(page, name);
  await button(page, say.share.act).click();
  await codeOn(page);
  return game;
}

/** From the phones screen of the one into the game on the other; sides are taken from those that are free. */
export async function join(host: Page, guest: Page, name: string): Promise<string> {
  const show = button(host, say.link.show);
  if (await show.isVisible()) await show.click();
  await guest.goto('/join');
  await useCode(guest, await codeOn(host));
  await useCode(host, await codeOn(guest));
  return sitDown(guest, name);
}

/** Takes a seat in the game that was found, and is at its bridge. */
export async function sitDown(guest: Page, name: string): Promise<string> {
  await button(guest, say.join.act).waitFor();
  await called(guest, name);
  await button(guest, say.join.act).click();
  await guest.waitForURL(/\/play\/[0-9a-z]{21}$/);
  return gameOf(guest);
}

/** The one line of the bridge that tells of the other phones. */
export const bar = (page: Page, text: RegExp) => page.getByRole('button', { name: text });

/** Back to the bridge without a reload, which would cut the lines. */
export const back = (page: Page): Promise<void> => button(page, en.acts.back).click();
