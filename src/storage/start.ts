import type { Database } from './database';
import { JOURNAL } from './journal';
import { migrate } from './migrate';
import { openDatabase } from './open';
import { problemOf, type StorageProblem, type Stored } from './problem';
import { DAY_MS, KEPT_DAYS, purgeDeleted } from './rows';
import { purgeAnswers } from './settings';
import { loadTables, quoted } from './tables';
import { expectNothing, findMissing, rememberTally } from './tally';

/**
 * Opens and migrates the database. A database that is newer than the app, or that would not migrate, is
 * left as it is: nothing is set on it before that is known. So is one that lacks what was in it.
 */
export const startStorage = async (now: number, onWaiting: () => void): Promise<Stored> => {
  try {
    const database = await openDatabase(onWaiting);
    const migrated = await migrate(database);
    if (!migrated.ok) return migrated;
    const missing = await findMissing(database);
    if (missing) return { ok: false, problem: { id: 'lost', missing } };
    await settle(database, now);
    return migrated;
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
};

const settle = async (database: Database, now: number): Promise<void> => {
  for (const pragma of JOURNAL) await database.all(`PRAGMA ${pragma}`);
  await expectNothing();
  await purgeDeleted(database, now - KEPT_DAYS * DAY_MS);
  await purgeAnswers(database);
  await rememberTally(database);
};

/** The games go on without what was lost. */
export const acceptLoss = async (): Promise<void> => rememberTally(await openDatabase());

/** Where a table cannot be read any more; null where all can. Table by table, so that taps come in between. */
export const findDamage = async (database: Database): Promise<StorageProblem | null> => {
  for (const { name } of await loadTables(database)) {
    const found = await database.first<{ readonly quick_check: string }>(
      `PRAGMA quick_check(${quoted(name)})`,
    );
    const detail = found?.quick_check ?? 'ok';
    if (detail !== 'ok') return { id: 'damaged', detail };
  }
  return null;
};
