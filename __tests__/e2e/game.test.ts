import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { hull, openFirstShip, redo, setHull, startQuickGame, undo } from './harness/game';

const app = appUnderTest();

test('a game is started with one tap, and its bridge and its ships pass the audit', async () => {
  const page = await app.open();
  await startQuickGame(page);
  await audit(page);
  await openFirstShip(page);
  await audit(page);
});

test('hull lost by hand is taken back, done again, and there after a reload', async () => {
  const page = await app.open();
  await startQuickGame(page);
  await openFirstShip(page);
  const before = Number(/\d+/.exec((await hull(page).getAttribute('aria-label')) ?? '')?.[0]);
  await setHull(page, 1);
  await hull(page, 1).waitFor();
  await undo(page);
  await hull(page, before).waitFor();
  await redo(page);
  await hull(page, 1).waitFor();
  await page.reload();
  await hull(page, 1).waitFor();
  await undo(page);
  await hull(page, before).waitFor();
});

test('a game that was left waits on Play, and goes on where it was', async () => {
  const page = await app.open();
  await startQuickGame(page);
  await openFirstShip(page);
  await setHull(page, 2);
  await hull(page, 2).waitFor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: en.play.title }).waitFor();
  await audit(page);
  await page.getByRole('main').getByRole('link').first().click();
  await page
    .getByRole('button', { name: /hull 2 of \d+/ })
    .first()
    .waitFor();
});

test('a rule is looked up in mid-game, and the ship is still there behind it', async () => {
  const page = await app.open();
  await startQuickGame(page);
  await openFirstShip(page);
  await setHull(page, 1);
  await hull(page, 1).waitFor();
  const here = page.url();
  await page.getByRole('button', { name: /^Flak \d/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name: /flak/i }).first().waitFor();
  await audit(page);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(page.url()).toBe(here);
  await hull(page, 1).waitFor();
});
