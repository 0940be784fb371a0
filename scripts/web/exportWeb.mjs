import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

import { finishExport } from './finishExport.mjs';

/** Builds the production web app into a folder. Needs no network. @param {string} folder */
export function exportWeb(folder) {
  rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync('expo', ['export', '--platform', 'web', '--output-dir', folder], {
    env: { ...process.env, EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', CI: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Expo could not export the web app; its own words are above.');
  return finishExport(folder);
}
