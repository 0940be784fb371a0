import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { exportWeb } from '../web/exportWeb.mjs';
import { listFiles } from '../web/finishExport.mjs';

/** What one more rule set may add to what a phone fetches before the first screen, packed. */
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
 * What listing a rule set costs before the first screen: the app is built once more without each of them.
 * @param {string} folder
 * @returns {readonly import('./row').Row[]}
 */
export function measureListed(folder) {
  const whole = sizeOfFirst(folder);
  const ids = readdirSync(systems).filter((id) => existsSync(join(systems, id, 'listed.ts')));
  return ids.map((id) => {
    const without = join('build', `without-${id}`);
    exportWeb(without, '.', { WITHOUT_SYSTEM: id });
    return {
      name: `JavaScript before the first screen for listing ${id}, gzip`,
      value: whole - sizeOfFirst(without),
      unit: 'bytes',
      budget: { atMost: budget },
    };
  });
}
