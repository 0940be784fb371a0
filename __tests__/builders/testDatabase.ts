import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeDatabase, type Database } from '../../src/storage/database';
import { migrate } from '../../src/storage/migrate';
import { migrations } from '../../src/storage/migrations';
import type { Migration } from '../../src/storage/migrations/migration';
import { keepDatabasesIn, openDatabaseAsync } from '../storage/sqliteInNode';

interface Opened {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

const opened = new Set<() => Promise<void>>();
const folders: string[] = [];

/** A real database: in memory, or a file of that name in a folder of `temporaryFolder`. */
export const openTestDatabase = async (
  where: { readonly folder: string; readonly name: string } | null = null,
  stallMs?: number,
): Promise<Opened> => {
  keepDatabasesIn(where?.folder ?? null);
  const connection = await openDatabaseAsync(where?.name ?? ':memory:');
  await connection.execAsync('PRAGMA foreign_keys = ON');
  const close = async (): Promise<void> => {
    if (opened.delete(close)) await connection.closeAsync();
  };
  opened.add(close);
  return {
    database: makeDatabase(connection, { ...(stallMs !== undefined && { stallMs }) }),
    close,
  };
};

/** A real database with every table. */
export const migratedDatabase = async (list: readonly Migration[] = migrations) => {
  const { database } = await openTestDatabase();
  const migrated = await migrate(database, list);
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.problem));
  return database;
};

export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'flagbridge-'));
  folders.push(folder);
  return folder;
};

/** For `afterEach`. */
export const closeTestDatabases = async (): Promise<void> => {
  await Promise.all([...opened].map((close) => close()));
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  keepDatabasesIn(null);
};
