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

/** The objective, the ship that it names, and the first obstacle. */
const beforeBattle = async (page: Page) => {
  await tap(page, 'Before the battle');
  await tap(page, 'The Prize');
  await tap(page, 'Bastion Battleship');
  await tap(page, 'Placed, of six: one more');
  await page.getByText('Crown Blockade places the next one.').waitFor();
  await audit(page);
  await tap(page, 'Done');
};

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

/** Only a ship is asked for its speed. */
const SHIPS = ['Bastion Battleship', 'Heron Frigate', 'Lantern Cutter'];

const deployAll = async (page: Page, units: readonly string[]) => {
  await tap(page, 'Deploy');
  for (const unit of units) {
    await arrive(page, /\/turn$/);
    await tap(page, unit);
    if (!SHIPS.includes(unit)) {
      // The list stays: until the squadron is placed it offers what it did.
      await named(page, unit).first().waitFor({ state: 'hidden' });
      continue;
    }
    await arrive(page, /\/deploy\//);
    await tap(page, 'Deploy');
  }
};

/** A ship that was deployed leads back to the list of them, and the bridge still lies below that. */
const backToBridge = async (page: Page) => {
  await arrive(page, /\/turn$/);
  await page.goBack();
  await arrive(page, /\/play\/[^/]+$/);
};

const FIRST_DIALS = {
  'Heron Frigate': ['Repair', 'Navigate'],
  'Lantern Cutter': ['Squadron'],
  'Bastion Battleship': ['Concentrate fire', 'Repair', 'Navigate'],
};
const NEXT_DIALS = {
  'Heron Frigate': ['Squadron'],
  'Lantern Cutter': ['Squadron'],
  'Bastion Battleship': ['Repair'],
};

/** Each ship in secret, with the phone handed over. */
const setDials = async (page: Page, all: Readonly<Record<string, readonly string[]>>) => {
  await tap(page, 'Set the dials');
  for (const [ship, dials] of Object.entries(all)) {
    await arrive(page, /\/dials$/);
    await tap(page, ship);
    await page.getByRole('button', { name: /^I am / }).click();
    for (const [place, dial] of dials.entries()) await tap(page, dial, place);
    await tap(page, 'Set dials');
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

/** The row of Vesper, after two hits. */
const vesper = (page: Page) =>
  page
    .getByRole('button', { name: /^Vesper, .*hull 2 of 4/ })
    .filter({ visible: true })
    .waitFor();

const activate = async (page: Page, unit: string, what = 'ship') => {
  await tap(page, `Activate a ${what}`);
  await arrive(page, /\/turn$/);
  await tap(page, unit);
  await arrive(page, /\/activation\//);
};

const endOfMove = async (page: Page) => {
  await tap(page, 'Maneuver');
  await arrive(page, /\/maneuver\//);
  await tap(page, 'End the maneuver');
};

/** Seven dice, an accuracy that is kept, and a brace; a card is drawn from the app's deck. */
const attackOfBastion = async (page: Page) => {
  await activate(page, 'Bastion Battleship');
  await tap(page, 'Attack from front');
  await rollAtClose(page);
  await tap(page, 'On to defense · 8 damage');
  await page.getByRole('radio', { name: 'Brace', exact: true }).first().click();
  await audit(page);
  await tap(page, 'Draw it for me');
  await tap(page, 'Another card');
  await tap(page, 'Enter Jammed Helm');
  await tap(page, 'Resolve the attack · 4 damage');
  await arrive(page, /\/activation\//);
};

/** A dial for squadrons: one that is engaged may not move, attacks, and is struck back. */
const squadronsOfLantern = async (page: Page) => {
  await activate(page, 'Lantern Cutter');
  await tap(page, 'Command squadrons with the dial');
  await tap(page, 'Swift Squadron, A');
  await page.getByRole('switch', { name: 'Vesper' }).click();
  await named(page, 'Moved, not now: It is engaged and cannot move.').waitFor();
  await tap(page, 'Attack');
  await arrive(page, /\/attack\//);
  for (const face of ['Hit', 'Hit', 'Critical']) await tap(page, en.blocks.dice.face(face, ''));
  await tap(page, 'Resolve the attack · 2 damage');
  await arrive(page, /\/counter\//);
  for (const face of ['Hit', 'Accuracy']) await tap(page, en.blocks.dice.face(face, ''));
  await tap(page, 'Resolve the attack · 1 damage');
  await tap(page, 'Continue: Lantern Cutter');
  await arrive(page, /\/activation\//);
};

/** Two points of a token: a shield of the front. */
const repairOfHeron = async (page: Page) => {
  await activate(page, 'Heron Frigate');
  await tap(page, 'Repair');
  await tap(page, 'Recover a shield: Front');
  await page.getByRole('button', { name: 'Repair', exact: true }).last().click();
  await arrive(page, /\/activation\//);
};

test('two rounds with dials, tokens, an attack, squadrons and a repair, over reloads', async () => {
  const page = await app.open();
  await page.getByRole('button', { name: /^Harbour Patrol against Crown Blockade/ }).click();
  await beforeBattle(page);
  await deployAll(page, PLACED.slice(0, 1));
  await backToBridge(page);
  await deployAll(page, PLACED.slice(1));
  await setDials(page, FIRST_DIALS);
  await attackOfBastion(page);
  await endOfMove(page);
  await heron(page, 4, 0);
  await page.reload();
  await heron(page, 4, 0);
  await audit(page);
  await activate(page, 'Heron Frigate');
  await tap(page, 'Turn dial into token');
  await endOfMove(page);
  await squadronsOfLantern(page);
  await endOfMove(page);
  await vesper(page);
  await page.reload();
  await vesper(page);
  await tap(page, 'More');
  await tap(page, 'End this phase');
  await setDials(page, NEXT_DIALS);
  await activate(page, 'Bastion Battleship');
  await endOfMove(page);
  await repairOfHeron(page);
  await endOfMove(page);
  await heron(page, 4, 1);
  await page.reload();
  await heron(page, 4, 1);
  await undo(page);
  await page.getByRole('button', { name: /^Undo: Heron Frigate/ }).waitFor();
  await undo(page);
  await heron(page, 4, 0);
});
