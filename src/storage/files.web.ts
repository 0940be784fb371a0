import { deleteDatabaseAsync } from 'expo-sqlite';

/**
 * SQLite's files lie in a pool: each has a head that names it, with a check sum, and its bytes after that. A pool
 * that finds a head which does not match empties the file; so heads are looked at, and mended, before it opens.
 */
const POOL = 'expo-sqlite';
const ASIDE = 'flagbridge-set-aside';
const HEAD = 4096;
const NAME_BYTES = 512;
const CORPUS_BYTES = NAME_BYTES + 4;
/** SQLITE_OPEN_MAIN_DB, CREATE and READWRITE. */
const DATABASE_FLAGS = 0x106;
const MAGIC = 'SQLite format 3\0';

export const pathOf = (name: string): string => `./${name}`;

const folder = async (name: string): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });

/** As the pool counts it. */
const digestOf = (corpus: Uint8Array): readonly [number, number] => {
  if (corpus[0] === 0) return [0xfecc5f80, 0xaccec037];
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const byte of corpus) {
    a = Math.imul(a ^ byte, 2654435761);
    b = Math.imul(b ^ byte, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [a >>> 0, b >>> 0];
};

const headOf = (path: string): Uint8Array<ArrayBuffer> => {
  const head = new Uint8Array(CORPUS_BYTES + 8);
  new TextEncoder().encodeInto(path, head);
  const view = new DataView(head.buffer);
  view.setUint32(NAME_BYTES, DATABASE_FLAGS);
  const [a, b] = digestOf(head.subarray(0, CORPUS_BYTES));
  view.setUint32(CORPUS_BYTES, a, true);
  view.setUint32(CORPUS_BYTES + 4, b, true);
  return head;
};

interface PoolFile {
  readonly handle: FileSystemFileHandle;
  readonly file: File;
  /** Empty for one that holds nothing; null where the head does not match. */
  readonly path: string | null;
}

const readFile = async (handle: FileSystemFileHandle): Promise<PoolFile> => {
  const file = await handle.getFile();
  const bytes = new Uint8Array(await file.slice(0, CORPUS_BYTES + 8).arrayBuffer());
  if (bytes.length < CORPUS_BYTES + 8) return { handle, file, path: '' };
  const view = new DataView(bytes.buffer);
  const corpus = bytes.subarray(0, CORPUS_BYTES);
  const [a, b] = digestOf(corpus);
  const isWhole =
    view.getUint32(CORPUS_BYTES, true) === a && view.getUint32(CORPUS_BYTES + 4, true) === b;
  const path = new TextDecoder().decode(corpus.subarray(0, corpus.indexOf(0)));
  return { handle, file, path: isWhole ? path : null };
};

const handlesOf = async (name: string): Promise<readonly FileSystemFileHandle[]> => {
  const handles: FileSystemFileHandle[] = [];
  for await (const handle of (await folder(name)).values())
    if (handle.kind === 'file') handles.push(handle);
  return handles;
};

const readPool = async (): Promise<readonly PoolFile[]> =>
  Promise.all((await handlesOf(POOL)).map(readFile));

/** Whether a browser lets a page write here; one that does not cannot mend, and keeps what it has. */
const canWrite = (handle: FileSystemFileHandle): boolean => 'createWritable' in handle;

const pause = 50;
/** Who holds a file longer than this is no page that has gone. */
const longestHold = 20_000;

const isHeld = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NoModificationAllowedError';

/** The page before, a reload ago, may be gone while its worker still holds the files: a pool that opens then fails for good. */
const untilFree = async (handle: FileSystemFileHandle): Promise<void> => {
  if (!canWrite(handle)) return;
  for (let waited = 0; ; waited += pause) {
    try {
      return await (await handle.createWritable()).abort();
    } catch (error) {
      // Anything else, and who holds it for so long, opening tells of.
      if (!isHeld(error) || waited >= longestHold) return;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
};

/** Over the beginning of a file; what comes after stays. */
const write = async (handle: FileSystemFileHandle, data: Blob): Promise<void> => {
  const stream = await handle.createWritable({ keepExistingData: true });
  await stream.write(data);
  await stream.close();
};

/** So many files has a pool: the database, its journal, a copy of each, and what SQLite puts by. */
const CAPACITY = 6;

/** The pool makes its files only where it has none: a page that went meanwhile leaves it with too few to write into. */
const fillPool = async (): Promise<void> => {
  const pool = await folder(POOL);
  const handles = await handlesOf(POOL);
  for (let count = handles.length; count > 0 && count < CAPACITY; count += 1) {
    const more = await pool.getFileHandle(`more-${Date.now()}-${count}`, { create: true });
    if (canWrite(more)) await write(more, new Blob([headOf('')]));
  }
};

/** Before the pool opens for the first time: nobody else holds its files, and it has as many as it needs. */
export const readyFiles = async (): Promise<void> => {
  await Promise.all((await handlesOf(POOL)).map(untilFree));
  await fillPool();
};

const keepAside = async (data: Blob, as: string): Promise<void> =>
  write(await (await folder(ASIDE)).getFileHandle(as, { create: true }), data);

const isDatabase = async (file: File): Promise<boolean> =>
  (await file.slice(HEAD, HEAD + MAGIC.length).text()) === MAGIC;

const mend = async ({ handle, file }: PoolFile, isLost: boolean, name: string): Promise<void> => {
  if (!canWrite(handle) || file.size <= HEAD) return;
  if (isLost && (await isDatabase(file))) await write(handle, new Blob([headOf(`/${name}`)]));
  else await keepAside(file.slice(HEAD), `unnamed-${handle.name}`);
};

/** Before the pool opens: a file whose head is broken gets it back, or is kept aside, as the pool would empty it. */
export const guardFiles = async (name: string): Promise<void> => {
  const files = await readPool();
  const isLost = !files.some(({ path }) => path === `/${name}`);
  for (const file of files) if (file.path === null) await mend(file, isLost, name);
};

const findFile = async (name: string): Promise<PoolFile | undefined> =>
  (await readPool()).find(({ path }) => path === `/${name}`);

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await blob.arrayBuffer());

/** A database as it lies in the pool, byte for byte; null where there is none. */
export const loadFile = async (name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const found = await findFile(name);
  return found === undefined ? null : bytesOf(found.file.slice(HEAD));
};

export const deleteFile = async (name: string): Promise<void> => {
  await deleteDatabaseAsync(name);
  await deleteDatabaseAsync(`${name}-journal`);
};

/** Moves a database out of the pool, under a name of its own. */
export const setAside = async (name: string, as: string): Promise<void> => {
  const found = await findFile(name);
  if (found !== undefined && found.file.size > HEAD) await keepAside(found.file.slice(HEAD), as);
  await deleteFile(name);
};

/** What was set aside, by name. */
export const listAside = async (): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const name of (await folder(ASIDE)).keys()) names.push(name);
  return names.sort();
};

export const loadAside = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOf(await (await (await folder(ASIDE)).getFileHandle(name)).getFile());

export const deleteAside = async (name: string): Promise<void> =>
  (await folder(ASIDE)).removeEntry(name);
