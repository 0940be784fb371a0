import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { BadStart } from '../badStart.mjs';

const missing =
  'The browser tests need Chrome or Chromium, and none was found. Install one, or name it: CHROME_PATH=/path/to/chrome npm test';

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

/** @param {string | undefined} path @param {NodeJS.ProcessEnv} [env] */
function runs(path, env = process.env) {
  if (path === undefined || !existsSync(path)) return false;
  // On Windows asking for the version opens a window, so there a browser that exists will have to do.
  return (
    process.platform === 'win32' ||
    spawnSync(path, ['--version'], { env, timeout: 20_000 }).status === 0
  );
}

/** The browser that `npm ci` brought, unpacked beside the packages with the libraries that it needs. */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
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
    const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
    const env = {
      ...before,
      ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }),
      ...(FONTCONFIG_PATH && { FONTCONFIG_PATH }),
    };
    if (!runs(path, env)) return null;
    writeFileSync(unpacked, '');
    return { path, env };
  } catch {
    return null;
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

function systemBrowser() {
  const path = (places[/** @type {keyof typeof places} */ (process.platform)] ?? []).find((place) =>
    runs(place),
  );
  return path === undefined ? null : { path, env: process.env };
}

/**
 * A browser for the tests: the one that is named, the one that came with the packages, the system's own.
 * @returns {Promise<{ path: string, env: NodeJS.ProcessEnv }>}
 */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named !== undefined) {
    if (runs(named)) return { path: named, env: process.env };
    throw new BadStart(`CHROME_PATH names ${named}, and that does not start.`);
  }
  const found = (await packagedBrowser()) ?? systemBrowser();
  if (found !== null) return found;
  installOnDebian();
  const installed = systemBrowser();
  if (installed === null) throw new BadStart(missing);
  return installed;
}

/** What a browser in a test is started with: build machines run as root and have no graphics. */
export const browserArgs = ['--no-sandbox', '--disable-gpu'];
