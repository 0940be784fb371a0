import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { makeParts } from '../../src/core/codes/parts';
import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { hull, openFirstShip, setHull, startQuickGame } from './harness/game';
import { sheetClosed } from './harness/sheetClosed';

const app = appUnderTest();
const { list, log, moment, send, statistics, take, tools } = en.games;

const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

const title = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) }).waitFor();

/** A training game with some hull lost by hand; its address. */
async function playSome(page: Page): Promise<string> {
  await startQuickGame(page);
  const address = new URL(page.url()).pathname;
  await openFirstShip(page);
  await setHull(page, 2);
  await hull(page, 2).waitFor();
  await setHull(page, 1);
  await hull(page, 1).waitFor();
  return address;
}

const oneHullLeft = (page: Page) =>
  page
    .getByRole('button', { name: /hull 1 of \d+/ })
    .first()
    .waitFor();

// The others of these screens are among all addresses that `start.test.ts` opens.
test.each(['/play/new', '/take'])(
  '%s opens by its address and passes the audit',
  async (address) => {
    const page = await app.open(address);
    await title(page);
    await audit(page);
  },
);

test('the log leads to an earlier moment, back to now, and back to then', async () => {
  const page = await app.open();
  const game = await playSome(page);
  await page.goto(`${game}/log`);
  await title(page, log.title);
  await audit(page);
  await page.getByRole('button', { name: /^Step 2,/ }).click();
  await audit(page);
  await tap(page, log.look);
  await page.getByText(/Looking back: after step 2/).waitFor();
  await audit(page);
  await tap(page, moment.now);
  await oneHullLeft(page);
  await page.goto(`${game}/log`);
  await page.getByRole('button', { name: /^Step 0,/ }).click();
  await tap(page, log.goBack);
  await page.getByRole('heading', { name: log.undone }).waitFor();
  await sheetClosed(page);
  await page.reload();
  await page.getByRole('heading', { name: log.undone }).waitFor();
  await page
    .getByRole('button', { name: /^Step \d+, undone/ })
    .first()
    .click();
  await tap(page, log.goOn);
  await sheetClosed(page);
  await page.goto(game);
  await oneHullLeft(page);
});

test('a game goes to another phone by codes in any order, with a reload between them', async () => {
  const here = await app.newDevice({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await app.open('/', here);
  const game = await playSome(page);
  await page.goto(`${game}/send`);
  await page.getByRole('img', { name: /^Code 1 of \d+/ }).waitFor();
  await audit(page);
  await tap(page, send.copy);
  await page.getByText(send.copied).waitFor();
  const codes = await page.evaluate(() => navigator.clipboard.readText());
  const [first = '', ...others] = codes.split('\n');

  const there = await app.open('/take');
  const paste = async (text: string) => {
    await there.getByRole('textbox', { name: take.paste }).fill(text);
    await tap(there, take.pasteAct);
  };
  await paste('nothing of ours');
  await there.getByText(take.problem.notPart).waitFor();
  await paste(first);
  await there.getByText(/^1 of \d+ codes read/).waitFor();
  await audit(there);
  await there.reload();
  await there.getByText(/^1 of \d+ codes read/).waitFor();
  await paste(others.reverse().join(' '));
  await tap(there, take.keep);
  await oneHullLeft(there);
});

test('a game goes to another phone as a file, and what is no game is refused in words', async () => {
  const page = await app.open();
  const game = await playSome(page);
  await page.goto(`${game}/send`);
  const [file] = await Promise.all([page.waitForEvent('download'), tap(page, send.fileAct)]);
  const text = readFileSync(await file.path(), 'utf8');

  const there = await app.open('/take');
  const give = async (name: string, content: string) => {
    const [chooser] = await Promise.all([
      there.waitForEvent('filechooser'),
      tap(there, take.fileAct),
    ]);
    const buffer = Buffer.from(content);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer });
  };
  await give('shopping.json', '["milk"]');
  await there.getByText(en.games.problem.notAGame).waitFor();
  await give('half.json', text.replace('"steps":', '"stops":'));
  await there.getByText(en.games.problem.broken('steps')).waitFor();
  await give('game.json', text);
  await audit(there);
  await tap(there, take.keep);
  await oneHullLeft(there);

  const [whole = ''] = makeParts('game', text, text.length) ?? [];
  const part = whole.replace('flagbridge:/', '');
  for (const _opening of [1, 2, 3]) {
    await there.goto(part);
    await there.getByText(take.here).waitFor();
  }
  await there.goto('/');
  await title(there, en.play.title);
  const listed = there.getByRole('button', { name: /^More for/ });
  await listed.first().waitFor();
  expect(await listed.count()).toBe(1);
});

test('a stranger’s link stores nothing until it is seen and kept', async () => {
  const page = await app.open();
  const game = await playSome(page);
  await page.goto(`${game}/send`);
  const [file] = await Promise.all([page.waitForEvent('download'), tap(page, send.fileAct)]);
  const text = readFileSync(await file.path(), 'utf8');
  const [whole = ''] = makeParts('game', text, text.length) ?? [];
  const [one = ''] = makeParts('game', text) ?? [];
  const there = await app.open('/');
  const menus = there.getByRole('button', { name: /^More for/ });
  for (const link of [whole, whole, one]) {
    await there.goto(link.replace('flagbridge:/', ''));
    await there.getByText(link === one ? take.gatherText : take.preview).waitFor();
    await audit(there);
    await there.goto('/');
    await title(there, en.play.title);
    expect(await menus.count()).toBe(0);
  }
  await there.goto('/take');
  await there.getByText(take.text).waitFor();
  expect(await there.getByText(/codes read/).count()).toBe(0);
});

test('a game is archived, found again, renamed and deleted, and all of it can be taken back', async () => {
  const page = await app.open();
  await playSome(page);
  await page.goto('/');
  const menu = page.getByRole('button', { name: /^More for/ });
  await menu.click();
  await audit(page);
  await tap(page, list.archive);
  await page.getByRole('link', { name: new RegExp(`^${list.all}`) }).click();
  await page.getByRole('radio', { name: list.archived }).click();
  await menu.click();
  await tap(page, list.rename);
  await page.getByRole('textbox', { name: list.name }).fill('The long night');
  await tap(page, list.save);
  await page.getByRole('button', { name: list.menu('The long night') }).click();
  await tap(page, list.delete);
  await page.getByText(en.play.deleted('The long night')).waitFor();
  await tap(page, en.acts.undo);
  await page.getByRole('link', { name: /^The long night/ }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^${statistics.title}`) }).click();
  await page.getByText(statistics.none.title).waitFor();
});

test('tools are reached from Play and from the rules', async () => {
  const page = await app.open('/rules');
  await title(page);
  const way = page.getByRole('link', { name: new RegExp(`^${tools.title}`) });
  await way.click();
  await title(page, tools.title);
  await page.getByRole('main').last().getByRole('link').first().click();
  await title(page);
  await audit(page);
});
