import type { Page } from 'playwright-core';

import type { Breach } from '../../src/systems/admirals/fleet/checkFleet';
import { ESCALATIONS } from '../../src/systems/admirals-shared/fleet/types';
import { en } from '../../src/words/en';
import { strangeFleets } from '../builders/strangeFleets';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { ADMIRALS } from './harness/game';
import { restingBox } from './harness/restingBox';

const app = appUnderTest();
const say = en.fleets;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).last();
const tap = (page: Page, name: string | RegExp) => button(page, name).click();
const power = (page: Page, told: string) =>
  page
    .getByRole('img', { name: new RegExp(`^Power, ${told}`) })
    .last()
    .waitFor();
/** Letters with a meaning to patterns are themselves here. */
const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const reads = (page: Page, sentence: string) =>
  page
    .getByText(new RegExp(plain(sentence)))
    .last()
    .waitFor();
const back = (page: Page) => tap(page, en.acts.back);

const newFleet = async (page: Page) => {
  await page.goto('/fleets');
  await tap(page, say.list.new);
  await tap(page, ADMIRALS);
  await button(page, 'Add ships').waitFor();
};

const choose = (page: Page, level: string) =>
  page
    .getByRole('radio', { name: new RegExp(`^${level}`) })
    .last()
    .click();

/** Adds to the open fleet, copies and all, and comes back to it. */
const add = async (page: Page, ships: readonly string[], how: 'fits' | 'anyway' = 'fits') => {
  await tap(page, 'Add ships');
  for (const ship of ships) {
    if (how === 'fits') await tap(page, `Add ${ship}`);
    else {
      // Greyed: a tap says why, and offers it all the same.
      await button(page, new RegExp(`^Add ${ship}`)).click({ force: true });
      await tap(page, 'Add anyway');
    }
  }
  await tap(page, 'Done');
};

const order = async (page: Page, orders: readonly string[]) => {
  await tap(page, /^Order library, /);
  for (const name of orders) await tap(page, `One more ${name}`);
  await tap(page, 'Done');
};

const TEN = ['Steady Aim', 'Weave', 'Flank Speed', 'Brace', 'Recharge Shields'].flatMap((name) => [
  name,
  name,
]);

const chooseList = choose;

test('from an empty app a legal fleet is built at each escalation level', async () => {
  const page = await app.open('/fleets');
  await page.getByText(say.empty.title).waitFor();
  for (const [level, limit] of Object.entries(ESCALATIONS)) {
    await newFleet(page);
    await choose(page, level);
    await power(page, `0 of ${limit}`);
    await tap(page, new RegExp(`^${say.fleet.complete}`));
    await button(page, /all \d+ power/).waitFor();
    await page
      .getByRole('button', { name: new RegExp(`all ${limit} power`) })
      .first()
      .click();
    await power(page, `${limit} of ${limit}`);
    await reads(page, 'This fleet is legal.');
  }
  await page.goto('/fleets');
  await page.getByRole('link', { name: /Omega, 50 power.*50 of 50, Legal/ }).waitFor();
  await audit(page);
});

/** Counts taps from here on. */
const counting = (page: Page) => {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (name: string | RegExp) => {
      taps += 1;
      await tap(page, name);
    },
  };
};

test('a legal Alpha fleet with its orders takes at most ten taps, whether filled or built by hand', async () => {
  const page = await app.open('/fleets');
  const filled = counting(page);
  await filled.tap(say.list.new);
  await filled.tap(ADMIRALS);
  await filled.tap(say.fleet.complete);
  await filled.tap(/^2 × Beacon Frigate and 3 × Tidefolk Lure/);
  await reads(page, 'This fleet is legal.');
  expect(filled.taps()).toBeLessThanOrEqual(5);

  await page.goto('/fleets');
  const byHand = counting(page);
  await byHand.tap(say.list.new);
  await byHand.tap(ADMIRALS);
  await byHand.tap('Add ships');
  for (const ship of ['Meridian Cruiser', 'Ember Picket', 'Ember Picket', 'Glimmer Scout'])
    await byHand.tap(`Add ${ship}`);
  const rows = await page.getByRole('group', { name: /, \d$/ }).all();
  const boxes = await Promise.all(rows.map(restingBox));
  const strip = await restingBox(page.getByRole('img', { name: /^Power, / }).last());
  const above = boxes.filter((box) => box.y + box.height < strip.y);
  expect(above.length).toBeGreaterThanOrEqual(6);
  await byHand.tap('Done');
  await byHand.tap('Fill the orders');
  await reads(page, 'This fleet is legal.');
  expect(byHand.taps()).toBeLessThanOrEqual(10);
  await button(page, 'Play this fleet').waitFor();
});

test('an empty Omega fleet is completed to its last power', async () => {
  const page = await app.open('/fleets');
  await newFleet(page);
  await choose(page, 'Omega');
  await power(page, '0 of 50');
  await tap(page, new RegExp(`^${say.fleet.complete}`));
  await button(page, /all 50 power/).waitFor();
  await page.getByText(/^The best \d+\./).waitFor();
});

/** What each rule says when it is broken below; a new rule has to be broken, too. */
const SENTENCES: Readonly<Record<Breach['id'], string>> = {
  'over-power-limit': 'The fleet costs 24 of 10 power; take out at least 14.',
  'core-below-minimum': 'Core is 0 of 10; add at least 4 power of Core ships.',
  'core-above-maximum': 'Core is 7 of 10 and may be 6; take out at least 1 power of Core ships.',
  'specialist-above-maximum': 'Specialist is 5 of 10 and may be 3; take out at least 2 power',
  'support-above-maximum': 'Support is 3 of 10 and may be 2; take out at least 1 power of Support',
  'ship-not-on-list': 'Ember Picket is not on the list Kiln Combine; take it out.',
  'ship-card-missing': 'The card of Z-SHIP is not in any pack in use; add its pack or take it out.',
  'too-many-copies': '2 copies of Daybreak Dreadnought, and the list allows 1; take out 1.',
  'mixed-allegiance': 'Standard and Refit ships must share one allegiance',
  'mixed-ally-allegiance': 'Allies must share one allegiance',
  'ally-of-another-colour': 'Allies must have the fleet’s colour, Explore',
  'list-too-few': 'The list asks for at least 2 of Beacon Frigate, and here are 0; add 2.',
  'list-too-many': 'The list allows 2 of Zenith Battleship or Daybreak Dreadnought, and here are 3',
  'list-needs': 'The list asks for 1 of Ember Picket for each Lamplighter Carrier, and here is 1',
  'commander-required': 'Open play needs a commander',
  'commander-not-on-chart': 'The command chart does not put Commodore Isaura Venn on Ember Picket',
  'commander-not-aboard': 'Commodore Isaura Venn needs a ship of this fleet; choose Meridian',
  'flight-group-needs-carrier': 'Firefly Interceptors needs a ship with “Carrier” in its name',
  'flight-group-per-carrier': 'Lamplighter Carrier carries 2 flight groups and may carry one',
  'flight-group-not-on-chart': 'Moth Spotters is not on the list’s chart',
  'too-many-flight-groups': 'Open play has at most one flight group, and here are 3; leave 2 out.',
  'basic-order-count': 'The library has 11 Basic orders and needs exactly 10; take out 1.',
  'basic-order-copies': '3 copies of Weave, and a library holds at most 2; take out 1.',
  'special-order-count': 'The library has 6 Special orders and may have 5; take out 1.',
  'special-order-duplicate': '2 copies of Broadside, and a Special order comes once; take out 1.',
  'order-card-missing': 'The card of order Z-ORDER is not in any pack in use',
};

const broken = new Set<string>();
const breaks = async (page: Page, ...rules: readonly Breach['id'][]) => {
  for (const rule of rules) {
    await reads(page, SENTENCES[rule]);
    broken.add(rule);
  }
};

/** Legality, power and shares stay in view on every page of a fleet. */
const staysInView = async (page: Page, pages: readonly RegExp[]) => {
  for (const opens of pages) {
    await tap(page, opens);
    await expect(
      page
        .getByRole('img', { name: /^Power, .*Core \d.*Specialist \d.*Support \d/ })
        .last()
        .isVisible(),
    ).resolves.toBe(true);
    await back(page);
  }
};

test('each rule that a tap can break is broken once, and its sentence read', async () => {
  const page = await app.open('/fleets');
  await newFleet(page);
  await add(page, ['Ember Picket']);
  await breaks(page, 'core-below-minimum');
  await reads(page, 'The library has 0 Basic orders and needs exactly 10; add 10.');
  await audit(page);
  await add(page, ['Zenith Battleship'], 'anyway');
  await breaks(page, 'core-above-maximum');
  await add(page, ['Zenith Battleship', 'Daybreak Dreadnought'], 'anyway');
  await breaks(page, 'over-power-limit', 'list-too-many');
  await add(page, ['Daybreak Dreadnought', 'Prism Cruiser', 'Lamplighter Carrier'], 'anyway');
  await add(page, ['Lamplighter Carrier', 'Tidefolk Lure'], 'anyway');
  await breaks(page, 'too-many-copies', 'specialist-above-maximum', 'list-needs');

  await order(page, [...TEN, 'Weave', 'Broadside', 'Broadside', 'Overcharge', 'Last Stand']);
  await order(page, ['Wolf Pack', 'Dark Running']);
  await breaks(page, 'basic-order-count', 'basic-order-copies');
  await breaks(page, 'special-order-count', 'special-order-duplicate');
  await staysInView(page, [/^Order library, /, /^Command, /, /^Fleet card, /, /^Ember Picket, /]);

  await tap(page, /^Command, /);
  await page
    .getByRole('switch', { name: /^Commodore Isaura Venn/ })
    .last()
    .click();
  for (const name of ['Moth Spotters', 'Moth Spotters', 'Firefly Interceptors'])
    await tap(page, `One more ${name}`);
  await breaks(page, 'flight-group-needs-carrier');
  const onFirst = page.getByRole('radio', { name: /^Lamplighter Carrier A/ });
  await onFirst.nth(1).click();
  await breaks(page, 'flight-group-per-carrier');
  await audit(page);
  await tap(page, 'Done');

  await chooseList(page, 'Kiln Combine');
  await breaks(page, 'ship-not-on-list', 'flight-group-not-on-chart');
  await reads(page, 'The command chart has no ship for Commodore Isaura Venn');
  await add(page, ['Saltmarch Brinemaw'], 'anyway');
  await breaks(page, 'mixed-ally-allegiance', 'ally-of-another-colour');
  await add(page, ['Cinder Gunboat'], 'anyway');
  await breaks(page, 'mixed-allegiance');

  await page.getByRole('radio', { name: 'Open play' }).last().click();
  await breaks(page, 'too-many-flight-groups');
  await tap(page, /^Command, /);
  await page
    .getByRole('switch', { name: /^Commodore Isaura Venn/ })
    .last()
    .click();
  await breaks(page, 'commander-required');
});

const restore = async (page: Page, backup: string) => {
  await page.goto('/more/data');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    tap(page, en.data.restore),
  ]);
  const file = { name: 'backup.json', mimeType: 'application/json' };
  await chooser.setFiles({ ...file, buffer: Buffer.from(backup) });
  await tap(page, en.data.replace);
  await page.getByText(en.data.restored).waitFor();
};

const openFleet = async (page: Page, name: string) => {
  await page.goto('/fleets');
  await page.getByRole('link', { name: new RegExp(`^${name},`) }).click();
};

test('fleets with cards that are missing say so, one with a card that has changed offers both', async () => {
  const page = await app.open('/more/data');
  await restore(page, await strangeFleets());
  await openFleet(page, 'Odd lot');
  await breaks(page, 'support-above-maximum', 'ship-card-missing', 'list-too-few');
  await breaks(page, 'order-card-missing', 'commander-not-on-chart');
  await audit(page);
  await openFleet(page, 'Adrift');
  await breaks(page, 'commander-not-aboard');
  await reads(page, 'The card of flight group Z-WING is not in any pack in use.');
  expect([...broken].sort()).toEqual(Object.keys(SENTENCES).sort());

  await openFleet(page, 'Changing');
  await reads(page, 'A card has changed since this fleet was built: Meridian Cruiser.');
  await button(page, say.fleet.keepOld).waitFor();
  await button(page, /^Fleet card.*Hull 7/).waitFor();
  await tap(page, say.fleet.takeNew);
  await button(page, /^Fleet card.*Hull 12/).waitFor();
  await tap(page, en.undo.of(say.fleet.takeNew));
  await tap(page, say.fleet.keepOld);
  await page.getByText(/A card has changed/).waitFor({ state: 'detached' });
  await button(page, /^Fleet card.*Hull 7/).waitFor();
});

test('a fleet shared by its code is the same on another device, and a code that is cut says so', async () => {
  const page = await app.open('/fleets');
  await newFleet(page);
  await add(page, ['Meridian Cruiser', 'Glimmer Scout', 'Ember Picket', 'Ember Picket']);
  await tap(page, /^Meridian Cruiser/);
  await page.getByRole('textbox', { name: 'Name' }).last().pressSequentially('Vega');
  await button(page, en.undo.of('Name')).waitFor();
  await back(page);
  await order(page, TEN);
  await tap(page, new RegExp(`^${say.fleet.share}`));
  await page.getByRole('img', { name: /^QR code of/ }).waitFor();
  await audit(page);
  const code = await page.getByText(/^ADM1:/).innerText();
  const words = await page.getByText(/1 × Meridian Cruiser/).innerText();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tap(page, say.share.copyWords);
  const sent = await page.evaluate(() => navigator.clipboard.readText());

  const other = await app.open(`/fleets/take/${code}`);
  await other.getByText(/1 × Meridian Cruiser/).waitFor();
  await expect(other.getByText(/1 × Meridian Cruiser/).innerText()).resolves.toBe(words);
  await audit(other);
  await tap(other, say.take.keep);
  await power(other, '8 of 10');
  await tap(other, new RegExp(`^${say.fleet.share}`));
  await expect(other.getByText(/^ADM1:/).innerText()).resolves.toBe(code);

  await other.goto(`/fleets/take/${code.slice(0, -3)}`);
  await other.getByText(/This code is incomplete/).waitFor();
  await audit(other);

  await other.goto('/fleets/take');
  await other.getByRole('textbox', { name: say.take.paste }).fill(sent);
  await tap(other, say.take.look);
  await button(other, say.take.keep).waitFor();
  await expect(other.getByText(/1 × Meridian Cruiser/).innerText()).resolves.toBe(words);

  await other.addInitScript(seeWithCamera, code);
  await other.goto('/fleets/take');
  await tap(other, say.take.camera);
  await other.getByText(/1 × Meridian Cruiser/).waitFor();
});

/** A camera before which somebody holds a code: the browsers of tests have none. */
function seeWithCamera(code: string) {
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = () => Promise.resolve([{ rawValue: code }]);
  }
  const getUserMedia = () => Promise.resolve(document.createElement('canvas').captureStream());
  Object.assign(globalThis, { BarcodeDetector: Detector });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
}

test('the sheet is one page on A4 and on Letter for eight ships', async () => {
  const page = await app.open('/fleets');
  await newFleet(page);
  await choose(page, 'Omega');
  await chooseList(page, 'Kiln Combine');
  await add(page, ['Great Kiln Dreadnought']);
  await add(
    page,
    Array.from({ length: 7 }, () => 'Great Kiln Dreadnought'),
    'anyway',
  );
  await order(page, TEN);
  await tap(page, new RegExp(`^${say.fleet.share}`));
  await button(page, say.share.printAct.paper).waitFor();
  await page.locator('.paper.sheet').waitFor({ state: 'attached' });
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect([format, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([format, 1]);
  }
});
