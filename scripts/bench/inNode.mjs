import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { BadStart } from '../badStart.mjs';

const folder = join('scripts', 'bench');

/**
 * Each file is measured in a Node of its own. What ends in `WithoutJit` gets one without a compiler, as phones have none.
 * @param {string} file
 * @param {readonly string[]} flags
 * @returns {readonly import('./row').Row[]}
 */
function measureFile(file, flags) {
  const script = join(folder, 'measure.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, script, file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new BadStart(`scripts/bench/${file} could not be measured:\n${stderr}`);
  return JSON.parse(stdout);
}

/**
 * Every `measure…` function of every TypeScript file in scripts/bench: new work adds a file, and its rows are in.
 * @returns {readonly import('./row').Row[]}
 */
export function measureInNode() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return files.sort().flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const compiled = /export (async )?function measure(?!\w*WithoutJit)/.test(source)
      ? measureFile(file, [])
      : [];
    const slow = /export function measure\w*WithoutJit/.test(source)
      ? measureFile(file, ['--jitless'])
      : [];
    return [...compiled, ...slow];
  });
}
