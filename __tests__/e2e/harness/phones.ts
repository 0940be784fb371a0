import type { BrowserContext, Page } from 'playwright-core';

import { makeSquares } from '../../../src/core/codes/qr';
import { en } from '../../../src/words/en';
import { phones as say } from '../../../src/words/en/phones';

/** What people do to bring phones together. */

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

/** A camera for every page of a device, which sees what is drawn for it: the browsers of tests have none. */
export async function giveCamera(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    const seen = document.createElement('canvas');
    Object.assign(seen, { width: 640, height: 480 });
    const streams: MediaStream[] = [];
    const getUserMedia = async () => {
      const stream = seen.captureStream();
      streams.push(stream);
      return stream;
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
    Object.assign(window, { seen, streams });
  });
}

/** Holds a code before the camera of a page. */
const holdUp = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (squares) => {
      const seen: unknown = Reflect.get(window, 'seen');
      const brush = seen instanceof HTMLCanvasElement ? seen.getContext('2d') : null;
      if (!brush) throw new Error('this page has no camera');
      let frame = 0;
      const draw = () => {
        frame += 1;
        brush.fillStyle = 'white';
        brush.fillRect(0, 0, 640, 480);
        brush.fillStyle = 'black';
        // No hand holds a phone still: a reader that fails at one size reads the next.
        const size = Math.floor(400 / squares.length) - (frame % 3);
        for (const [y, row] of squares.entries())
          for (const [x, isDark] of row.entries())
            if (isDark) brush.fillRect(120 + x * size, 40 + y * size, size, size);
      };
      // A stream has a picture whenever something was drawn.
      setInterval(draw, 100);
    },
    makeSquares(code) ?? [],
  );

/** How many cameras of a page are on. */
export const camerasOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const streams: unknown = Reflect.get(window, 'streams');
    const all: readonly MediaStream[] = Array.isArray(streams) ? streams : [];
    return all.filter((stream) => stream.getTracks().some((track) => track.readyState === 'live'))
      .length;
  });

/** One look each way, by the cameras of both: the game is found, and no camera is on any more. */
export async function joinByLooks(host: Page, guest: Page): Promise<void> {
  await guest.goto('/join');
  await button(guest, say.link.camera).click();
  await holdUp(guest, await codeOn(host));
  await guest.getByText(say.join.show).waitFor();
  await button(host, say.link.camera).click();
  await button(host, say.link.stopCamera).waitFor();
  await holdUp(host, await codeOn(guest));
  await host.getByText(say.link.guests(1)).waitFor();
  await button(guest, say.join.act).waitFor();
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
