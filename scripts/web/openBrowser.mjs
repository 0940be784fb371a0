import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const openers = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', '""'],
  linux: ['xdg-open'],
};

/** As the browser is named in the environment, or as the system opens an address. */
function opener() {
  const { BROWSER } = process.env;
  if (BROWSER !== undefined && BROWSER !== '') return [BROWSER];
  return openers[/** @type {keyof typeof openers} */ (process.platform)] ?? openers.linux;
}

/** Resolves once something answers there. @param {string} url */
async function answers(url) {
  while (true) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await wait(300);
  }
}

/**
 * Opens an address as soon as it answers. Where that cannot be done, it says so and nothing else happens.
 * @param {string} url
 */
export async function openBrowser(url) {
  const [command = '', ...args] = opener();
  if (command === 'none') return;
  await answers(url);
  const sorry = () => console.log(`No browser could be opened here. Open ${url} in one.`);
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', sorry);
  child.on('exit', (code) => {
    if (code) sorry();
  });
  child.unref();
}
