import { listBundled } from '../../scripts/licences/licences.mjs';
import { bundledPackages } from '../../src/screens/more/bundledPackages';
import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';

const app = appUnderTest();

test('the licences in the app are those of the packages in the build', () => {
  expect(bundledPackages).toEqual(listBundled());
});

test('the licences are two taps from the tab, each package with its holder', async () => {
  const page = await app.open();
  await page.getByRole('tab', { name: en.tabs.more, exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`^${en.about.title}`) }).click();
  await page.getByRole('link', { name: new RegExp(`^${en.about.licences}`) }).click();
  for (const { name, holder, licence } of bundledPackages) {
    await page.getByText(en.licences.package(name, holder, licence), { exact: true }).waitFor();
  }
});
