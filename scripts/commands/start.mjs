import { spawn } from 'node:child_process';
import { lookup } from 'node:dns/promises';

import { expoEnv } from '../expo/expoEnv.mjs';
import { freePort, wantedPort } from '../web/freePort.mjs';
import { openBrowser } from '../web/openBrowser.mjs';

/** Expo asks its server about versions; without a network it would wait for the answer. */
async function isOffline() {
  const late = new Promise((_, reject) => setTimeout(reject, 1500).unref());
  return Promise.race([lookup('api.expo.dev'), late]).then(
    () => false,
    () => true,
  );
}

const args = process.argv.slice(2);
const { port, sentence } = await freePort(wantedPort(args, 8081));
if (sentence !== null) console.log(sentence);

const offline = process.env.EXPO_OFFLINE === '1' || (await isOffline());
if (offline) console.log('No network: Expo starts without asking its server.');

const flag = args.findIndex((arg) => arg === '--port' || arg === '-p');
const rest = flag >= 0 ? args.toSpliced(flag, 2) : args;
// Without a terminal there is nobody to open a browser for, and Expo draws no code.
const seen = process.stdout.isTTY && !process.env.CI;
const phone = seen ? '; a phone scans the code below' : '';
const url = `http://localhost:${port}`;

console.log(`Flagbridge will be at ${url}${phone}.`);
// Expo's own way to open a browser ends the whole command where there is none.
if (seen) void openBrowser(url);
const expo = spawn('expo', ['start', '--port', String(port), ...rest], {
  env: { ...expoEnv(), ...(offline ? { EXPO_OFFLINE: '1' } : {}) },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => expo.kill(signal));
expo.on('close', (code) => process.exit(code ?? 0));
