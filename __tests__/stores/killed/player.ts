import { writeSync } from 'node:fs';

import { makeBackup, parseBackup, restoreBackup } from '../../../src/storage/backup';
import { makeDatabase, type Database } from '../../../src/storage/database';
import { migrate } from '../../../src/storage/migrate';
import { tinyStores } from '../../builders/tinyStores';
import { tinySetup } from '../../builders/tinySystem';
import { keepDatabasesIn, openDatabaseAsync } from '../../storage/sqliteInNode';

/** What step `n` notes: longer and shorter ones, so that some fill more than a page. */
export const noteOf = (n: number): string => `${n} ${'x'.repeat((n * 997) % 9000)}`;

const RESTORE_EVERY = 5;

/** Puts everything in its own place once more, in one transaction. */
const restoreOwn = async (database: Database): Promise<void> => {
  const backup = parseBackup(await makeBackup(database, 0));
  if (backup.ok) await restoreBackup(database, backup.value);
};

/** Plays without end, and says after each step that it is shown, until somebody kills the process. */
const playOn = async (folder: string, restores: boolean): Promise<void> => {
  keepDatabasesIn(folder);
  const connection = await openDatabaseAsync('game.db');
  await connection.execAsync('PRAGMA foreign_keys = ON');
  const database = makeDatabase(connection);
  await migrate(database);
  const { list, table } = tinyStores(database);
  await list.startGame({ system: 'tiny', name: 'Duel', setup: tinySetup() });
  await table.openGame('g1');
  for (let n = 1; ; n += 1) {
    await table.play({ type: 'note', ...{ text: noteOf(n) } });
    if (restores && n % RESTORE_EVERY === 0) await restoreOwn(database);
    writeSync(1, `${n}\n`);
  }
};

const folder = process.argv[2];
if (require.main === module && folder !== undefined)
  void playOn(folder, process.argv[3] === 'restores');
