import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** What Expo and Metro keep, from one run to the next or for a moment, stays in the project. @returns {NodeJS.ProcessEnv} */
export function expoEnv() {
  const kept = resolve('node_modules', '.cache', 'expo');
  mkdirSync(kept, { recursive: true });
  return {
    ...process.env,
    TMPDIR: kept,
    TEMP: kept,
    __UNSAFE_EXPO_HOME_DIRECTORY: kept,
    EXPO_NO_TELEMETRY: '1',
  };
}

/** Nobody is there to be asked, and no server. */
export const unattendedExpoEnv = () => ({ ...expoEnv(), EXPO_OFFLINE: '1', CI: '1' });
