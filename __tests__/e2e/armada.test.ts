import type { Page } from 'playwright-core';

import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { undo } from './harness/game';

const app = appUnderTest();

/** Whatever can be tapped, by its name or its name with details. */
const named = (page: Page, name: string) => {
  const [alone, followed] = [name, `${name}, `].map((text) => JSON.stringify(text));
  return page
    .locator(':is([role="button"], [role="radio"], [role="switch"])')
    .and(page.locator(`:is([aria-label=${alone}], [aria-label^=${followed}])`))
    .filter({ visible: true });
};
const tap = (page: Page, name: string, place = 0) => named(page, name).nth(place).click();
const arrive = (page: Page, at: RegExp) => page.waitForURL(at, { waitUntil: 'commit' });

/** In the order in which the sides place them: a ship, or two squadrons. */
const PLACED = [
  'Bastion Battleship',
  'Heron Frigate',
  'Vesper',
  'Wasp Squadron, A',
  'Lantern Cutter',
  'Wasp Squadron, B',
  'Mallet Squadron',
  'Anvil Squadron',
  'Swift Squadron, A',
  'Swift Squadron, B',
];

const deployAll = async (page: Page) => {
  await tap(page, 'Deploy');
  for (const unit of PLACED) {
    await arrive(page, /\/turn$/);
    await tap(page, unit);
    await arrive(page, /\/deploy\//);
    await tap(page, 'Deploy');
  }
};

const DIALS = {
  'Heron Frigate': ['Repair', 'Navigate'],
  'Lantern Cutter': ['Squadron'],
  'Bastion Battleship': ['Concentrate fire', 'Repair', 'Navigate'],
};

/** Each ship in secret, with the phone handed over. */
const setDials = async (page: Page) => {
  await tap(page, 'Set the dials');
  for (const [ship, dials] of Object.entries(DIALS)) {
    await arrive(page, /\/dials$/);
    await tap(page, ship);
    await page.getByRole('button', { name: /^I am / }).click();
    for (const [place, dial] of dials.entries()) await tap(page, dial, place);
    await tap(page, 'Put them under the stack');
  }
};

/** Three red and three black dice at close range, and a red one for the dial. */
const rollAtClose = async (page: Page) => {
  await tap(page, 'Close');
  await tap(page, 'Concentrate fire dial');
  for (const side of ['Red: Two hits', 'Red: Two hits', 'Red: Accuracy'])
    await page.getByRole('button', { name: new RegExp(`^${side}, `) }).click();
  for (const side of ['Black: Hit', 'Black: Hit', 'Black: Hit and critical'])
    await page.getByRole('button', { name: new RegExp(`^${side}, `) }).click();
  await tap(page, en.blocks.dice.face('Blank', ''));
};

/** The row of the Heron on the bridge. */
const heron = (page: Page, hull: number, front: number) =>
  page
    .getByRole('button', {
      name: new RegExp(`^Heron Frigate.*hull left ${hull} of 5, .* clockwise ${front}, 1, 2, 1`),
    })
    .filter({ visible: true })
    .waitFor();

test('the training game goes from one tap to a first attack, over a reload, and a step back', async () => {
  const page = await app.open();
  await page.getByRole('button', { name: /^Harbour Patrol against Crown Blockade/ }).click();
  await deployAll(page);
  await setDials(page);
  await tap(page, 'Activate a ship');
  await tap(page, 'Bastion Battleship');
  await tap(page, 'Attack');
  await rollAtClose(page);
  await page.getByRole('radio', { name: 'Brace', exact: true }).first().click();
  await audit(page);
  await tap(page, 'Resolve the attack · 4 damage');
  await arrive(page, /\/activation\//);
  await tap(page, 'Maneuver');
  await tap(page, 'End the maneuver');
  await heron(page, 4, 0);
  await page.reload();
  await heron(page, 4, 0);
  await audit(page);
  await undo(page);
  await page.getByRole('button', { name: /^Undo: Bastion Battleship rolls red/ }).waitFor();
  await undo(page);
  await heron(page, 5, 3);
});
