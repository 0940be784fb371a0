import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';

const app = appUnderTest();

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const themeChoice = (page: Page, name: string, checked?: boolean) =>
  page.getByRole('radiogroup', { name: en.more.theme.name }).getByRole('radio', {
    name,
    exact: true,
    ...(checked !== undefined && { checked }),
  });

const dark = 'rgb(11, 17, 30)';
const light = 'rgb(243, 245, 249)';

test('the theme follows the system until a player chooses, and the choice is kept', async () => {
  const page = await app.open('/more');
  await themeChoice(page, en.more.theme.system, true).waitFor();
  await expect(groundOf(page)).resolves.toBe(dark);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(
    (colour) => getComputedStyle(document.body).backgroundColor === colour,
    light,
  );

  await themeChoice(page, en.more.theme.dark).click();
  await themeChoice(page, en.more.theme.dark, true).waitFor();
  await expect(groundOf(page)).resolves.toBe(dark);

  await page.reload();
  await themeChoice(page, en.more.theme.dark, true).waitFor();
  await expect(groundOf(page)).resolves.toBe(dark);
});

test('a backup holds what was set, and brings it back', async () => {
  const page = await app.open('/more');
  await themeChoice(page, en.more.theme.light).click();
  await themeChoice(page, en.more.theme.light, true).waitFor();

  await page.goto('/more/data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en.data.save, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^flagbridge-\d{4}-\d\d-\d\d\.json$/);
  const path = await file.path();

  const other = await app.open('/more/data');
  const chooser = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: en.data.restore, exact: true }).click();
  await (
    await chooser
  ).setFiles({ name: 'backup.json', mimeType: 'application/json', buffer: readFileSync(path) });
  await other.getByRole('button', { name: en.data.replace, exact: true }).click();
  await other.getByText(en.data.restored).waitFor();
  await other.goto('/more');
  await themeChoice(other, en.more.theme.light, true).waitFor();
});

test('the second of two quick clicks is a tap, too: it does not select the text it is on', async () => {
  const page = await app.open('/more');
  const hands = (checked: boolean) =>
    page.getByRole('switch', { name: en.more.handOver, checked }).first();
  const words = page.getByText(en.more.handOver, { exact: true });
  await hands(false).waitFor();
  await words.click();
  await hands(true).waitFor();
  // Browsers count the clicks that follow on each other: the second one selects a word.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await hands(false).waitFor();
  await expect(page.evaluate(() => String(getSelection()))).resolves.toBe('');
});
