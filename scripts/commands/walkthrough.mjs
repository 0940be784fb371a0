import { mkdirSync } from 'node:fs';

import { chromium } from 'playwright-core';

import { findChromium, startOptions } from '../browser/findChromium.mjs';
import { serveFolder } from '../web/serveFolder.mjs';

/**
 * The pictures of docs/walkthrough.md and the README: the app in `dist`, walked from its first start to the end of a training battle.
 * `npm run build:web` first.
 */
const folder = 'docs/walkthrough';
mkdirSync(folder, { recursive: true });

const server = await serveFolder('dist', 0);
const browser = await chromium.launch(startOptions(await findChromium()));
const device = await browser.newContext({
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  hasTouch: true,
  serviceWorkers: 'block',
  baseURL: server.url,
});
// The same dice every time, so that the pictures stay the same.
await device.addInitScript(() => {
  const falls = [0.2, 0.9, 0.4, 0.8];
  let rolled = 0;
  Math.random = () => falls[rolled++ % falls.length] ?? 0;
});
const page = await device.newPage();
await page.goto('/');

/** @param {string | RegExp} name */
const named = (name) => {
  const exactly = { name, exact: typeof name === 'string' };
  const either = page.getByRole('button', exactly).or(page.getByRole('radio', exactly));
  return either.filter({ visible: true }).last();
};
/** @param {...(string | RegExp)} names */
const tap = async (...names) => {
  for (const name of names) await named(name).click();
};
/** @param {string} name */
const picture = async (name) => {
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 60 });
};

await named('Training battle').waitFor();
await picture('1-first-start');
await tap('Training battle', 'Start the battle', /^Orders: /, /^I am /);
await picture('2-orders');
await tap('Fill the rest', /^Hand over to /, /^I am /, 'Fill the rest', 'Reveal all orders');
await named('Activate Hammer Cruiser').waitFor();
await picture('3-bridge');
await tap(/^Hammer Cruiser, /);
await named(/^Activate/).waitFor();
await picture('4-ship');
await page.goBack();
await named('Activate Hammer Cruiser').waitFor();
await tap('Activate Hammer Cruiser', /^Strike with Slug Battery/, /^Ember Picket A/);
await named('Roll for me').waitFor();
await tap('Farther', 'Farther');
await picture('5-strike');
await tap('Roll for me');
await named(/^Apply to /).waitFor();
await picture('6-rolled');
await tap(/^Apply to /, 'End activation', /owed: end anyway$/);
await named(/^Activate (?!a ship)/).waitFor();
for (;;) {
  await named(/^Activate (?!a ship)|^Refresh Phase$/).waitFor();
  if (await named('Refresh Phase').isVisible()) break;
  await tap(/^Activate (?!a ship)/, 'End activation');
  await page.waitForTimeout(300);
  if (await named(/owed: end anyway$/).isVisible()) await tap(/owed: end anyway$/);
  await page.waitForTimeout(300);
}
await tap('Refresh Phase');
await named('Refresh and go on').waitFor();
await picture('7-refresh');
await tap('Refresh and go on');
await named(/^Orders: /).waitFor();
await tap('More', /^Corrections/);
await tap('End the game now');
await page.waitForTimeout(800);
const [, , game] = new URL(page.url()).pathname.split('/');
await page.goto(`/play/${game}/report`);
await page.getByRole('heading', { level: 1 }).last().waitFor();
await picture('8-end');

await browser.close();
await server.close();
