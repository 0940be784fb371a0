import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright-core';

import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { makeBuild, startHost, type Host } from './harness/build';

const app = appUnderTest();

const light = (page: Page, checked?: boolean) =>
  page.getByRole('radio', { name: en.more.theme.light, ...(checked !== undefined && { checked }) });

/** The first start has fetched everything that the next one needs. */
const fetchedAhead = (page: Page) =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated';
  });

/** The browser hands pages to the worker a moment after the worker has said that it is ready. */
async function inItsHands(device: BrowserContext): Promise<void> {
  for (;;) {
    const page = await device.newPage();
    await page.goto('/more');
    const isIn = await page.evaluate(() => navigator.serviceWorker.controller !== null);
    await page.close();
    if (isIn) return;
  }
}

const applies = (page: Page) =>
  page.getByRole('button', { name: en.update.apply, exact: true }).click();

const nextBuild = () =>
  makeBuild((html) => html.replace('<head>', '<head><meta name="release" content="next" />'));

/** A host that takes requests and never answers them, where the app's own was. */
async function answersNothing({ url }: Host) {
  const lines: Socket[] = [];
  let heard: () => void = () => undefined;
  const asked = new Promise<void>((done) => (heard = done));
  const server = createServer((line) => {
    lines.push(line);
    line.on('data', () => heard()).on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(Number(new URL(url).port), '127.0.0.1', done));
  const stop = () => {
    for (const line of lines) line.destroy();
    return new Promise<void>((done) => server.close(() => done()));
  };
  return { asked, stop };
}

describe('with a host of its own', () => {
  let host: Host;
  let device: BrowserContext;

  beforeEach(async () => {
    host = await startHost();
    device = await app.newDevice({ baseURL: host.url, serviceWorkers: 'allow' });
  });

  afterEach(() => host.stop());

  test('from the second start the app needs no network, and its data is there', async () => {
    const first = await app.open('/more', device);
    await light(first).click();
    await light(first, true).waitFor();
    await fetchedAhead(first);
    await first.close();
    await inItsHands(device);
    await host.stop();

    const second = await app.open('/more', device);
    await light(second, true).waitFor();
    await second.goto('/more/about');
    await second.getByRole('heading', { level: 1, name: en.about.title }).waitFor();
    await audit(second);
  });

  test('the page does not wait for what is fetched ahead', async () => {
    await device.route('**/service-worker.js', () => undefined);
    const page = await app.open('/more', device);
    await light(page).waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  test('a new version is announced, waits to be told, and then is the app', async () => {
    const page = await app.open('/more', device);
    await light(page).click();
    await light(page, true).waitFor();
    await fetchedAhead(page);
    await inItsHands(device);
    await page.reload();
    await light(page, true).waitFor();
    await expect(page.locator('meta[name=release]').count()).resolves.toBe(0);

    const next = nextBuild();
    await host.serve(next.folder);
    await page.reload();
    await page.getByText(en.update.ready).waitFor();
    await expect(page.locator('meta[name=release]').count()).resolves.toBe(0);
    await audit(page);

    await applies(page);
    await page.locator('meta[name=release]').waitFor({ state: 'attached' });
    await light(page, true).waitFor();
    await expect(page.getByText(en.update.ready).count()).resolves.toBe(0);
    await page.waitForFunction(async () => (await caches.keys()).length === 1);
    await expect(page.evaluate(() => caches.keys())).resolves.toEqual([
      `flagbridge-${next.version}`,
    ]);
  });

  /** The next version waits, and the host has fallen silent while the page asks it for a file. */
  const nextWhileAsking = async (page: Page, file: string) => {
    await light(page).waitFor();
    await fetchedAhead(page);
    await inItsHands(device);
    await host.serve(nextBuild().folder);
    await page.reload();
    await page.getByText(en.update.ready).waitFor();
    await host.stop();
    const silent = await answersNothing(host);
    await page.evaluate(async (asked) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(asked);
      void fetch(asked, { cache: 'reload' }).catch(() => undefined);
    }, file);
    await silent.asked;
    return silent;
  };

  test('a new version comes while the host owes an answer', async () => {
    const page = await app.open('/more', device);
    const silent = await nextWhileAsking(page, '/not-of-the-app.json');
    await applies(page);
    await page.locator('meta[name=release]').waitFor({ state: 'attached' });
    await silent.stop();
  });

  test('a version that is kept back, since the worker before is busy, is announced again', async () => {
    const page = await app.open('/more', device);
    const silent = await nextWhileAsking(page, '/icons/icon-512.png');
    await page.evaluate(() => Object.assign(window, { before: true }));
    await applies(page);
    await page.waitForFunction(() => !('before' in window));
    await page.getByText(en.update.ready).waitFor();
    await silent.stop();
  });

  test('the same version again is no update', async () => {
    const page = await app.open('/more', device);
    await light(page).waitFor();
    await fetchedAhead(page);
    await inItsHands(device);
    await host.serve(makeBuild().folder);
    await page.reload();
    await light(page).waitFor();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await expect(page.getByText(en.update.ready).count()).resolves.toBe(0);
  });
});

test('a second tab waits and says so, and goes on by itself', async () => {
  const device = await app.newDevice();
  const first = await app.open('/', device);
  await first.getByRole('heading', { level: 1, name: en.play.title }).waitFor();
  const second = await app.open('/', device);
  await second.getByText(en.boot.waiting.title).waitFor();
  await audit(second);
  await first.close();
  await second.getByRole('heading', { level: 1, name: en.play.title }).waitFor();
});

test('the app can be installed: a manifest with a name, a start and icons of their stated sizes', async () => {
  const page = await app.open();
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(link ?? '')).json();
  expect(manifest).toMatchObject({ name: en.app.name, start_url: '/', display: 'standalone' });
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src }: { src: string }) =>
      sizeOfPng(await (await page.request.get(src)).body()),
    ),
  );
  expect(sizes).toEqual(manifest.icons.map((icon: { sizes: string }) => icon.sizes));
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toEqual(
    expect.arrayContaining(['any', 'maskable']),
  );
});

/** Width and height stand at a fixed place in the first chunk of every PNG. */
const sizeOfPng = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the policy stands in the page itself, and stops a script that is not ours', async () => {
  app.forgive(/Content Security Policy/);
  const page = await app.open();
  expect(readFileSync(join('dist', 'index.html'), 'utf8')).toContain(
    'http-equiv="Content-Security-Policy"',
  );
  const stopped = await page.evaluate(
    () =>
      new Promise((done) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          done(effectiveDirective),
        );
        const script = document.createElement('script');
        script.textContent = 'window.broken = true';
        document.head.append(script);
      }),
  );
  expect(stopped).toBe('script-src-elem');
});
