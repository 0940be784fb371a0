import type { Page } from 'playwright-core';

import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';

const app = appUnderTest();

const tap = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .filter({ visible: true })
    .last()
    .click();

const headed = (page: Page, name: RegExp) =>
  page.getByRole('heading', { level: 1, name }).filter({ visible: true }).last().waitFor();

/** A ready design becomes a design of one's own. */
async function designShip(page: Page): Promise<void> {
  await tap(page, en.fleets.list.new);
  await tap(page, /^Solar Flare/);
  await tap(page, /ready/i);
  await tap(page, /Even Keel/);
  await headed(page, /Even Keel/);
  await audit(page);
}

/** What the table has: one point is left of the stern and of the core. */
async function weaken(page: Page, ship: string, game: string): Promise<void> {
  await page.goto(`${game}/correct/${ship}`);
  for (const part of ['Section 4, integrity', 'Core, integrity']) {
    await tap(page, `Set ${part} to 1`);
    await page.getByRole('group', { name: `${part}, 1 of 4` }).waitFor();
  }
}

test('a ship is designed, a duel is played to its end over reloads, and taken back', async () => {
  const page = await app.open('/fleets');
  await designShip(page);

  await page.goto('/play/new/solar-flare');
  await page.getByText('your design').first().waitFor();
  await audit(page);
  await tap(page, en.games.new.start);
  await headed(page, /: weapons$/);
  const game = page.url();

  await weaken(page, 'B1-1', game);
  await page.goto(`${game}/ship/A1-1`);
  await page.reload();
  await tap(page, /^Fire beam 1/);
  await page.getByRole('radio', { name: /^4/ }).last().click();
  for (let die = 0; die < 4; die += 1) await tap(page, en.blocks.dice.face(6, ''));
  await tap(page, 'Fire');
  await audit(page);

  await page.goto(game);
  await tap(page, 'End the turn and the battle');
  await headed(page, /^Ember wins$/);
  await page.reload();
  await headed(page, /^Ember wins$/);
  await audit(page);

  await tap(page, /^Undo/);
  await headed(page, /: weapons$/);
  await page.reload();
  await headed(page, /: weapons$/);
});
