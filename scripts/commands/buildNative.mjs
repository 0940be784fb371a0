import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { unattendedExpoEnv } from '../expo/expoEnv.mjs';
import { listFiles } from '../web/finishExport.mjs';

const folder = join('build', 'native');
rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync(
  'expo',
  ['export', '--platform', 'android', '--platform', 'ios', '--output-dir', folder],
  {
    env: unattendedExpoEnv(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  },
);

if (status === 0) {
  const bundles = listFiles(folder).filter((file) => file.endsWith('.hbc'));
  for (const file of bundles) {
    const megabytes = statSync(join(folder, file)).size / 1e6;
    console.log(
      `${file.split('/').at(-2)}: Hermes bundle of ${megabytes.toFixed(2)} MB (${join(folder, file)})`,
    );
  }
  if (bundles.length !== 2) console.error('A Hermes bundle is missing: Expo exported no bytecode.');
  process.exitCode = bundles.length === 2 ? 0 : 1;
} else {
  console.error('Expo could not export the native bundles; its own words are above.');
  process.exitCode = 1;
}
