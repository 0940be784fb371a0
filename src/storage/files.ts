import { Directory, File, Paths } from 'expo-file-system';
import { defaultDatabaseDirectory, deleteDatabaseAsync } from 'expo-sqlite';

/** Files of a phone. The web has a pool of its own: see files.web.ts. */

/** Where a statement of SQL finds a database by its name. */
export const pathOf = (name: string): string => `${defaultDatabaseDirectory}/${name}`;

const databaseFile = (name: string): File => new File(`file://${pathOf(name)}`);

/** Nobody else holds a phone's files, and there are as many as SQLite asks for. */
export const readyFiles = (): Promise<void> => Promise.resolve();

/** Nothing stands between a phone's files and SQLite that could break. */
export const guardFiles = (_name: string): Promise<void> => Promise.resolve();

/** A database as it lies on the disk, byte for byte; null where there is none. */
export const loadFile = async (name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const file = databaseFile(name);
  return file.exists ? file.bytes() : null;
};

export const deleteFile = async (name: string): Promise<void> => {
  if (databaseFile(name).exists) await deleteDatabaseAsync(name);
};

const aside = (): Directory => {
  const folder = new Directory(Paths.document, 'set-aside');
  folder.create({ idempotent: true, intermediates: true });
  return folder;
};

/** Moves a database out of the way, under a name of its own. */
export const setAside = async (name: string, as: string): Promise<void> => {
  const file = databaseFile(name);
  if (file.exists) await file.copy(new File(aside(), as));
  await deleteFile(name);
};

/** What was set aside, by name. */
export const listAside = async (): Promise<readonly string[]> =>
  aside()
    .list()
    .map(({ name }) => name)
    .sort();

export const loadAside = (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new File(aside(), name).bytes();

export const deleteAside = async (name: string): Promise<void> => new File(aside(), name).delete();
