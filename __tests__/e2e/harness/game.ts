import type { Locator, Page } from 'playwright-core';

import { en } from '../../../src/words/en';

const shipButton = /hull \d+ of \d+/;

/** Where a rule set is chosen: with what is said of it, which tells the editions apart. */
export const ADMIRALS = /^Admirals: Star Strike, Fleets on a hex map/;

/** The shortest of the ready games, in the list that offers it whether another game runs or not. */
export const quickGame = (page: Page): Locator =>
  page.getByRole('button', { name: /^Lantern Patrol against Kiln Raiders, Alpha.*with orders$/ });

/** From anywhere with the tabs in sight to the bridge of a new game. */
export async function startQuickGame(page: Page): Promise<void> {
  await page.getByRole('tab', { name: en.tabs.play, exact: true }).click();
  await quickGame(page).click();
  await page.getByRole('button', { name: shipButton }).first().waitFor();
}

/** Opens the first ship of the bridge. */
export async function openFirstShip(page: Page): Promise<void> {
  await page.getByRole('button', { name: shipButton }).first().click();
  await hull(page).waitFor();
}

/** The hull boxes of the open ship; its name says how many are left. */
export const hull = (page: Page, left?: number): Locator =>
  page.getByRole('group', { name: new RegExp(`^Hull, ${left ?? '\\d+'} of`) });

export const setHull = (page: Page, left: number): Promise<void> =>
  page.getByRole('button', { name: en.pips.set('Hull', left), exact: true }).click();

export const undo = (page: Page): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${en.undo.of('')}`) }).click();

export const redo = (page: Page): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${en.undo.redoOf('')}`) }).click();
