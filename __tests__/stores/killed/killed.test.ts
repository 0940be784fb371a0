import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { migrate } from '../../../src/storage/migrate';
import { closeTestDatabases, openTestDatabase, temporaryFolder } from '../../builders/testDatabase';
import { tinyStores } from '../../builders/tinyStores';
import { noteOf } from './player';

afterEach(closeTestDatabases);

/** Lets a player play in a process of its own, kills it after `steps`, and gives the last step it showed. */
const killAfter = (folder: string, steps: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const player = spawn(
      process.execPath,
      ['-r', join(__dirname, 'runTypeScript.cjs'), join(__dirname, 'player.ts'), folder],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let shown = 0;
    createInterface({ input: player.stdout }).on('line', (line) => {
      shown = Number(line);
      if (shown === steps) player.kill('SIGKILL');
    });
    player.on('error', reject);
    player.on('close', () => resolve(shown));
  });

test.each([1, 40, 150])('killed after step %i, a game has lost nothing', async (steps) => {
  const folder = temporaryFolder();
  const shown = await killAfter(folder, steps);
  expect(shown).toBeGreaterThanOrEqual(steps);

  // Node's SQLite locks with a folder, which outlives a killed process; a phone's locks do not.
  rmSync(join(folder, 'game.db.lock'), { recursive: true, force: true });
  const { database } = await openTestDatabase({ folder, name: 'game.db' });
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
});
