import type { Page } from 'playwright-core';

import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';

const app = appUnderTest();
const say = en.fleets;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).last();
const tap = (page: Page, name: string | RegExp) => button(page, name).click();
/** What is in hand, once it is: a section that has no room for what was in hand before only says why. */
const key = async (page: Page, name: string) => {
  const named = { name, exact: true };
  await page.getByRole('radio', named).last().click();
  await page
    .getByRole('radio', { ...named, checked: true })
    .last()
    .waitFor();
};
const points = (page: Page, spent: number) =>
  page
    .getByRole('img', { name: new RegExp(`^Points, ${spent} of 80`) })
    .last()
    .waitFor();

const newDesign = async (page: Page) => {
  await page.goto('/fleets');
  await tap(page, say.list.new);
  await tap(page, /^Solar Flare, /);
  await page.getByRole('group', { name: /^Design of/ }).waitFor();
};

test('a ship is designed by tapping, kept over a reload, and taken back step by step', async () => {
  const page = await app.open('/fleets');
  await newDesign(page);
  await points(page, 0);
  await tap(page, 'Place in section 1');
  await button(page, 'Beam 3 in section 1').waitFor();
  await points(page, 4);
  await key(page, 'Engine');
  await tap(page, /^Section 5, left rear: empty/);
  await button(page, 'Engine 3 in section 5').waitFor();
  await points(page, 8);
  await page.reload();
  await button(page, 'Engine 3 in section 5').waitFor();
  await tap(page, 'Engine 3 in section 5');
  await tap(page, 'More Engine in section 5, level');
  await points(page, 9);
  await tap(page, /^Section 4, stern: empty/);
  await button(page, 'Engine 4 in section 4').waitFor();
  await audit(page);
  await tap(page, 'Remove');
  await points(page, 4);
  await tap(page, new RegExp(`^${en.acts.undo}`));
  await button(page, 'Engine 4 in section 4').waitFor();
});

test('what is left is spent for the captain, what is broken is mended by a tap, and the sheet stands', async () => {
  const page = await app.open('/fleets');
  await newDesign(page);
  await tap(page, say.fleet.complete);
  await tap(page, /^Balanced · 80 points/);
  await points(page, 80);
  await page.getByText('This design is legal.').last().waitFor();
  await page
    .getByRole('switch', { name: /^Team 2, level/ })
    .last()
    .click();
  await tap(page, 'More Team 2, level');
  await points(page, 81);
  await tap(page, /^Trim levels/);
  await points(page, 80);
  await tap(page, 'Record sheet');
  await page.getByText('Crew roster').last().waitFor();
  await audit(page);
});

test('a ready design goes to another device by its code', async () => {
  const page = await app.open('/fleets');
  await newDesign(page);
  await tap(page, /^Start with a ready design/);
  await tap(page, /^Low Tide, 80 points/);
  await points(page, 80);
  await tap(page, new RegExp(`^${say.fleet.share}`));
  const code = (await page.getByText(/^FLARE1:/).textContent()) ?? '';
  expect(code.length).toBeLessThan(160);
  const other = await app.open(`/fleets/take/${encodeURIComponent(code)}`);
  await other.getByText(/Section 1: Torpedo 6 and Torpedo 5/).waitFor();
  await audit(other);
});
