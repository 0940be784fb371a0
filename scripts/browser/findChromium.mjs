import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { BadStart } from '../badStart.mjs';

const missing =
  'The browser tests need Chrome or Chromium, and none was found that works. Install one, or name it: CHROME_PATH=/path/to/chrome npm test';

const places = {
  linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
    ['/usr/bin', '/usr/local/bin', '/snap/bin'].map((folder) => `${folder}/${name}`),
  ),
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [
    process.env.PROGRAMFILES,
    process.env['PROGRAMFILES(X86)'],
    process.env.LOCALAPPDATA,
  ].flatMap((folder) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map(
      (name) => `${folder}\\${name}`,
    ),
  ),
};

/** @typedef {{ path: string, env: Record<string, string> }} Found a browser, and what it needs around it */

/** What a browser in a test is started with: build machines run as root and have no graphics. */
export const browserArgs = ['--no-sandbox', '--disable-gpu'];

/** @param {Found} browser */
export const startOptions = ({ path, env }) => ({
  executablePath: path,
  args: browserArgs,
  env: { ...process.env, ...env },
});

/** A browser that finds no fonts draws every text 0 pixels wide, and a test then waits for what it cannot see. @param {Found} browser */
async function widthOfALine(browser) {
  const { chromium } = await import('playwright-core');
  const started = await chromium.launch({ ...startOptions(browser), timeout: 60_000 });
  try {
    const page = await started.newPage();
    await page.setContent('<span>A line of letters</span>');
    return (await page.locator('span').boundingBox())?.width ?? 0;
  } finally {
    await started.close();
  }
}

/** What is wrong with a browser, or null. @param {Found} browser */
async function faultOf(browser) {
  if (!existsSync(browser.path)) return 'does not start';
  try {
    return (await widthOfALine(browser)) > 0 ? null : 'draws no letters, because it finds no fonts';
  } catch {
    return 'does not start';
  }
}

/** @param {string} text */
const inXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The package's own list of fonts names folders of the machine that it was made for. @param {string} folder */
function writeFontList(folder) {
  const file = join(folder, 'fonts.conf');
  const fonts = inXml(join(folder, 'fonts'));
  const cache = inXml(join(folder, 'fonts-cache'));
  writeFileSync(
    file,
    `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`,
  );
  return file;
}

/** The browser that `npm ci` brought, unpacked beside the packages with the libraries and the letters that it needs. @returns {Promise<readonly Found[]>} */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const folder = resolve('node_modules', '.cache', 'chromium');
  const unpacked = join(folder, 'unpacked');
  if (!existsSync(unpacked)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const before = { ...process.env };
  // The package reads both when it is loaded: where to unpack, and that its own libraries are wanted.
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    const { LD_LIBRARY_PATH = '' } = process.env;
    writeFileSync(unpacked, '');
    return [{ path, env: { LD_LIBRARY_PATH, FONTCONFIG_FILE: writeFontList(folder) } }];
  } catch {
    return [];
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** Where a bare Debian runs as root, as in many build machines, one command away is no reason to fail. */
function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error('No browser found: asking apt-get for chromium.');
  spawnSync(
    'sh',
    ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'],
    {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
}

/** @returns {readonly Found[]} */
function systemBrowsers() {
  const known = places[/** @type {keyof typeof places} */ (process.platform)] ?? [];
  return known.filter((path) => existsSync(path)).map((path) => ({ path, env: {} }));
}

/** The first that starts and draws letters; what is wrong with those before it is written down. @param {readonly Found[]} browsers @param {string[]} faults */
async function firstGood(browsers, faults) {
  for (const browser of browsers) {
    const fault = await faultOf(browser);
    if (fault === null) return browser;
    faults.push(`${browser.path} ${fault}.`);
  }
  return null;
}

/**
 * A browser for the tests: the one that is named, the one that came with the packages, the system's own.
 * @returns {Promise<Found>}
 */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named !== undefined) {
    const browser = { path: named, env: {} };
    const fault = await faultOf(browser);
    if (fault === null) return browser;
    throw new BadStart(`CHROME_PATH names ${named}, and that ${fault}.`);
  }
  /** @type {string[]} */
  const faults = [];
  const found = await firstGood([...(await packagedBrowser()), ...systemBrowsers()], faults);
  if (found !== null) return found;
  installOnDebian();
  const installed = await firstGood(systemBrowsers(), faults);
  if (installed === null) throw new BadStart([...new Set(faults), missing].join(' '));
  return installed;
}
