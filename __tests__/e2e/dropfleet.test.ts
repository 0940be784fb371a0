import type { Page } from 'playwright-core';

import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';

const app = appUnderTest();

/** Whatever can be tapped, by its name or its name with details. */
const named = (page: Page, name: string) => {
  const [alone, followed] = [name, `${name}, `].map((text) => JSON.stringify(text));
  return page
    .locator(':is([role="button"], [role="radio"], [role="switch"])')
    .and(page.locator(`:is([aria-label=${alone}], [aria-label^=${followed}])`))
    .filter({ visible: true });
};
const tap = (page: Page, name: string) => named(page, name).last().click();
const arrive = (page: Page, at: RegExp) => page.waitForURL(at, { waitUntil: 'commit' });
const shown = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).last().waitFor();

/** Dice one by one; each has come down before the next. */
const roll = async (page: Page, label: string, dice: readonly number[]) => {
  for (const [at, die] of dice.entries()) {
    await page
      .getByLabel(en.blocks.dice.entered(label, at, dice.length))
      .last()
      .waitFor();
    // A key also says what its face gives.
    const key = page.getByRole('button', {
      name: new RegExp(`^${en.blocks.dice.face(die, '')}\\b`),
    });
    await key.filter({ visible: true }).last().click();
  }
};

/** Red begins. */
const plan = async (page: Page, ...coming: readonly string[]) => {
  await tap(page, 'Planning');
  await arrive(page, /\/planning$/);
  for (const team of coming) {
    await tap(page, `${team}: all enter`);
    await named(page, `${team}: all enter`).waitFor({ state: 'detached' });
  }
  await roll(page, 'Initiative', [6, 1]);
  await tap(page, 'Start activations');
  await named(page, 'Activate a Group').waitFor();
};

const activate = async (page: Page, group: string, order: string) => {
  await tap(page, 'Activate a Group');
  await arrive(page, /\/turn$/);
  await tap(page, group);
  await arrive(page, /\/ship\//);
  await tap(page, order);
  await named(page, 'End activation').waitFor();
};

const endActivation = async (page: Page) => {
  await tap(page, 'End activation');
  await named(page, 'Activate a Group').waitFor();
};

/** Three hits of the Long lance that nothing stops: six hull, and the first Ship is below half. */
const attackAndCripple = async (page: Page) => {
  await tap(page, 'Attack');
  await arrive(page, /\/attack\//);
  await tap(page, 'Broadside');
  await tap(page, 'Grapeshot');
  await shown(page, /^Odds: A Ship destroyed/);
  await audit(page);
  await roll(page, 'Hits', [6, 6, 6, 1, 1, 1]);
  await roll(page, 'Saves', [1, 1, 1]);
  await roll(page, 'Backup Saves', [1, 1, 1]);
  await tap(page, 'Resolve the attack');
  await tap(page, 'Crippling roll: Levanter B1');
  await roll(page, 'A crippling effect', [5, 4]);
  await tap(page, 'Apply');
};

/** From the sky into the city. */
const land = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Zephyr B1, / })
    .filter({ visible: true })
    .last()
    .click();
  await tap(page, 'Move to Atmosphere');
  await shown(page, /^Undo: Zephyr B1 is in Atmosphere/);
  await tap(page, en.acts.back);
  await tap(page, 'Launch');
  await tap(page, 'Launch 1 Dropship');
  await endActivation(page);
  await shown(page, /^Port Amber, .*battalions of blue 1/);
};

/** Whoever is left stays where it is. */
const skipRest = async (page: Page) => {
  await tap(page, en.blocks.more);
  await tap(page, 'Next: End of the round');
};

/** By hand to the round that scores. */
const scoreRoundFour = async (page: Page) => {
  await tap(page, en.blocks.more);
  await tap(page, 'Corrections');
  await arrive(page, /\/correct$/);
  await tap(page, 'End');
  await tap(page, 'More Round');
  await tap(page, 'More Round');
  await tap(page, 'Set phase');
  await shown(page, /^Undo: Round 4: End of the round/);
  await tap(page, en.acts.back);
  await tap(page, 'Score and end the round');
};

test('two rounds: orders, Spikes, an attack, crippling and repair, a landing, a score, over reloads', async () => {
  const page = await app.open();
  await page.getByRole('button', { name: /^Red against Blue over three dropsites/ }).click();
  await plan(page, 'Red', 'Blue');
  await activate(page, 'Levanter, A', 'Weapons Free');
  await attackAndCripple(page);
  await endActivation(page);
  await page.reload();
  await shown(page, /^Levanter A, spikes 2 of 4, order Weapons Free.*sig 12″/);
  await audit(page);
  await activate(page, 'Zephyr, B', 'General Quarters');
  await land(page);
  await skipRest(page);
  await tap(page, 'Fire and repair: Levanter B1');
  await roll(page, 'Repair', [4]);
  await tap(page, 'Apply');
  await shown(page, /^Undo: Levanter B1/);
  await tap(page, 'Score and end the round');
  await named(page, 'Planning').waitFor();
  await page.reload();
  await plan(page);
  await activate(page, 'Levanter, A', 'Silent Running');
  await endActivation(page);
  await shown(page, /^Levanter A, spikes 0 of 4, order Silent Running.*sig 0″/);
  await scoreRoundFour(page);
  await shown(page, /^Undo: Blue .*3/);
  await page.reload();
  await shown(page, /^Undo: Blue .*3/);
});
