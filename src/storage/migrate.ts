import type { Database, Session } from './database';
import { migrations as ALL } from './migrations';
import type { Migration } from './migrations/migration';
import { detailOf, problemOf, type StorageProblem, type Stored } from './problem';

export const latestOf = (migrations: readonly Migration[]): number =>
  migrations.at(-1)?.version ?? 0;

/** What the app knows how to read. */
export const SCHEMA_VERSION = latestOf(ALL);

export const loadVersion = async (session: Session): Promise<number> =>
  (await session.first<{ readonly user_version: number }>('PRAGMA user_version'))?.user_version ??
  0;

export const applyMigration = async (session: Session, migration: Migration): Promise<void> => {
  for (const statement of migration.statements) await session.run(statement);
  await session.run(`PRAGMA user_version = ${migration.version}`);
};

const migrateOne = async (
  database: Database,
  migration: Migration,
): Promise<StorageProblem | null> => {
  try {
    await database.transaction((session) => applyMigration(session, migration));
    return null;
  } catch (error) {
    return { id: 'migration-failed', migration: migration.version, detail: detailOf(error) };
  }
};

const migrateFrom = async (
  database: Database,
  found: number,
  migrations: readonly Migration[],
): Promise<Stored> => {
  const known = latestOf(migrations);
  if (found > known) return { ok: false, problem: { id: 'newer-database', found, known } };
  for (const migration of migrations.filter(({ version }) => version > found)) {
    const problem = await migrateOne(database, migration);
    if (problem) return { ok: false, problem };
  }
  return { ok: true };
};

/**
 * Brings the database to the app's shape, each migration in its own transaction. One that is newer than
 * the app is not touched.
 */
export const migrate = async (
  database: Database,
  migrations: readonly Migration[] = ALL,
): Promise<Stored> => {
  try {
    return await migrateFrom(database, await loadVersion(database), migrations);
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
};
