import { spawn } from 'node:child_process';
import fs, { readFileSync, rmSync } from 'node:fs';
import { join, resolve as pathTo } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

import { buildSync } from 'esbuild';

import { migrate } from '../../../src/storage/migrate';
import { openTestDatabase } from '../../builders/testDatabase';
import { tinyStores } from '../../builders/tinyStores';
import { noteOf } from './player';

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

interface Kill {
  /** As `bundlePlayer` made it. */
  readonly player: string;
  readonly folder: string;
  /** After which step it was shown. */
  readonly steps: number;
  /** And how long after that. */
  readonly delayMs?: number;
  /** Then as soon as something is being written. */
  readonly inTransaction?: boolean;
  /** Whether it restores a backup of its own every few steps. */
  readonly restores?: boolean;
}

/** A transaction comes sooner than this, if one comes at all. */
const PATIENCE = 100_000;

const untilWriting = async (folder: string): Promise<void> => {
  for (let tries = 0; tries < PATIENCE && !wasWriting(folder); tries += 1) await turn();
};

/** Lets a player play in a process of its own, kills it after `steps`, and gives the last step it showed. */
export const killAfter = ({
  player: script,
  folder,
  steps,
  delayMs = 0,
  inTransaction = false,
  restores = false,
}: Kill): Promise<number> =>
  new Promise((resolve, reject) => {
    const player = spawn(process.execPath, [script, folder, ...(restores ? ['restores'] : [])], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_PATH: pathTo('node_modules') },
    });
    let shown = 0;
    const kill = async (): Promise<void> => {
      await wait(delayMs);
      if (inTransaction) await untilWriting(folder);
      player.kill('SIGKILL');
    };
    createInterface({ input: player.stdout }).on('line', (line) => {
      shown = Number(line);
      if (shown === steps) kill().catch(reject);
    });
    player.on('error', reject);
    player.on('close', () => resolve(shown));
  });

/** Whether the process died in a transaction: its journal is then still hot. */
export const wasWriting = (folder: string): boolean => {
  try {
    const head = readFileSync(join(folder, 'game.db-journal')).subarray(0, 8);
    return head.some((byte) => byte !== 0);
  } catch {
    // There is none, or it went away between two looks.
    return false;
  }
};

/**
 * Node's SQLite locks with a folder, which outlives a killed process, and takes its own for another's: it would never
 * roll back what a dead process left behind. The SQLite of phones and browsers does neither.
 */
const forgetLocks = (folder: string): void => {
  rmSync(join(folder, 'game.db.lock'), { recursive: true, force: true });
  const real = fs.accessSync;
  jest.spyOn(fs, 'accessSync').mockImplementation((path, mode) => {
    if (String(path).endsWith('.lock')) throw new Error('Nobody else has it.');
    real(path, mode);
  });
};

/** The file is whole, the game has every step that was shown, each in its place, and goes on. */
export const expectWhole = async (folder: string, shown: number): Promise<void> => {
  forgetLocks(folder);
  const { database, close } = await openTestDatabase({ folder, name: 'game.db' });
  expect(await migrate(database)).toEqual({ ok: true });
  expect(await database.first('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
  const { table } = tinyStores(database);
  await table.openGame('g1');
  const game = table.store.getState();
  if (game.state !== 'open') throw new Error(game.state);
  expect(game.damaged).toEqual([]);
  // The step that was on its way when the process died is there whole, or not at all.
  const { steps: kept, cursor } = game.played.log;
  expect(kept).toHaveLength(cursor);
  expect(cursor - 1).toBeGreaterThanOrEqual(shown);
  expect(kept.slice(1).map(({ command }) => command)).toEqual(
    kept.slice(1).map((_step, n) => ({ type: 'note', text: noteOf(n + 1) })),
  );
  expect(await table.play({ type: 'pass' })).toMatchObject({ ok: true });
  await close();
  jest.restoreAllMocks();
};
