import type { Database } from './database';
import { JOURNAL } from './journal';
import { migrate } from './migrate';
import { openDatabase } from './open';
import { problemOf, type Stored } from './problem';
import { DAY_MS, KEPT_DAYS, purgeDeleted } from './rows';
import { purgeAnswers } from './settings';

/**
 * Opens and migrates the database. A database that is newer than the app, or that would not migrate, is
 * left as it is: nothing is set on it before that is known.
 */
export const startStorage = async (now: number, onWaiting: () => void): Promise<Stored> => {
  try {
    const database = await openDatabase(onWaiting);
    const migrated = await migrate(database);
    if (migrated.ok) await settle(database, now);
    return migrated;
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
};

const settle = async (database: Database, now: number): Promise<void> => {
  for (const pragma of JOURNAL) await database.all(`PRAGMA ${pragma}`);
  await purgeDeleted(database, now - KEPT_DAYS * DAY_MS);
  await purgeAnswers(database);
};
