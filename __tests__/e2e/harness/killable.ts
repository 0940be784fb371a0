import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { chromium, type Page } from 'playwright-core';

import { phone, testArgs } from './browser';
import { watchForFailure } from './failures';
import { testBrowser } from './testBrowser';

export interface KillableBrowser {
  /** Opens an address, as large and as still as every phone of the tests. */
  readonly open: (url: string) => Promise<Page>;
  /** The whole browser dies at once, as when a phone takes the app's memory. */
  readonly kill: () => Promise<void>;
}

/** The browser writes down where it can be reached, once it can. */
async function readAddress(profile: string, child: ChildProcess): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const [port, path] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port && path) return `ws://127.0.0.1:${port}${path}`;
    await wait(50);
  }
  throw new Error('The browser did not come up.');
}

/** A browser of our own process group on a profile that outlives it. */
export async function launchKillable(profile: string): Promise<KillableBrowser> {
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  const { path, env } = testBrowser();
  const args = [
    ...testArgs,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const child = spawn(path, [...args, '--no-first-run', 'about:blank'], {
    env: { ...process.env, ...env },
    detached: true,
    stdio: 'ignore',
  });
  const browser = await chromium.connectOverCDP(await readAddress(profile, child));
  const [device] = browser.contexts();
  if (device === undefined) throw new Error('The browser came up without a window.');
  device.setDefaultTimeout(45_000);
  await watchForFailure(device);
  const open = async (url: string) => {
    const page = await device.newPage();
    await page.setViewportSize(phone.viewport);
    await page.emulateMedia({ colorScheme: phone.colorScheme, reducedMotion: phone.reducedMotion });
    await page.goto(url);
    return page;
  };
  const kill = async () => {
    const gone = new Promise((done) => child.once('close', done));
    // A negative id is the group: the browser with every process that it started.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await gone;
  };
  return { open, kill };
}
