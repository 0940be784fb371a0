import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { exportWeb } from '../web/exportWeb.mjs';
import { listFiles } from '../web/finishExport.mjs';

/** What one more rule set, or linked phones, may add to what a phone fetches before the first screen, packed. */
const budget = 3000;

const systems = join('src', 'systems');

/** The script that every page begins with, packed: the largest. @param {string} folder */
const sizeOfFirst = (folder) => {
  const scripts = listFiles(folder).filter((file) => file.endsWith('.js'));
  const bodies = scripts.map((file) => readFileSync(join(folder, file)));
  const [first] = bodies.sort((a, b) => b.length - a.length);
  return gzipSync(first ?? '').length;
};

/**
 * What a part of the app costs before the first screen: the app is built once more without it.
 * @param {number} whole
 * @param {string} id
 * @param {string} what
 * @param {NodeJS.ProcessEnv} settings
 * @returns {import('./row').Row}
 */
function costOf(whole, id, what, settings) {
  const without = join('build', `without-${id}`);
  exportWeb(without, settings);
  return {
    name: `JavaScript before the first screen for ${what}, gzip`,
    value: whole - sizeOfFirst(without),
    unit: 'bytes',
    budget: { atMost: budget },
  };
}

/**
 * What each rule set and linked phones cost before the first screen.
 * @param {string} folder
 * @returns {readonly import('./row').Row[]}
 */
export function measureListed(folder) {
  const whole = sizeOfFirst(folder);
  const ids = readdirSync(systems).filter((id) => existsSync(join(systems, id, 'listed.ts')));
  return [
    ...ids.map((id) => costOf(whole, id, `listing ${id}`, { WITHOUT_SYSTEM: id })),
    costOf(whole, 'phones', 'linked phones', { WITHOUT_PHONES: '1' }),
  ];
}
