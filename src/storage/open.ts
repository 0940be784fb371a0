import { openDatabaseAsync } from 'expo-sqlite';

import { makeDatabase, watched, type Database } from './database';
import { guardFiles, readyFiles } from './files';
import { makeWatch } from './silence';
import { waitForTurn } from './tabTurn';

export const DATABASE_NAME = 'flagbridge.db';

export interface Opened {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

interface Listener {
  /** Something was stored. */
  readonly onWrite: () => void;
  /** The device does not answer, or does again. */
  readonly onSilent: (isSilent: boolean) => void;
}

let listener: Listener = { onWrite: () => undefined, onSilent: () => undefined };

/** Whoever wants to know how the database fares: one at a time. */
export const listen = (to: Listener): void => {
  listener = to;
};

const watch = makeWatch((isSilent) => listener.onSilent(isSilent));

/** A connection with foreign keys on: SQLite has them off until they are asked for. */
export const connect = async (
  name: string,
  onWrite: () => void = () => undefined,
): Promise<Opened> => {
  const connection = await watch(() =>
    openDatabaseAsync(name, { useNewConnection: name === ':memory:' }),
  );
  // One that will not even close is as good as closed: nothing asks it any more.
  const close = () => connection.closeAsync().catch(() => undefined);
  try {
    await connection.execAsync('PRAGMA foreign_keys = ON');
  } catch (error) {
    await close();
    throw error;
  }
  return { database: makeDatabase(watched(connection, watch), { onWrite }), close };
};

/** Works on a database that is gone afterwards. */
export const inMemory = async <Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const { database, close } = await connect(':memory:');
  try {
    return await work(database);
  } finally {
    await close();
  }
};

/** Once it is ours it stays so: a file that takes the place of another needs no second turn. */
let turn: Promise<void> | null = null;

const open = async (onWaiting: () => void): Promise<Opened> => {
  turn ??= waitForTurn(DATABASE_NAME, onWaiting).then(
    () => watch(readyFiles).catch(() => undefined),
    (error: unknown) => {
      turn = null;
      throw error;
    },
  );
  await turn;
  // Where files cannot be looked at, opening says why.
  await watch(() => guardFiles(DATABASE_NAME)).catch(() => undefined);
  return connect(DATABASE_NAME, () => listener.onWrite());
};

let opened: Promise<Opened> | null = null;
/** Over once no file is being put in the place of another. */
let replaced: Promise<unknown> = Promise.resolve();

const openOnce = (onWaiting: () => void): Promise<Opened> => {
  const opening = replaced.then(() => open(onWaiting));
  opening.catch(() => {
    if (opened === opening) opened = null;
  });
  return opening;
};

/**
 * The app's database, opened once: two first openings at the same time break the web build for good. After a
 * failure the next call tries again.
 */
export const openDatabase = async (onWaiting: () => void = () => undefined): Promise<Database> => {
  opened ??= openOnce(onWaiting);
  return (await opened).database;
};

/**
 * Lets go of the file while another takes its place. Whoever asks for the database meanwhile waits: one that is
 * opened over a file about to go keeps nothing of what is written into it.
 */
export const whileClosed = (replace: () => Promise<void>): Promise<void> => {
  const last = opened;
  opened = null;
  const done = replaced.then(async () => {
    await (await last?.catch(() => null))?.close();
    await replace();
  });
  replaced = done.catch(() => undefined);
  return done;
};
