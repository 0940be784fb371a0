import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { transformSync } from '@babel/core';
import { buildSync } from 'esbuild';

import { BadStart } from '../badStart.mjs';

const require = createRequire(import.meta.url);

const folders = /** @type {Partial<Record<NodeJS.Platform, string>>} */ ({
  linux: 'linux64-bin',
  darwin: 'osx-bin',
  win32: 'win64-bin',
});

/** @param {'hermes' | 'hermesc'} name */
function findHermes(name) {
  const home = dirname(require.resolve('hermes-engine-cli/package.json'));
  const ending = process.platform === 'win32' ? '.exe' : '';
  const path = join(home, folders[process.platform] ?? '', name + ending);
  if (folders[process.platform] && existsSync(path)) return path;
  throw new BadStart(
    `There is no Hermes for ${process.platform}: hermes-engine-cli has it for Linux, macOS and Windows on x64. Run this on one of them.`,
  );
}

/** @param {string} file @param {readonly string[]} args */
function run(file, args) {
  const most = 64_000_000;
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    encoding: 'utf8',
    maxBuffer: most,
  });
  if (status === 0) return stdout;
  throw new BadStart(`Hermes stopped: ${error?.message ?? ''}${stdout.slice(-2000)}${stderr}`);
}

/** One script of TypeScript and all that it imports, as Expo compiles it for phones. @param {string} source */
function bundle(source) {
  const built = buildSync({
    stdin: { contents: source, resolveDir: '.', loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2019',
  });
  const compiled = transformSync(built.outputFiles[0]?.text ?? '', {
    filename: join(process.cwd(), 'script.js'),
    babelrc: false,
    configFile: false,
    compact: true,
    presets: [
      [
        'babel-preset-expo',
        { unstable_transformProfile: 'hermes-stable', enableBabelRuntime: false },
      ],
    ],
    caller: { name: 'metro', platform: 'android', engine: 'hermes', isDev: false },
  });
  const missing = readFileSync(join('scripts', 'hermes', 'missing.js'), 'utf8');
  return `${missing}\n${compiled?.code ?? ''}`;
}

/**
 * Runs a script on a real Hermes, as bytecode, and gives what it prints: phones run the app on this engine,
 * without a compiler that makes it faster. It has no files, so data comes as the global `GIVEN`.
 * @param {string} source TypeScript, with imports from the project's folder
 * @param {unknown} [given]
 * @returns {string}
 */
export function runOnHermes(source, given = null) {
  mkdirSync('build', { recursive: true });
  const folder = mkdtempSync(join('build', 'hermes-'));
  try {
    const script = join(folder, 'script.js');
    const bytecode = join(folder, 'script.hbc');
    const data = `var GIVEN = JSON.parse(${JSON.stringify(JSON.stringify(given))});\n`;
    writeFileSync(script, data + bundle(source));
    run(findHermes('hermesc'), ['-O', '-emit-binary', '-w', '-out', bytecode, script]);
    return run(findHermes('hermes'), ['-b', bytecode]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
