import { checked, problems, type Checked } from '../core/checked/checked';
import {
  makeBackup,
  makeSalvage,
  mergeBackup,
  parseBackup,
  restoreBackup,
  siftBackup,
  type Backup,
  type BackupWhy,
  type Sifted,
} from '../storage/backup';
import { loadCopies, makeCopy } from '../storage/copies';
import type { Database } from '../storage/database';
import {
  deleteAside,
  deleteFile,
  listAside,
  loadAside,
  loadFile,
  setAside,
} from '../storage/files';
import { DATABASE_NAME, openDatabase, whileClosed } from '../storage/open';
import {
  detailOf,
  problemOf,
  stored,
  type DamagedRow,
  type StorageProblem,
  type Tally,
} from '../storage/problem';
import { acceptLoss } from '../storage/start';
import {
  countTally,
  expectNothing,
  loadRemembered,
  remember,
  rememberTally,
} from '../storage/tally';
import { showRestored, startApp, useAppStore } from './appStore';
import { systems } from './systems';

export type { BackupWhy, Tally };

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export type MadeBackup =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly problem: StorageProblem };

/** Everything as one file. It also works where the start failed but the database could be opened. */
export const exportBackup = async (): Promise<MadeBackup> => {
  try {
    const made = Date.now();
    const database = await openDatabase();
    const text = await makeBackup(database, made);
    await stored(async () => remember({ savedGames: (await countTally(database)).games }));
    return { ok: true, name: `flagbridge-${dayOf(made)}.json`, text };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
};

export type Saved =
  | { readonly what: 'part'; readonly name: string; readonly text: string }
  | { readonly what: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Of a database that is not whole: what can be read of it, or the file as it is; null where there is none. */
export const exportDamaged = async (): Promise<Saved | null> => {
  const made = Date.now();
  const text = await openDatabase()
    .then((database) => makeSalvage(database, made))
    .catch(() => null);
  if (text !== null) return { what: 'part', name: `flagbridge-part-${dayOf(made)}.json`, text };
  const bytes = await loadFile(DATABASE_NAME).catch(() => null);
  return bytes && { what: 'file', name: `flagbridge-${dayOf(made)}.db`, bytes };
};

/** What a backup would bring, before anything is stored. */
export interface Preview {
  readonly backup: Backup;
  /** What could not be opened again: it stays out. */
  readonly aside: readonly DamagedRow[];
  readonly holds: Tally;
  /** How many games of it are here already. */
  readonly gamesHere: number;
}

const idsOf = ({ tables }: Backup, table: string): readonly unknown[] => {
  const copy = tables[table];
  const at = copy?.columns.indexOf('id') ?? -1;
  return copy?.rows.map((row) => row[at]) ?? [];
};

const countHere = async (ids: readonly unknown[]): Promise<number> => {
  const sql = 'SELECT count(*) AS count FROM games WHERE id IN (SELECT value FROM json_each(?))';
  const database = await openDatabase();
  return (await database.first<{ readonly count: number }>(sql, [JSON.stringify(ids)]))?.count ?? 0;
};

const previewOf = async ({ backup, aside }: Sifted): Promise<Preview> => ({
  backup,
  aside,
  holds: {
    games: idsOf(backup, 'games').length,
    fleets: idsOf(backup, 'fleets').length,
    packs: idsOf(backup, 'packs').length,
    cards: idsOf(backup, 'cards').length,
  },
  // A damaged database has none that can be told.
  gamesHere: await countHere(idsOf(backup, 'games')).catch(() => 0),
});

const failed = (error: unknown) =>
  problems<BackupWhy>({ path: '', why: { id: 'not-stored', detail: detailOf(error) } });

/** Reads a backup without storing anything. */
export const readBackup = async (text: string): Promise<Checked<Preview, BackupWhy>> => {
  const backup = parseBackup(text);
  if (!backup.ok) return backup;
  try {
    const { findUnsound } = await import('./soundRows');
    const sifted = await siftBackup(backup.value, (session) => findUnsound(session, systems));
    return sifted.ok ? checked(await previewOf(sifted.value)) : sifted;
  } catch (error) {
    return failed(error);
  }
};

const isDamaged = (): boolean => {
  const { boot } = useAppStore.getState();
  return boot.state === 'failed' && boot.problem.id === 'damaged';
};

/** Where to restore to: a damaged file is put out of the way first. */
const openForRestore = async (): Promise<Database> => {
  if (isDamaged()) await putAway();
  return openDatabase();
};

const storeBackup = async (
  write: (database: Database) => Promise<Checked<null, BackupWhy>>,
): Promise<Checked<null, BackupWhy>> => {
  try {
    const database = await openForRestore();
    // What was there is kept once more, where it is whole.
    if (useAppStore.getState().boot.state === 'ready')
      await makeCopy(database, Date.now()).catch(() => undefined);
    await expectNothing();
    const kept = await write(database);
    await rememberTally(database).catch(() => undefined);
    if (kept.ok) await showRestored();
    return kept;
  } catch (error) {
    return failed(error);
  }
};

/** Puts a backup in the place of everything. On any problem nothing has changed. */
export const replaceWithBackup = ({ backup }: Preview): Promise<Checked<null, BackupWhy>> =>
  storeBackup((database) => restoreBackup(database, backup));

/** Adds what is missing; of what is in both, the newer stays. */
export const addBackup = ({ backup }: Preview): Promise<Checked<null, BackupWhy>> =>
  storeBackup((database) => mergeBackup(database, backup));

/** The last copy that the app made by itself and that can be read; null where there is none. */
export const readCopy = async (): Promise<Preview | null> => {
  for (const text of await loadCopies().catch(() => [])) {
    const read = await readBackup(text);
    if (read.ok) return read.value;
  }
  return null;
};

/** The file goes out of the way under a name of its own. */
const putAway = async (): Promise<void> => {
  const name = `damaged-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.db`;
  await whileClosed(async () => {
    await setAside(DATABASE_NAME, name);
    await expectNothing();
  });
};

/**
 * An empty database in the place of a damaged one, which is set aside. Where the device cannot do that, a file
 * that the player has saved by now may be deleted instead.
 */
export const beginAnew = async (mayDelete: boolean): Promise<boolean> => {
  const away = await stored(putAway);
  if (!away.ok && !mayDelete) return false;
  if (!away.ok) {
    await whileClosed(async () => {
      await deleteFile(DATABASE_NAME);
      await expectNothing();
    });
  }
  await showRestored();
  return true;
};

/** The names of the damaged files that were set aside. */
export const listSetAside = (): Promise<readonly string[]> => listAside().catch(() => []);
export const loadSetAside = loadAside;
export const deleteSetAside = deleteAside;

/** Goes on without what was lost. */
export const goOn = async (): Promise<void> => {
  await stored(acceptLoss);
  await startApp();
};

/** After so many games without a backup it is time to say so. */
const MANY_GAMES = 10;

/** How many games are in no backup that the player saved, once they are many; else 0. */
export const gamesAtRisk = async (): Promise<number> => {
  const { tally, savedGames } = await loadRemembered();
  const count = tally.games - savedGames;
  return count >= MANY_GAMES ? count : 0;
};
