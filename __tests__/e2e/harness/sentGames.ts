import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { makeGameFile, parseGameFile, type SentGame } from '../../../src/storage/gameFile';
import { en } from '../../../src/words/en';
import type { Battle } from '../../builders/battle';

/** Hands a game that was prepared in a test over to the phone. */
export async function takeGame(page: Page, { setup, played }: Battle): Promise<void> {
  const { steps, cursor } = played.log;
  const text = makeGameFile({
    system: setup.system,
    name: 'A prepared game',
    setup,
    cursor,
    steps: steps.map((step) => ({ ...step, at: Date.now() })),
  });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: en.games.take.fileAct, exact: true }).click(),
  ]);
  const buffer = Buffer.from(text);
  await chooser.setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: en.games.take.keep, exact: true }).click();
}

/** The game as another phone would get it. */
export async function gameSentFrom(page: Page, url: string, game: string): Promise<SentGame> {
  await page.goto(`${url}/play/${game}/send`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.games.send.fileAct, exact: true }).click(),
  ]);
  const sent = parseGameFile(readFileSync(await file.path(), 'utf8'));
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  return sent.value;
}
