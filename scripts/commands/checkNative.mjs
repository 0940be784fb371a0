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
  allowedUsages,
  libraryManifests,
  mergePermissions,
  parsePermissions,
} from '../native/permissions.mjs';

const inputs = [
  'package.json',
  'app.json',
  'app.config.js',
  'eas.json',
  'tsconfig.json',
  'metro.config.js',
  'index.ts',
  'App.tsx',
  'assets',
  'scripts',
];

/** @type {string[]} */
const problems = [];

/** @param {string} sentence @param {boolean} holds */
function expectThat(sentence, holds) {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${sentence}`);
  if (!holds) problems.push(sentence);
}

/** @param {string} project @param {...string} path */
const manifest = (project, ...path) =>
  readFileSync(join(project, 'android', 'app', 'src', ...path, 'AndroidManifest.xml'), 'utf8');

/** What an iPhone is told that the app may ask for. @param {string} project @returns {readonly string[] | null} */
function usagesIn(project) {
  const apple = readdirSync(join(project, 'ios')).find((name) =>
    existsSync(join(project, 'ios', name, 'Info.plist')),
  );
  if (apple === undefined) return null;
  const plist = readFileSync(join(project, 'ios', apple, 'Info.plist'), 'utf8');
  return (plist.match(/NS\w+UsageDescription/g) ?? []).sort();
}

/** @param {string} project @param {keyof typeof allowedPermissions} profile */
function checkProfile(project, profile) {
  const allowed = allowedPermissions[profile];
  const release = mergePermissions(manifest(project, 'main'), libraryManifests());
  expectThat(
    `${profile}: a release build on Android asks for ${allowed.join(', ')} and nothing else (found: ${release.join(', ')})`,
    release.join() === allowed.join(),
  );
  expectThat(
    `${profile}: a debug build may reach the dev server`,
    parsePermissions(manifest(project, 'debug')).asked.includes('INTERNET'),
  );
  const usages = usagesIn(project);
  expectThat(
    `${profile}: an iOS build names ${allowedUsages[profile].join(', ') || 'nothing'} (found: ${usages?.join(', ') || 'none'})`,
    usages?.join() === allowedUsages[profile].join(),
  );
}

/** Generates both native projects of a profile, and looks at them. @param {keyof typeof allowedPermissions} profile */
function prebuild(profile) {
  const project = mkdtempSync(join(tmpdir(), 'flagbridge-native-'));
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
        env: {
          ...unattendedExpoEnv(),
          EXPO_NO_GIT_STATUS: '1',
          EXPO_PUBLIC_WITHOUT_NETWORK: profile === 'withoutNetwork' ? '1' : '',
        },
        shell: process.platform === 'win32',
      },
    );
    expectThat(`${profile}: expo prebuild passes for Android and iOS`, status === 0);
    if (status === 0) checkProfile(project, profile);
    else console.log(stdout + stderr);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

prebuild('linked');
prebuild('withoutNetwork');
process.exitCode = problems.length === 0 ? 0 : 1;
