import { openDatabaseAsync } from 'expo-sqlite';

import { makeDatabase, type Database } from './database';
import { waitForTurn } from './tabTurn';

export const DATABASE_NAME = 'flagbridge.db';

/** A connection with foreign keys on: SQLite has them off until they are asked for. */
export const connect = async (name: string): Promise<Database> => {
  const connection = await openDatabaseAsync(name, { useNewConnection: name === ':memory:' });
  await connection.execAsync('PRAGMA foreign_keys = ON');
  return makeDatabase(connection);
};

const open = async (onWaiting: () => void): Promise<Database> => {
  await waitForTurn(DATABASE_NAME, onWaiting);
  return connect(DATABASE_NAME);
};

let opened: Promise<Database> | null = null;

/**
 * The app's database, opened once and never closed: two first openings at the same time break the web
 * build for good. After a failure the next call tries again.
 */
export const openDatabase = (onWaiting: () => void = () => undefined): Promise<Database> => {
  opened ??= open(onWaiting).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};
