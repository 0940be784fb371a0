import { spawn } from 'node:child_process';
import { join, resolve as pathTo } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

import { buildSync } from 'esbuild';

import { JOURNAL as PHONE } from '../../../src/storage/journal';
import { JOURNAL as WEB } from '../../../src/storage/journal.web';
import type { Life } from './player';

/** How a file is journaled. WAL in Node needs the lock for itself, as it has no memory to share. */
export const JOURNALS: readonly (readonly string[])[] = [
  WEB,
  ['locking_mode = EXCLUSIVE', ...PHONE],
  [],
];

/** The player as one script, with the stand-ins that the tests have; it starts many times. */
export const bundlePlayer = (folder: string): string => {
  const outfile = join(folder, 'player.cjs');
  const stored = join(__dirname, '..', '..', 'storage');
  buildSync({
    entryPoints: [join(__dirname, 'player.ts')],
    bundle: true,
    platform: 'node',
    outfile,
    external: ['node-sqlite3-wasm'],
    alias: {
      'expo-sqlite': join(stored, 'sqliteInNode.ts'),
      'expo-file-system': join(stored, 'filesInNode.ts'),
    },
  });
  return outfile;
};

/** Most of a short life would go into making SQLite fast. */
const QUICK_START = ['--wasm-lazy-compilation', '--liftoff-only'];

/** When it is killed from outside: so long after that many steps were shown. */
interface Killing {
  readonly steps: number;
  readonly delayMs: number;
}

/** What a life came to. */
export interface Lived {
  /** Steps that were there when it began, each looked at. */
  readonly found: number;
  /** The last step that it showed. */
  readonly shown: number;
  readonly inTransaction: boolean;
}

const readLines = (lines: readonly string[]): Lived => {
  const found = Number(/^found (\d+)$/m.exec(lines.join('\n'))?.[1] ?? NaN);
  const shown = lines.map(Number).filter((step) => !Number.isNaN(step));
  return {
    found,
    shown: Math.max(found, ...shown),
    inTransaction: lines.includes('in a transaction'),
  };
};

/** One life of a player in a process of its own, until it is killed. */
export const live = (player: string, life: Life, killing: Killing | null = null): Promise<Lived> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...QUICK_START, player, JSON.stringify(life)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_PATH: pathTo('node_modules') },
    });
    const lines: string[] = [];
    const errors: string[] = [];
    let steps = 0;
    const kill = async (delayMs: number): Promise<void> => {
      await wait(delayMs);
      child.kill('SIGKILL');
    };
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (/^\d/.test(line)) steps += 1;
      if (killing && steps === killing.steps) kill(killing.delayMs).catch(reject);
    });
    child.on('error', reject);
    child.on('close', (_code, signal) => {
      if (signal === 'SIGKILL') resolve(readLines(lines));
      else reject(new Error(`It ended by itself: ${errors.join('')}`));
    });
  });

/** What was shown is there; at most the step that was on its way when the process died is there too. */
export const expectKept = (before: Lived, after: Lived): void => {
  // A life that ended before it had looked around has shown nothing, and may have changed nothing.
  if (Number.isNaN(after.found)) return;
  expect(after.found).toBeGreaterThanOrEqual(before.shown);
  expect(after.found).toBeLessThanOrEqual(before.shown + 1);
};
