import type { Database } from './database';
import { makeBackup } from './backup';
import { deleteFile, loadFile, pathOf } from './files';
import { connect } from './open';
import { DAY_MS } from './rows';
import { loadRemembered, remember } from './tally';

/** Two, so that one is whole while the other is written. */
const NAMES = ['flagbridge-copy-1.db', 'flagbridge-copy-2.db'] as const;
/** Above this the device would stand still for too long; a player's own backups remain. */
const MAX_BYTES = 40_000_000;

const sizeOf = async (database: Database): Promise<number> =>
  (
    await database.first<{ readonly bytes: number }>(
      'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
    )
  )?.bytes ?? 0;

/** Writes a copy of the whole database beside it, in the place of the older one. */
export const makeCopy = async (database: Database, now: number): Promise<void> => {
  // A copy from the future was made while the clock was wrong: it is the older one.
  const known = (await loadRemembered()).copies.map((made) => (made > now ? 0 : made));
  const [first = 0, second = 0] = known;
  const [name, copies] =
    first <= second ? ([NAMES[0], [now, second]] as const) : ([NAMES[1], [first, now]] as const);
  await deleteFile(name);
  await database.run(`VACUUM INTO '${pathOf(name).replaceAll("'", "''")}'`);
  await remember({ copies });
};

/** Once a day, of a database that holds something. */
export const keepCopy = async (database: Database, now: number): Promise<void> => {
  const { copies, tally } = await loadRemembered();
  const last = Math.max(...copies);
  const isDue = now - last >= DAY_MS || now < last;
  const isEmpty = Object.values(tally).every((count) => count === 0);
  if (isDue && !isEmpty && (await sizeOf(database)) <= MAX_BYTES) await makeCopy(database, now);
};

const loadCopy = async (name: string, made: number): Promise<string | null> => {
  if ((await loadFile(name)) === null) return null;
  const { database, close } = await connect(name);
  try {
    return await makeBackup(database, made);
  } finally {
    await close();
  }
};

/** The copies that are there, as backups, the last one first; one that cannot be read is left out. */
export const loadCopies = async (): Promise<readonly string[]> => {
  const { copies } = await loadRemembered();
  const texts: string[] = [];
  for (const at of copies[0] > copies[1] ? [0, 1] : [1, 0]) {
    const name = NAMES[at];
    const text =
      name === undefined ? null : await loadCopy(name, copies[at] ?? 0).catch(() => null);
    if (text !== null) texts.push(text);
  }
  return texts;
};
