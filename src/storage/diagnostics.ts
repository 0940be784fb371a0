import type { Database, Session } from './database';
import { loadVersion, migrate, SCHEMA_VERSION } from './migrate';
import { migrations as ALL } from './migrations';
import type { Migration } from './migrations/migration';
import { inMemory } from './open';
import type { StorageProblem } from './problem';
import { dropTables, loadTables, quoted } from './tables';

/** How the database is, for the player who reports a fault and for the tests in a browser. */
export interface Diagnostics {
  readonly schema: number;
  /** The newest that this app reads. */
  readonly known: number;
  readonly sqlite: string;
  readonly journal: string;
  readonly foreignKeys: boolean;
  readonly bytes: number;
  /** `ok`, or what SQLite found. */
  readonly integrity: string;
  readonly rows: Readonly<Record<string, number>>;
}

/** The only value of a statement that gives one. */
const loadValue = async (session: Session, sql: string): Promise<string | number> => {
  const row = await session.first<Readonly<Record<string, string | number>>>(sql);
  return Object.values(row ?? {})[0] ?? '';
};

const countRows = async (session: Session): Promise<Readonly<Record<string, number>>> => {
  const counts: [string, number][] = [];
  for (const { name } of await loadTables(session)) {
    counts.push([name, Number(await loadValue(session, `SELECT count(*) FROM ${quoted(name)}`))]);
  }
  return Object.fromEntries(counts);
};

export const loadDiagnostics = async (database: Database): Promise<Diagnostics> => ({
  schema: await loadVersion(database),
  known: SCHEMA_VERSION,
  sqlite: String(await loadValue(database, 'SELECT sqlite_version()')),
  journal: String(await loadValue(database, 'PRAGMA journal_mode')),
  foreignKeys: (await loadValue(database, 'PRAGMA foreign_keys')) === 1,
  bytes:
    Number(await loadValue(database, 'PRAGMA page_count')) *
    Number(await loadValue(database, 'PRAGMA page_size')),
  integrity: String(await loadValue(database, 'PRAGMA quick_check(1)')),
  rows: await countRows(database),
});

/** What came of migrating an empty database of one version to the newest. */
export interface MigrationCheck {
  readonly from: number;
  readonly to: number;
  readonly problem: StorageProblem | null;
}

/**
 * Runs every migration on this device's own SQLite, from nothing and from each version, on a database
 * in memory. SQLite differs by platform: what passes in Node may fail here.
 */
export const checkMigrations = (
  migrations: readonly Migration[] = ALL,
): Promise<readonly MigrationCheck[]> =>
  inMemory(async (database) => {
    const checks: MigrationCheck[] = [];
    for (const from of [0, ...migrations.map(({ version }) => version)]) {
      await database.transaction(dropTables);
      const first = await migrate(
        database,
        migrations.filter(({ version }) => version <= from),
      );
      const rest = first.ok ? await migrate(database, migrations) : first;
      const to = await loadVersion(database);
      checks.push({ from, to, problem: rest.ok ? null : rest.problem });
    }
    return checks;
  });
