import { en } from '../../src/words/en';
import { plainAddresses } from './harness/addresses';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { restingBox } from './harness/restingBox';

const app = appUnderTest();

const tabs = ['play', 'fleets', 'cards', 'rules', 'more'] as const;

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

describe('by its address alone', () => {
  const shared = app.pageForAll();

  test.each(plainAddresses)('%s opens, and the audit finds nothing', async (path) => {
    const page = shared();
    await page.goto(path);
    await page.getByRole('tab', { selected: true }).waitFor();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.title()).not.toContain(en.notFound.title);
    await audit(page);
  });

  test.each([
    ['/more/data', en.data.title],
    ['/more/about', en.about.title],
  ])('the address %s leads to “%s”', async (path, title) => {
    const page = shared();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
});

test('an address that leads nowhere says so', async () => {
  const page = await app.open('/no/such/place');
  await page.getByRole('heading', { name: en.notFound.title }).waitFor();
  await audit(page);
});

test('an address of two slashes, which could name another host, says so too', async () => {
  const page = await app.open(`${app.host().url}//evil.example/x`);
  await page.getByRole('heading', { name: en.notFound.title }).waitFor();
});

test('a laptop gets the tabs at its side, and the audit finds nothing there either', async () => {
  const laptop = await app.newDevice({ viewport: { width: 1280, height: 800 } });
  const page = await app.open('/more', laptop);
  await page.getByRole('heading', { level: 1, name: en.more.title }).waitFor();
  const rail = await restingBox(page.getByRole('tablist'));
  expect(rail.height).toBeGreaterThan(rail.width);
  await audit(page);
});

test('the browser’s back button walks back through the app', async () => {
  const page = await app.open('/more');
  await page.getByRole('link', { name: en.more.data }).click();
  await page.getByRole('heading', { level: 1, name: en.data.title }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: en.more.title }).waitFor();
});
