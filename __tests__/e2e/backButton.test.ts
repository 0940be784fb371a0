import type { Page } from 'playwright-core';

import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { ADMIRALS } from './harness/game';
import { sheetClosed } from './harness/sheetClosed';

const app = appUnderTest();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).last();
const tap = (page: Page, name: string | RegExp) => button(page, name).click();
const at = (page: Page, path: RegExp) => page.waitForURL(path, { waitUntil: 'commit' });

const LIST = /\/fleets$/;
const FLEET = /\/fleets\/[^/]+$/;

test('Back closes a sheet, goes over a closed one, and leaves the screen that one opened', async () => {
  const page = await app.open('/play');
  await page.getByRole('tab', { name: en.tabs.fleets }).click();
  await tap(page, en.fleets.list.new);
  await button(page, ADMIRALS).waitFor();
  await page.goBack();
  await sheetClosed(page);
  await at(page, LIST);

  await tap(page, en.fleets.list.new);
  await tap(page, en.acts.close);
  await sheetClosed(page);
  await page.goBack();
  await at(page, /\/play$/);
  await page.goForward();
  await at(page, LIST);

  await tap(page, en.fleets.list.new);
  await tap(page, ADMIRALS);
  await button(page, 'Add ships').waitFor();
  await at(page, FLEET);
  await page.goBack();
  await at(page, LIST);
  await button(page, en.fleets.list.new).waitFor();
});

/** A browser that takes its time to go back, as a busy one does: up to 60 ms, never the same. */
function goBackLate() {
  const { go } = History.prototype;
  let late = 0;
  History.prototype.go = function (steps) {
    late = (late + 7) % 61;
    setTimeout(() => go.call(this, steps), late);
  };
  History.prototype.back = function () {
    this.go(-1);
  };
}

test('a screen that opens as a sheet closes stays, however late the browser goes back', async () => {
  const page = await app.open('/fleets');
  await page.evaluate(goBackLate);
  const fleetStays = async () => {
    await at(page, FLEET);
    // Longer than the browser may be late: whatever was on its way has happened.
    await page.waitForTimeout(120);
    expect(page.url()).toMatch(FLEET);
    await button(page, 'Add ships').waitFor();
    await tap(page, en.acts.back);
    await at(page, LIST);
  };
  for (let round = 0; round < 6; round += 1) {
    await tap(page, en.fleets.list.new);
    await tap(page, ADMIRALS);
    await fleetStays();
    await tap(page, en.fleets.list.new);
    await tap(page, en.acts.close);
    await page
      .getByRole('link', { name: /^New fleet/ })
      .first()
      .click();
    await fleetStays();
  }
});

/** A browser that is so busy that the router no longer waits for its step back. */
function goBackTooLate() {
  const { go } = History.prototype;
  History.prototype.go = function (steps) {
    setTimeout(() => go.call(this, steps), 1_400);
  };
}

test('a screen that opens after Back stays, though the browser goes back later than the router waits', async () => {
  const device = await app.newDevice();
  await device.addInitScript(goBackTooLate);
  const page = await app.open('/more', device);
  const row = (name: string) =>
    page.getByRole('link', { name: new RegExp(`^${name}`) }).filter({ visible: true });
  await row(en.about.title).click();
  await at(page, /\/about$/);
  await tap(page, en.acts.back);
  await row(en.data.title).click();
  await at(page, /\/data$/);
  // The step comes now, and is taken back.
  await page.waitForTimeout(1_000);
  expect(page.url()).toMatch(/\/data$/);
  await page.getByText(en.data.where).filter({ visible: true }).waitFor();
  await tap(page, en.acts.back);
  await at(page, /\/more$/);
});
