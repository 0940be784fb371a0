import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

import { launchBrowser, phone } from './browser';
import { startHost, type Host } from './build';
import { collectComplaints } from './complaints';
import { watchForFailure } from './failures';

export interface App {
  /** A fresh device: no data, nothing cached. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a place in the app, on a fresh device unless one is given. */
  readonly open: (path?: string, device?: BrowserContext) => Promise<Page>;
  /** A page on a device that stays for all tests of a `describe`: they change nothing on it. */
  readonly pageForAll: () => () => Page;
  readonly host: () => Host;
  /** For a test that breaks something on purpose: forgives the complaints that match, and only those. */
  readonly forgive: (expected: RegExp) => void;
}

/** Hosts the exported app and launches a browser for one test file; every test ends with no complaint on the console. */
export function appUnderTest(folder?: string): App {
  const complaints = collectComplaints();
  let browser: Browser;
  let host: Host;
  let devices: BrowserContext[] = [];
  let kept: BrowserContext | null = null;
  let forgiven: RegExp[] = [];

  beforeAll(async () => {
    [browser, host] = await Promise.all([launchBrowser(), startHost(folder)]);
  });

  afterEach(async () => {
    const unforgiven = complaints
      .take()
      .filter((line) => !forgiven.some((expected) => expected.test(line)));
    await Promise.all(devices.filter((device) => device !== kept).map((device) => device.close()));
    devices = [];
    forgiven = [];
    expect(unforgiven).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await host?.stop();
  });

  const newDevice = async (options: BrowserContextOptions = {}) => {
    // A service worker that comes up in the middle of a test breaks off whatever page is loading then.
    const device = await browser.newContext({
      ...phone,
      baseURL: host.url,
      serviceWorkers: 'block',
      ...options,
    });
    device.setDefaultTimeout(45_000);
    devices.push(device);
    complaints.watch(device);
    await watchForFailure(device);
    return device;
  };

  const open = async (path = '/', device?: BrowserContext) => {
    const page = await (device ?? (await newDevice())).newPage();
    await page.goto(path);
    return page;
  };

  const pageForAll = () => {
    let page: Page;
    beforeAll(async () => {
      kept = await newDevice();
      page = await kept.newPage();
    });
    afterAll(async () => {
      await kept?.close();
      kept = null;
    });
    return () => page;
  };

  return {
    newDevice,
    open,
    pageForAll,
    host: () => host,
    forgive: (expected) => void forgiven.push(expected),
  };
}
