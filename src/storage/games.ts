import { isObject } from '../core/checked/read';
import type { GameEvent } from '../core/game/events';
import { parseEvents } from '../core/game/parseEvents';
import type { Command } from '../core/game/system';
import type { Database, Session } from './database';
import { jsonParameter, readJson } from './json';
import type { DamagedRow } from './problem';
import { flag, readSummary, type Read } from './rows';

export const GAME_STATUSES = ['playing', 'ended'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** A game as a list shows it. */
export interface GameHeader {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly status: GameStatus;
  /** How many of its steps count: the rest can be redone. */
  readonly cursor: number;
  /** Null where it could not be read. */
  readonly summary: unknown;
  readonly archived: boolean;
  readonly created: number;
  readonly updated: number;
}

/** One tap, and when. */
export interface StoredStep {
  readonly at: number;
  readonly command: Command;
  readonly events: readonly GameEvent[];
  /** On whose phone, where several share the game. */
  readonly by?: string;
}

/** A game whole: the setup is for its system to judge. */
export interface StoredGame extends GameHeader {
  readonly setup: unknown;
  readonly steps: readonly StoredStep[];
}

/** What changes in a game's row with every step and every move of the cursor. */
export interface GameProgress {
  readonly cursor: number;
  readonly status: GameStatus;
  readonly summary: unknown;
  readonly updated: number;
}

interface HeaderRow {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly status: string;
  readonly cursor: number;
  readonly summary: string;
  readonly archived: number;
  readonly created: number;
  readonly updated: number;
}

interface StepRow {
  readonly n: number;
  readonly at: number;
  readonly command: string;
  readonly events: string;
  readonly asker: string | null;
}

/** One row for each step; a game without steps is one row with nulls. The setup is long: first row only. */
interface GameRow extends HeaderRow {
  readonly setup: string | null;
  readonly n: number | null;
}

const HEADER = ['id', 'system', 'name', 'status', 'cursor', 'summary', 'archived']
  .concat('created', 'updated')
  .map((column) => `g.${column}`)
  .join(', ');

const readHeader = (row: HeaderRow): GameHeader => ({
  id: row.id,
  system: row.system,
  name: row.name,
  status: GAME_STATUSES.find((status) => status === row.status) ?? 'playing',
  cursor: row.cursor,
  summary: readSummary(row.summary),
  archived: row.archived === 1,
  created: row.created,
  updated: row.updated,
});

/** Every game that is not deleted, the last played first. */
export const listGames = async (session: Session): Promise<readonly GameHeader[]> =>
  (
    await session.all<HeaderRow>(
      `SELECT ${HEADER} FROM games g WHERE g.deleted IS NULL ORDER BY g.updated DESC, g.id`,
    )
  ).map(readHeader);

export const isCommand = (value: unknown): value is Command =>
  isObject(value) && typeof value['type'] === 'string';

const readStep = (row: StepRow): Read<StoredStep> => {
  const command = readJson(row.command);
  if (!command.ok) return command;
  if (!isCommand(command.value)) return { ok: false, detail: 'command has no type' };
  const json = readJson(row.events);
  if (!json.ok) return json;
  const events = parseEvents(json.value);
  if (!events.ok) return { ok: false, detail: `events${events.problems[0]?.path ?? ''}` };
  const step = { at: row.at, command: command.value, events: events.value };
  return { ok: true, value: row.asker === null ? step : { ...step, by: row.asker } };
};

/**
 * Stands where a step could not be read. Events tell where things stand, not by how much they moved,
 * so the steps after it still tell the rest.
 */
export const LOST_STEP: StoredStep = { at: 0, command: { type: 'lost-step' }, events: [] };

/** No battle has so many: a number above it is damage. */
export const MAX_STEPS = 100_000;

interface ReadSteps {
  readonly steps: readonly StoredStep[];
  readonly damaged: readonly DamagedRow[];
}

/** At least `cursor` steps: one that is missing or cannot be read is lost, and said to be. */
const readSteps = (game: string, cursor: number, rows: readonly StepRow[]): ReadSteps => {
  const steps: StoredStep[] = [];
  const damaged: DamagedRow[] = [];
  const lose = (detail: string): void => {
    damaged.push({ table: 'steps', id: `${game} ${steps.length}`, detail });
    steps.push(LOST_STEP);
  };
  for (const row of rows) {
    while (steps.length < row.n) lose('missing');
    const step = readStep(row);
    if (step.ok) steps.push(step.value);
    else lose(step.detail);
  }
  while (steps.length < cursor) lose('missing');
  return { steps, damaged };
};

export type LoadedGame =
  | { readonly ok: true; readonly game: StoredGame; readonly damaged: readonly DamagedRow[] }
  /** The game cannot be opened: its row is gone or cannot be read. */
  | { readonly ok: false; readonly damaged: readonly DamagedRow[] };

const LOAD = `
  SELECT ${HEADER}, s.n, s.at, s.command, s.events, s.asker,
    CASE WHEN s.n IS (SELECT min(n) FROM steps WHERE game = g.id)
      THEN (SELECT setup FROM setups WHERE game = g.id) END AS setup
  FROM games g LEFT JOIN steps s ON s.game = g.id AND s.n < ${MAX_STEPS}
  WHERE g.id = ? ORDER BY s.n`;

const isStep = (row: GameRow): row is GameRow & StepRow => row.n !== null;

const lostGame = (id: string, detail: string): LoadedGame => ({
  ok: false,
  damaged: [{ table: 'games', id, detail }],
});

const countMissing = (cursor: number, rows: readonly GameRow[]): number =>
  Math.max(cursor, (rows.at(-1)?.n ?? 0) + 1) - rows.length;

/** Damage takes some steps. Where nearly all are missing nothing is left to be read, and filling them in is work without end. */
const mostMissing = (rows: readonly GameRow[]): number => 100 + 10 * rows.length;

/** A game and all its steps, in one query. */
export const loadGame = async (session: Session, id: string): Promise<LoadedGame> => {
  const rows = await session.all<GameRow>(LOAD, [id]);
  const first = rows[0];
  if (!first) return lostGame(id, 'missing');
  if (first.cursor > MAX_STEPS) return lostGame(id, 'cursor');
  if (countMissing(first.cursor, rows) > mostMissing(rows)) return lostGame(id, 'steps');
  const setup = readJson(first.setup ?? '');
  if (!setup.ok) return lostGame(id, setup.detail);
  const { steps, damaged } = readSteps(id, first.cursor, rows.filter(isStep));
  return { ok: true, game: { ...readHeader(first), setup: setup.value, steps }, damaged };
};

/** Steps from a place on, where none stand yet. */
export const insertSteps = (
  session: Session,
  game: string,
  steps: readonly StoredStep[],
  from: number = 0,
) =>
  session.run(
    `INSERT INTO steps (game, n, at, command, events, asker)
     SELECT ?, key + ?, value ->> 'at', value ->> 'command', value ->> 'events', value ->> 'asker'
     FROM json_each(?)`,
    [
      game,
      from,
      jsonParameter(
        steps.map(({ at, command, events, by }) => ({
          at,
          asker: by ?? null,
          command: JSON.stringify(command),
          events: JSON.stringify(events),
        })),
      ),
    ],
  );

export const insertGame = async (session: Session, game: StoredGame): Promise<void> => {
  await session.run(
    `INSERT INTO games
         (id, system, name, cursor, status, summary, archived, created, updated)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      game.id,
      game.system,
      game.name,
      game.cursor,
      game.status,
      JSON.stringify(game.summary ?? null),
      flag(game.archived),
      game.created,
      game.updated,
    ],
  );
  await session.run('INSERT INTO setups (game, setup) VALUES (?, ?)', [
    game.id,
    JSON.stringify(game.setup),
  ]);
  await insertSteps(session, game.id, game.steps);
};

/** A new game with the steps it has so far. */
export const createGame = (database: Database, game: StoredGame): Promise<void> =>
  database.transaction((session) => insertGame(session, game));

/** Moves the cursor only from where the caller believes it is: two writers never mix their steps. */
export const saveProgress = async (
  session: Session,
  id: string,
  from: number,
  { cursor, status, summary, updated }: GameProgress,
): Promise<void> => {
  const moved = await session.run(
    `UPDATE games SET cursor = ?, status = ?, summary = ?, updated = ? WHERE id = ? AND cursor = ?`,
    [cursor, status, JSON.stringify(summary ?? null), updated, id, from],
  );
  if (moved !== 1) throw new Error(`Game ${id} is not at step ${from}.`);
};

/** The step at the cursor, in the place of everything that was undone. */
export const appendStep = (
  database: Database,
  id: string,
  step: StoredStep,
  progress: GameProgress,
): Promise<void> =>
  database.transaction(async (session) => {
    const n = progress.cursor - 1;
    await session.run('DELETE FROM steps WHERE game = ? AND n >= ?', [id, n]);
    await session.run('INSERT INTO steps (game, n, at, command, events) VALUES (?, ?, ?, ?, ?)', [
      id,
      n,
      step.at,
      JSON.stringify(step.command),
      JSON.stringify(step.events),
    ]);
    await saveProgress(session, id, n, progress);
  });

/** Undo and redo. */
export const moveCursor = (
  session: Session,
  id: string,
  from: number,
  progress: GameProgress,
): Promise<void> => saveProgress(session, id, from, progress);

export const saveGameName = async (session: Session, id: string, name: string): Promise<void> => {
  await session.run('UPDATE games SET name = ? WHERE id = ?', [name, id]);
};

export const saveGameArchived = async (
  session: Session,
  id: string,
  archived: boolean,
): Promise<void> => {
  await session.run('UPDATE games SET archived = ? WHERE id = ?', [flag(archived), id]);
};
