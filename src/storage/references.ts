import type { Session } from './database';
import { flag } from './rows';

/** What a player keeps about an entry of a system's rules reference. */
export interface EntryMarks {
  readonly system: string;
  readonly entry: string;
  readonly note: string;
  readonly pinned: boolean;
  /** When it was last opened; null for never. */
  readonly opened: number | null;
}

interface Row {
  readonly system: string;
  readonly entry: string;
  readonly note: string;
  readonly pinned: number;
  readonly opened: number | null;
}

/** Every entry of a system that has a note, a pin, or was opened; the last opened first. */
export const listEntries = async (
  session: Session,
  system: string,
): Promise<readonly EntryMarks[]> =>
  (
    await session.all<Row>(
      `SELECT system, entry, note, pinned, opened FROM entries
       WHERE system = ? ORDER BY opened DESC, entry`,
      [system],
    )
  ).map((row) => ({ ...row, pinned: row.pinned === 1 }));

type Key = Pick<EntryMarks, 'system' | 'entry'>;

const saveEntry = async (
  session: Session,
  { system, entry }: Key,
  change: Partial<Pick<Row, 'note' | 'pinned' | 'opened'>>,
): Promise<void> => {
  const { note, pinned, opened } = { note: '', pinned: 0, opened: null, ...change };
  const columns = Object.keys(change).map((column) => `${column} = excluded.${column}`);
  await session.run(
    `INSERT INTO entries (system, entry, note, pinned, opened) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (system, entry) DO UPDATE SET ${columns.join(', ')}`,
    [system, entry, note, pinned, opened],
  );
};

export const saveNote = (session: Session, key: Key, note: string): Promise<void> =>
  saveEntry(session, key, { note });

export const savePin = (session: Session, key: Key, pinned: boolean): Promise<void> =>
  saveEntry(session, key, { pinned: flag(pinned) });

export const saveOpened = (session: Session, key: Key, at: number): Promise<void> =>
  saveEntry(session, key, { opened: at });
