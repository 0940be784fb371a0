import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';

const app = appUnderTest();

const tabs = ['play', 'fleets', 'cards', 'rules', 'more'] as const;

const places = [
  ['/', en.play.title],
  ['/play', en.play.title],
  ['/fleets', en.fleets.title],
  ['/cards', en.cards.title],
  ['/rules', en.rules.title],
  ['/more', en.more.title],
  ['/more/data', en.data.title],
  ['/more/about', en.about.title],
  ['/more/licences', en.licences.title],
  ['/more/gallery', en.gallery.title],
  ['/no/such/place', en.notFound.title],
] as const;

test('the app starts on Play, and each of the five tabs opens its screen and its address', async () => {
  const page = await app.open();
  await page.getByRole('heading', { level: 1, name: en.play.title }).waitFor();
  for (const tab of [...tabs].reverse()) {
    await page.getByRole('tab', { name: en.tabs[tab], exact: true }).click();
    await page.getByRole('heading', { level: 1, name: en[tab].title }).waitFor();
    await page.getByRole('tab', { name: en.tabs[tab], selected: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${tab}`);
    expect(await page.title()).toBe(`${en[tab].title} · ${en.app.name}`);
  }
});

test.each(places)('%s opens directly on “%s”, and the audit finds nothing', async (path, title) => {
  const page = await app.open(path);
  await page.getByRole('heading', { name: title }).first().waitFor();
  await audit(page);
});

test('a laptop gets the tabs at its side, and the audit finds nothing there either', async () => {
  const page = await app.open(
    '/more',
    await app.newDevice({ viewport: { width: 1280, height: 800 } }),
  );
  await page.getByRole('heading', { level: 1, name: en.more.title }).waitFor();
  const rail = await page.getByRole('tablist').boundingBox();
  expect(rail?.height).toBeGreaterThan(rail?.width ?? Infinity);
  await audit(page);
});

test('the browser’s back button walks back through the app', async () => {
  const page = await app.open('/more');
  await page.getByRole('link', { name: en.more.data }).click();
  await page.getByRole('heading', { level: 1, name: en.data.title }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: en.more.title }).waitFor();
});
