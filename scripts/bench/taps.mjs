import { median, phone, slowDown } from './slowPhone.mjs';
import { playTwoSteps, restoreBackup, saveBackup } from './steps.mjs';

const rounds = 15;
const question = 'The target has been waiting for this.';

/** Runs in the page: from a touch to the frame in which what it changes has another name. */
function tapToChange(/** @type {{ tap: string, changes: string }} */ { tap, changes }) {
  // Pages that lie below come first.
  const last = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].at(-1);
  const name = () => last(changes)?.getAttribute('aria-label');
  return new Promise((done) => {
    const before = name();
    const observer = new MutationObserver(() => {
      if (name() === before) return;
      observer.disconnect();
      const frame = new MessageChannel();
      frame.port1.onmessage = () => done(performance.now() - started);
      requestAnimationFrame(() => frame.port2.postMessage(null));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const started = performance.now();
    last(tap).click();
  });
}

/**
 * Taps one after the other, over and over; the median of each.
 * @param {import('playwright-core').Page} page
 * @param {readonly { tap: string, changes: string }[]} taps
 */
async function tapInTurn(page, taps) {
  await slowDown(page, true);
  const times = taps.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, tap] of taps.entries()) {
      times[at]?.push(await page.evaluate(tapToChange, tap));
      // What is written once the finger rests is not part of the next tap.
      await page.waitForTimeout(400);
    }
  }
  await slowDown(page, false);
  return times.map(median);
}

/**
 * A backup in which every armament has ten dice, and asks the table something.
 * @param {string} text
 */
function withTenDice(text) {
  const backup = JSON.parse(text);
  const { setups } = backup.tables;
  const at = setups.columns.indexOf('setup');
  setups.rows = setups.rows.map((/** @type {string[]} */ row) => {
    const setup = JSON.parse(row[at] ?? '');
    for (const card of Object.values(setup.cards)) {
      if (card.kind === 'weapon')
        card.modifiers = [{ value: -1, when: [{ on: 'asked', text: question }] }];
      for (const armament of card.armaments ?? [])
        for (const mount of armament.mounts) mount.dice = 10;
    }
    return row.with(at, JSON.stringify(setup));
  });
  return JSON.stringify(backup);
}

/** @param {import('playwright-core').Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).last().click();

/** From the bridge to a strike at somebody who stands ahead. @param {import('playwright-core').Page} page */
async function aimAtFirst(page) {
  await press(page, 'Activate a ship');
  await page
    .getByRole('button', { name: /^Activate (?!a ship)/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Strike with / })
    .first()
    .click();
  await page.getByRole('button', { name: /, / }).filter({ hasText: /%/ }).first().click();
  await press(page, 'Farther');
  await page.getByRole('switch', { name: question }).waitFor();
}

/**
 * What is tapped most: a shield, an activation, undo, and a switch that changes the odds of ten dice.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {number} yardstick
 * @returns {Promise<readonly import('./row').Row[]>}
 */
export async function measureTaps(browser, url, yardstick) {
  const device = await browser.newContext({ ...phone, baseURL: url });
  const page = await device.newPage();
  const ship = await playTwoSteps(page);
  await restoreBackup(page, withTenDice(await saveBackup(page)));
  const bridge = ship.replace(/\/ship\/.*/, '');
  await page.goto(bridge);
  await press(page, 'Start the battle');
  await press(page, 'Reveal all orders');
  await page.getByRole('button', { name: 'Activate a ship', exact: true }).waitFor();
  await page.goto(ship);
  const step = '[aria-label^="Undo:"]';
  await page.locator(step).last().waitFor();
  const undo = { tap: step, changes: step };
  const shield = { tap: '[aria-label*="shield, "]', changes: step };
  const [spent, undone] = await tapInTurn(page, [shield, undo]);
  const mark = { tap: '[aria-label="Activated"]', changes: step };
  const [activated] = await tapInTurn(page, [mark, undo]);
  await page.goto(bridge);
  await aimAtFirst(page);
  const [odds] = await tapInTurn(page, [
    { tap: `[aria-label="${question}"]`, changes: '[aria-label^="Odds:"]' },
  ]);
  await device.close();
  return [
    { name: 'a shield spent', value: spent, atMost: 1.2 },
    { name: 'a step taken back', value: undone, atMost: 1.2 },
    { name: 'a ship marked as activated', value: activated, atMost: 1.2 },
    { name: 'the odds of ten dice after a switch', value: odds, atMost: 0.6 },
  ].flatMap(({ name, value = Number.NaN, atMost }) => [
    { name: `tap to paint of ${name}`, value, unit: 'ms' },
    {
      name: `${name}, against a fixed piece of work`,
      value: value / yardstick,
      unit: 'times',
      budget: { atMost },
    },
  ]);
}
