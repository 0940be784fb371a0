import type { Database, Session } from './database';
import { insertGame, insertSteps, saveProgress } from './games';
import type { GameProgress, StoredGame, StoredStep } from './games';
import { jsonParameter, readJson } from './json';

/** What this phone keeps of a game that it shares: the room, which phone it is there, and what is its own. */
export interface StoredRoom {
  readonly game: string;
  readonly room: string;
  readonly phone: string;
  /** For the store to judge; null where it could not be read. */
  readonly body: unknown;
  /** What the phones exchanged, in base64, the oldest first. */
  readonly updates: readonly string[];
}

interface RoomRow {
  readonly room: string;
  readonly phone: string;
  readonly body: string;
}

const loadUpdates = async (session: Session, game: string): Promise<readonly string[]> =>
  (
    await session.all<{ readonly body: string }>(
      'SELECT body FROM updates WHERE game = ? ORDER BY n',
      [game],
    )
  ).map(({ body }) => body);

/** The room of a game; null where the game is this phone's alone. */
export const loadRoom = async (session: Session, game: string): Promise<StoredRoom | null> => {
  const row = await session.first<RoomRow>('SELECT room, phone, body FROM rooms WHERE game = ?', [
    game,
  ]);
  if (!row) return null;
  const body = readJson(row.body);
  const { room, phone } = row;
  const updates = await loadUpdates(session, game);
  return { game, room, phone, body: body.ok ? body.value : null, updates };
};

/** The game on this phone whose room ends with these letters; null where none does. */
export const findRoom = async (session: Session, ending: string): Promise<string | null> =>
  (
    await session.first<{ readonly game: string }>(
      `SELECT r.game FROM rooms r JOIN games g ON g.id = r.game
       WHERE substr(r.room, -length(?)) = ? AND g.deleted IS NULL`,
      [ending, ending],
    )
  )?.game ?? null;

const insertUpdates = (session: Session, game: string, updates: readonly string[]) =>
  session.run(
    `INSERT INTO updates (game, n, body)
     SELECT ?, (SELECT coalesce(max(n), -1) + 1 FROM updates WHERE game = ?) + key, value
     FROM json_each(?)`,
    [game, game, jsonParameter(updates)],
  );

const insertRoom = async (session: Session, { game, room, phone, body, updates }: StoredRoom) => {
  await session.run(
    `INSERT INTO rooms (game, room, phone, body) VALUES (?, ?, ?, ?)
     ON CONFLICT (game) DO UPDATE SET room = excluded.room, phone = excluded.phone,
       body = excluded.body`,
    [game, room, phone, JSON.stringify(body)],
  );
  await session.run('DELETE FROM updates WHERE game = ?', [game]);
  await insertUpdates(session, game, updates);
};

/** A game of this phone that is shared from now on. */
export const createRoom = (database: Database, room: StoredRoom): Promise<void> =>
  database.transaction((session) => insertRoom(session, room));

/** A game that this phone joins. */
export const createJoinedGame = (
  database: Database,
  game: StoredGame,
  room: StoredRoom,
): Promise<void> =>
  database.transaction(async (session) => {
    await insertGame(session, game);
    await insertRoom(session, room);
  });

/** The steps from a place on, in the place of those that were there, and how far the game is with them. */
export interface StepChange {
  readonly from: number;
  /** Whether any were there. */
  readonly removes: boolean;
  readonly steps: readonly StoredStep[];
  readonly cursorBefore: number;
  readonly progress: GameProgress;
}

/** What one turn of the phones brings; every statement is a wait, so what stays as it was is left out. */
export interface RoomChange {
  readonly updates: readonly string[];
  /** What is this phone's own. */
  readonly body?: unknown;
  readonly game?: StepChange;
}

const saveSteps = async (
  session: Session,
  game: string,
  { from, removes, steps, cursorBefore, progress }: StepChange,
): Promise<void> => {
  if (removes) await session.run('DELETE FROM steps WHERE game = ? AND n >= ?', [game, from]);
  if (steps.length > 0) await insertSteps(session, game, steps, from);
  await saveProgress(session, game, cursorBefore, progress);
};

/** Stored in one piece, before any of it is sent or shown. */
export const saveRoomChange = (
  database: Database,
  game: string,
  { updates, body, game: change }: RoomChange,
): Promise<void> =>
  database.transaction(async (session) => {
    if (updates.length > 0) await insertUpdates(session, game, updates);
    if (body !== undefined) await saveRoomBody(session, game, body);
    if (change) await saveSteps(session, game, change);
  });

/** What is this phone's own. */
export const saveRoomBody = async (
  session: Session,
  game: string,
  body: unknown,
): Promise<void> => {
  await session.run('UPDATE rooms SET body = ? WHERE game = ?', [JSON.stringify(body), game]);
};

/** Many small updates as one, which holds the same. */
export const saveMerged = (database: Database, game: string, update: string): Promise<void> =>
  database.transaction(async (session) => {
    await session.run('DELETE FROM updates WHERE game = ?', [game]);
    await insertUpdates(session, game, [update]);
  });

/** The game is this phone's alone again; its steps stay. */
export const deleteRoom = (database: Database, game: string): Promise<void> =>
  database.transaction(async (session) => {
    await session.run('DELETE FROM updates WHERE game = ?', [game]);
    await session.run('DELETE FROM rooms WHERE game = ?', [game]);
  });
