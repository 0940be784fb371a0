import type { Page } from 'playwright-core';

import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { restingBox } from './harness/restingBox';

const app = appUnderTest();

const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .filter({ visible: true })
    .last();

const tap = (page: Page, name: string | RegExp) => button(page, name).click();

const headed = (page: Page, name: RegExp) =>
  page.getByRole('heading', { level: 1, name }).filter({ visible: true }).last().waitFor();

/** Slot by slot: two beams ahead, an engine and a generator, and a team to charge them. */
async function designShip(page: Page): Promise<void> {
  await tap(page, en.fleets.list.new);
  await tap(page, /^Solar Flare/);
  await tap(page, 'More Beam level');
  await tap(page, 'Place in section 1');
  await button(page, 'Beam 4 in section 1').waitFor();
  await tap(page, 'Place in section 1');
  await page.getByRole('img', { name: /^Points, 10 of 80/ }).waitFor();
  for (const [key, place, placed] of [
    ['Engine', 'Place in section 4', 'Engine 4 in section 4'],
    ['Generator', 'Place in core', 'Generator 4 in core'],
  ] as const) {
    await page.getByRole('radio', { name: key, exact: true }).last().click();
    await tap(page, place);
    await button(page, placed).waitFor();
  }
  await page.getByRole('radio', { name: 'Crew', exact: true }).last().click();
  await tap(page, 'Add crew team');
  await page.getByRole('img', { name: /^Points, 28 of 80/ }).waitFor();
}

/** A beam at the stern of the other ship, with sixes alone. */
async function fire(page: Page, ship: string): Promise<void> {
  await page.goto(ship);
  await tap(page, 'Beam 1 A: 4 of 4');
  await page.getByRole('radio', { name: /^4/ }).last().click();
  for (let die = 0; die < 4; die += 1) await tap(page, en.blocks.dice.face(6, ''));
  await tap(page, 'Fire');
  await button(page, 'Beam 1 A: 0 of 4').waitFor();
}

/** A finger that pulls a number to the right: as far as it goes. */
async function dragFar(page: Page, name: RegExp): Promise<void> {
  const stepper = page.getByRole('group', { name }).filter({ visible: true }).last();
  await stepper.scrollIntoViewIfNeeded();
  const box = await restingBox(stepper);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 100, y, { steps: 10 });
  await page.mouse.up();
}

/** All three phases without doing anything. */
async function passTurn(page: Page, ship: string): Promise<void> {
  await page.goto(ship);
  for (const phase of ['weapons', 'movement', 'power']) {
    await tap(page, new RegExp(`^${phase}: `, 'i'));
    if (phase === 'power') await tap(page, /^Share out/);
    else await tap(page, `Finish ${phase}`);
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

  await fire(page, `${game}/ship/A1-1`);
  await page.reload();
  await button(page, 'Beam 1 A: 0 of 4').waitFor();
  await tap(page, 'Finish weapons');
  await tap(page, /^Movement: /);
  await tap(page, 'Ahead');
  await tap(page, 'Move · 1 engine, 0 thrusters');
  await tap(page, 'Finish movement');
  await tap(page, /^Power: /);
  await dragFar(page, /^Beam 1 A, 0$/);
  await page.getByRole('group', { name: 'Beam 1 A, 4' }).filter({ visible: true }).waitFor();
  await audit(page);
  await tap(page, 'Share out 4 · lose 4');
  await headed(page, /^Anvil Song: weapons$/);
  await passTurn(page, game);

  await headed(page, /: weapons$/);
  await fire(page, `${game}/ship/A1-1`);
  await page.goto(game);
  await tap(page, 'End the turn and the battle');
  await headed(page, / wins$/);
  await page.reload();
  await headed(page, / wins$/);
  await audit(page);

  await tap(page, /^Undo/);
  await headed(page, /: weapons$/);
  await page.reload();
  await headed(page, /: weapons$/);
});

/** A tap so many hexes ahead of the ship in the middle of a map that shows four around it. */
async function tapAhead(page: Page, hexes: number): Promise<void> {
  const map = page.getByRole('img', { name: /^Your ship in the middle/ }).filter({ visible: true });
  await map.scrollIntoViewIfNeeded();
  const box = await restingBox(map);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - (hexes * box.height) / 9);
}

test('what was put on the map is there after a restart, and a planet there stops the shot', async () => {
  const page = await app.open('/play/new/solar-flare');
  await tap(page, en.games.new.start);
  await headed(page, /: weapons$/);
  await page.goto(`${page.url()}/ship/A1-1`);
  await tap(page, /^Fire beam 1/);
  await tapAhead(page, 2);
  const hits = page.getByText(/It can hit section 1\. Distance 2\./).filter({ visible: true });
  await hits.waitFor();
  await page.reload();
  await hits.waitFor();
  await page.getByRole('radio', { name: 'Planet or moon' }).filter({ visible: true }).click();
  await tapAhead(page, 1);
  const blocked = page.getByText(/The line is blocked/).filter({ visible: true });
  await blocked.waitFor();
  await page.reload();
  await blocked.waitFor();
  await tap(page, /^Undo/);
  await hits.waitFor();
});
