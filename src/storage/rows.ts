import type { Session } from './database';
import { readJson } from './json';
import type { DamagedRow } from './problem';

/** What a table gave: the things that could be read, and the rows that could not. */
export interface Loaded<Thing> {
  readonly things: readonly Thing[];
  readonly damaged: readonly DamagedRow[];
}

/** One row read: a thing, or what is wrong with the row. */
export type Read<Thing> =
  { readonly ok: true; readonly value: Thing } | { readonly ok: false; readonly detail: string };

/** Reads every row; a bad one is set aside and takes no other with it. */
export const readRows = <Row, Thing>(
  table: string,
  rows: readonly Row[],
  idOf: (row: Row) => string,
  read: (row: Row) => Read<Thing>,
): Loaded<Thing> => {
  const things: Thing[] = [];
  const damaged: DamagedRow[] = [];
  for (const row of rows) {
    const result = read(row);
    if (result.ok) things.push(result.value);
    else damaged.push({ table, id: idOf(row), detail: result.detail });
  }
  return { things, damaged };
};

/** Derived data: one that cannot be read is not worth setting its row aside. */
export const readSummary = (text: string): unknown => {
  const json = readJson(text);
  return json.ok ? json.value : null;
};

/** SQLite has no booleans. */
export const flag = (on: boolean): number => (on ? 1 : 0);

/** What a player can delete and take back. */
export const DELETABLE = ['packs', 'cards', 'fleets', 'games'] as const;
export type Deletable = (typeof DELETABLE)[number];

/** Out of every list from `at` on; with null, back in them. */
export const saveDeleted = async (
  session: Session,
  table: Deletable,
  ids: readonly string[],
  at: number | null,
): Promise<void> => {
  await session.run(
    `UPDATE ${table} SET deleted = ? WHERE id IN (SELECT value FROM json_each(?))`,
    [at, JSON.stringify(ids)],
  );
};

export const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a deleted thing can be taken back. */
export const KEPT_DAYS = 30;

/** Removes for good what was deleted before `time`. */
export const purgeDeleted = async (session: Session, time: number): Promise<void> => {
  for (const table of DELETABLE) {
    await session.run(`DELETE FROM ${table} WHERE deleted < ?`, [time]);
  }
};
