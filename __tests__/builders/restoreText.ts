import { parseBackup, restoreBackup } from '../../src/storage/backup';
import type { Database } from '../../src/storage/database';
import { latestOf } from '../../src/storage/migrate';
import { migrations as ALL } from '../../src/storage/migrations';
import type { Migration } from '../../src/storage/migrations/migration';

/** Reads a backup and puts it in the place of everything. */
export const restoreText = async (
  database: Database,
  text: string,
  migrations: readonly Migration[] = ALL,
) => {
  const backup = parseBackup(text, latestOf(migrations));
  return backup.ok ? restoreBackup(database, backup.value, migrations) : backup;
};
