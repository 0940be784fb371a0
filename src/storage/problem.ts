/** What can go wrong with storage, as data: the catalogue makes a sentence of it. */
export type StorageProblem =
  /** The device would not open the database, or would not write: full, private mode, no permission. */
  | { readonly id: 'storage-refused'; readonly detail: string }
  /** The file was written by a later version of the app. Nothing was touched. */
  | { readonly id: 'newer-database'; readonly found: number; readonly known: number }
  /** A migration stopped half way and was rolled back: the database is as before. */
  | { readonly id: 'migration-failed'; readonly migration: number; readonly detail: string }
  /** The file is not a database any more, or not in the shape that its version promises. */
  | { readonly id: 'damaged'; readonly detail: string }
  /** The device neither opens nor refuses. */
  | { readonly id: 'storage-silent' }
  /** The database opens, and lacks what was in it when the app last looked. */
  | { readonly id: 'lost'; readonly missing: Tally };

/** How many there are of what a player makes; those that can still be taken back count too. */
export interface Tally {
  readonly games: number;
  readonly fleets: number;
  readonly packs: number;
  readonly cards: number;
}

/** Whether a write was kept. */
export type Stored =
  { readonly ok: true } | { readonly ok: false; readonly problem: StorageProblem };

/** A row that could not be read: set aside, still in the database, and in every backup. */
export interface DamagedRow {
  readonly table: string;
  readonly id: string;
  /** What the player calls it, where that can still be read. */
  readonly name?: string;
  readonly detail: string;
}

export const detailOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Messages differ by platform; these words of SQLite's own are in all of them. */
const DAMAGED = /not a database|malformed|corrupt/i;

export const problemOf = (error: unknown): StorageProblem => {
  const detail = detailOf(error);
  return { id: DAMAGED.test(detail) ? 'damaged' : 'storage-refused', detail };
};

/** Turns an exception of the database into a value. */
export const stored = async (write: () => Promise<unknown>): Promise<Stored> => {
  try {
    await write();
    return { ok: true };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
};
