import { en } from '../../src/words/en';
import { tellFigure } from '../builders/figures';
import { appUnderTest } from './harness/app';
import { openFirstShip, setHull, startQuickGame } from './harness/game';

const app = appUnderTest();

test('a whole run asks nobody but its own origin', async () => {
  const device = await app.newDevice();
  const asked: string[] = [];
  device.on('request', (request) => asked.push(request.url()));
  const page = await app.open('/', device);
  await startQuickGame(page);
  await openFirstShip(page);
  await setHull(page, 2);
  for (const path of ['/fleets', '/cards', '/rules', '/more/data', '/more/licences', '/take']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  const origin = app.host().url;
  const abroad = asked.filter((url) => !url.startsWith(origin) && !/^(blob|data):/.test(url));
  tellFigure('privacy', 'requests in a whole run', asked.length);
  tellFigure('privacy', 'of them off its own origin', abroad.length);
  expect(abroad).toEqual([]);
});

test('the headers of a host forbid frames and what a phone is never asked for', async () => {
  const page = await app.open();
  const headers = (await page.request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['permissions-policy']).toContain('geolocation=()');
  expect(headers['permissions-policy']).toContain('camera=(self)');
});

test('inside another page the app does not start', async () => {
  const device = await app.newDevice({ bypassCSP: true });
  await device.route('**/index-frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${app.host().url}/"></iframe>` }),
  );
  // As a host without headers would serve it.
  await device.route(`${app.host().url}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ status: 200, contentType: 'text/html', body: await answer.text() });
  });
  const page = await device.newPage();
  await page.goto('/index-frame');
  const frame = page.frameLocator('iframe');
  await frame.locator('#root').waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  await expect(frame.getByText(en.play.title).count()).resolves.toBe(0);
});
