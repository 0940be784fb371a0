import type { Page } from 'playwright-core';

import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { restingBox } from './harness/restingBox';

const app = appUnderTest();
const say = en.rules;

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

const pinOf = (page: Page, checked?: boolean) =>
  page.getByRole('switch', { name: say.entry.pin, ...(checked !== undefined && { checked }) });

test('a question finds its entry; links lead on and back; a pin and a note are there after a reload', async () => {
  const page = await app.open('/rules');
  await page.getByRole('searchbox', { name: say.search }).fill('can i shoot out of a black hole');
  await page.getByText(say.found(10)).waitFor();
  await audit(page);
  const answers = page.getByRole('main').getByRole('link');
  await expect(answers.first().getAttribute('href')).resolves.toBe(
    '/rules/entry/guidance-malfunction',
  );
  await page.getByRole('link', { name: /^Black Hole,/ }).click();
  await title(page, 'Black Hole');
  await audit(page);

  await page.getByRole('link', { name: 'Guidance Malfunction', exact: true }).first().click();
  await title(page, 'Guidance Malfunction');
  await page.goBack();
  await title(page, 'Black Hole');

  await pinOf(page).click();
  await pinOf(page, true).waitFor();
  const note = page.getByRole('textbox', { name: say.entry.note });
  await note.fill('Agreed with Ann.');
  await page.getByText(say.entry.noteKept).waitFor();

  await page.reload();
  await pinOf(page, true).waitFor();
  await expect(note.inputValue()).resolves.toBe('Agreed with Ann.');
  await page.goto('/rules');
  await page.getByRole('heading', { name: say.pinned, exact: true }).waitFor();
  await page.getByRole('link', { name: 'Black Hole', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Black Hole', exact: true }).waitFor();
  await audit(page);
});

test('a quick reference opens an entry in a sheet and stays where it was; each prints on one page', async () => {
  const page = await app.open('/rules');
  const quick = page.getByRole('link', { name: new RegExp(`^${say.quick}: `) });
  await quick.first().waitFor();
  const paths = await quick.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toHaveLength(9);
  await quick.first().click();
  await page.getByRole('button', { name: say.print.act }).waitFor();
  await audit(page);

  await page.getByRole('main').getByRole('link').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('switch', { name: say.entry.pin }).waitFor();
  await audit(page);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(paths[0]);

  for (const path of paths) {
    await page.goto(path ?? '');
    await page.locator('.paper').waitFor({ state: 'attached' });
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect([path, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([path, 1]);
  }
});

test('arcs turn by a drag and by buttons, and two are compared', async () => {
  const page = await app.open('/rules/arcs');
  await title(page, say.arcs.title);
  const turned = (facing: string) =>
    page.getByRole('img', { name: new RegExp(`turned ${facing}\\.`) }).first();
  await turned(say.arcs.facings.up).waitFor();
  await page.getByRole('button', { name: say.arcs.turnRight }).click();
  await turned(say.arcs.facings.rightUp).waitFor();

  const box = await restingBox(page.getByRole('img').first());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 4 });
  await page.mouse.up();
  await turned(say.arcs.facings.rightDown).waitFor();

  await page.getByRole('switch', { name: 'FX', exact: true }).click();
  await page.getByRole('img').nth(1).waitFor();
  await page.getByText(say.arcs.shared(4), { exact: true }).waitFor();
  await audit(page);
});

test('a ruling that is switched for new games stays switched', async () => {
  const page = await app.open('/rules/rulings');
  await title(page, say.rulings.title);
  await audit(page);
  const other = page.getByRole('radiogroup').first().getByRole('radio').nth(1);
  await other.click();
  await page.getByText(say.rulings.changed(1)).waitFor();
  await page.reload();
  await page.getByText(say.rulings.changed(1)).waitFor();
  await expect(other.getAttribute('aria-checked')).resolves.toBe('true');
});

test.each(['/rules/entry/no-such-entry', '/rules/quick/none', '/rules/chapter/99'])(
  '%s is told as not in the book, and the way on leads to the rules',
  async (path) => {
    const page = await app.open(path);
    await page.getByRole('heading', { name: say.notFound.title }).waitFor();
    await audit(page);
    await page.getByRole('button', { name: say.notFound.next }).click();
    await page.getByRole('searchbox', { name: say.search }).waitFor();
  },
);

test('a chapter opens from the rules and lists its entries', async () => {
  const page = await app.open('/rules');
  await page.locator('a[href^="/rules/chapter/"]').first().click();
  await page.waitForURL('**/rules/chapter/*');
  await page.getByRole('main').getByRole('link').first().waitFor();
  await audit(page);
});
