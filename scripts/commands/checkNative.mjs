import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { unattendedExpoEnv } from '../expo/expoEnv.mjs';
import {
  allowedPermissions,
  libraryManifests,
  mergePermissions,
  parsePermissions,
} from '../native/permissions.mjs';

const inputs = [
  'package.json',
  'app.json',
  'eas.json',
  'tsconfig.json',
  'metro.config.js',
  'index.ts',
  'App.tsx',
  'assets',
  'scripts',
];

const project = mkdtempSync(join(tmpdir(), 'flagbridge-native-'));
/** @type {string[]} */
const problems = [];

/** @param {string} sentence @param {boolean} holds */
function expectThat(sentence, holds) {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${sentence}`);
  if (!holds) problems.push(sentence);
}

/** @param {...string} path */
const manifest = (...path) =>
  readFileSync(join(project, 'android', 'app', 'src', ...path, 'AndroidManifest.xml'), 'utf8');

try {
  for (const input of inputs.filter((path) => existsSync(path)))
    cpSync(input, join(project, input), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');

  const { status, stdout, stderr } = spawnSync(
    'expo',
    ['prebuild', '--no-install', '--platform', 'all'],
    {
      cwd: project,
      encoding: 'utf8',
      env: { ...unattendedExpoEnv(), EXPO_NO_GIT_STATUS: '1' },
      shell: process.platform === 'win32',
    },
  );
  expectThat('expo prebuild passes for Android and iOS', status === 0);
  if (status !== 0) console.log(stdout + stderr);
  else {
    const release = mergePermissions(manifest('main'), libraryManifests());
    expectThat(
      `a release build on Android asks for ${allowedPermissions.join(', ')} and nothing else (found: ${release.join(', ')})`,
      release.join() === allowedPermissions.join(),
    );
    expectThat(
      'a debug build may reach the dev server',
      parsePermissions(manifest('debug')).asked.includes('INTERNET'),
    );
    const apple = readdirSync(join(project, 'ios')).find((name) =>
      existsSync(join(project, 'ios', name, 'Info.plist')),
    );
    const plist =
      apple === undefined ? '' : readFileSync(join(project, 'ios', apple, 'Info.plist'), 'utf8');
    const usage = plist.match(/NS\w+UsageDescription/g) ?? [];
    expectThat(
      `an iOS build asks for nothing (found: ${usage.join(', ') || 'none'})`,
      apple !== undefined && usage.length === 0,
    );
  }
} finally {
  rmSync(project, { recursive: true, force: true });
}
process.exitCode = problems.length === 0 ? 0 : 1;
