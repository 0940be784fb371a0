import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { migrate } from '../../../src/storage/migrate';
import { openTestDatabase } from '../../builders/testDatabase';
import { tinyStores } from '../../builders/tinyStores';
import { noteOf } from './player';

interface Kill {
  readonly folder: string;
  /** Where the player's code is kept once it is compiled. */
  readonly cache: string;
  /** After which step it was shown. */
  readonly steps: number;
  /** And how long after that. */
  readonly delayMs?: number;
  /** Whether it restores a backup of its own every few steps. */
  readonly restores?: boolean;
}

/** Lets a player play in a process of its own, kills it after `steps`, and gives the last step it showed. */
export const killAfter = ({
  folder,
  cache,
  steps,
  delayMs = 0,
  restores = false,
}: Kill): Promise<number> =>
  new Promise((resolve, reject) => {
    const player = spawn(
      process.execPath,
      [
        ...['-r', join(__dirname, 'runTypeScript.cjs'), join(__dirname, 'player.ts')],
        ...[folder, ...(restores ? ['restores'] : [])],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, COMPILED: cache } },
    );
    let shown = 0;
    createInterface({ input: player.stdout }).on('line', (line) => {
      shown = Number(line);
      if (shown === steps) setTimeout(() => player.kill('SIGKILL'), delayMs);
    });
    player.on('error', reject);
    player.on('close', () => resolve(shown));
  });

/** Whether the process died in a transaction: its journal is then still hot. */
export const wasWriting = (folder: string): boolean => {
  const journal = join(folder, 'game.db-journal');
  return (
    existsSync(journal) &&
    readFileSync(journal)
      .subarray(0, 8)
      .some((byte) => byte !== 0)
  );
};

/** The file is whole, the game has every step that was shown, each in its place, and goes on. */
export const expectWhole = async (folder: string, shown: number): Promise<void> => {
  // Node's SQLite locks with a folder, which outlives a killed process; a phone's locks do not.
  rmSync(join(folder, 'game.db.lock'), { recursive: true, force: true });
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
};
