import { rmSync } from 'node:fs';
import { join } from 'node:path';
// Node's own: a test's fake clock does not stop the database.
import { setImmediate as turn } from 'node:timers/promises';

import { Database, type Statement } from 'node-sqlite3-wasm';

/**
 * The part of expo-sqlite that the app uses, over a real SQLite in Node. Every call takes a turn of the
 * event loop, as a message to a worker does: what can interleave, does. Where the platforms differ it
 * behaves as the web build does: foreign keys are off, and finalizing a failed statement fails again.
 */
type Value = string | number | null;

const NOWHERE = '/nowhere';

let directory: string | null = null;

/** As expo-sqlite calls it; a test may move it. */
export let defaultDatabaseDirectory = NOWHERE;

/** Where databases are files from now on; null keeps them in memory. */
export const keepDatabasesIn = (path: string | null): void => {
  directory = path;
  defaultDatabaseDirectory = path ?? NOWHERE;
};

export const deleteDatabaseAsync = async (name: string): Promise<void> => {
  for (const ending of ['', '-journal', '-wal', '-shm']) {
    rmSync(join(defaultDatabaseDirectory, name + ending), { force: true });
  }
};

const READS = /^\s*(select|pragma|with|explain|values)\b|\breturning\b/i;

class NodeStatement {
  private failed = false;

  constructor(
    private readonly database: Database,
    private readonly statement: Statement,
    private readonly sql: string,
  ) {}

  async executeAsync<Row>(params: Value[]) {
    await turn();
    try {
      const rows = READS.test(this.sql) ? this.statement.all(params) : [];
      const changes = READS.test(this.sql)
        ? Number(this.database.get('SELECT changes() AS changes')?.['changes'])
        : this.statement.run(params).changes;
      // The caller names the row's type, as in expo-sqlite.
      return { changes, getAllAsync: () => Promise.resolve(rows as Row[]) };
    } catch (error) {
      this.failed = true;
      throw error;
    }
  }

  async finalizeAsync(): Promise<void> {
    await turn();
    this.statement.finalize();
    if (this.failed) throw new Error('Error finalizing statement');
  }
}

class NodeDatabase {
  constructor(private readonly database: Database) {
    database.exec('PRAGMA foreign_keys = OFF');
  }

  async execAsync(sql: string): Promise<void> {
    await turn();
    this.database.exec(sql);
  }

  async prepareAsync(sql: string): Promise<NodeStatement> {
    await turn();
    return new NodeStatement(this.database, this.database.prepare(sql), sql);
  }

  async closeAsync(): Promise<void> {
    await turn();
    this.database.close();
  }
}

export const openDatabaseAsync = async (name: string, _options?: object): Promise<NodeDatabase> => {
  await turn();
  const path = directory === null || name === ':memory:' ? ':memory:' : join(directory, name);
  return new NodeDatabase(new Database(path));
};
