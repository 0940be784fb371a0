import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { BadStart } from '../badStart.mjs';
import { unattendedExpoEnv } from '../expo/expoEnv.mjs';
import { finishExport } from './finishExport.mjs';

/**
 * Builds a production web app into a folder. Needs no network.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} [settings] what Metro's configuration is told
 */
export function exportWeb(folder, settings = {}) {
  const bundled = resolve(`build/bundled/${basename(folder)}.json`);
  rmSync(folder, { recursive: true, force: true });
  rmSync(bundled, { force: true });
  const args = ['export', '--platform', 'web', '--output-dir', resolve(folder)];
  const { status } = spawnSync('expo', args, {
    env: { ...unattendedExpoEnv(), ...settings, BUNDLED: bundled },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new BadStart('Expo could not export the web app; its own words are above.');
  return finishExport(folder);
}
