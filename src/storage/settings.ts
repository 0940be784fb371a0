import type { Session } from './database';
import { readJson } from './json';
import type { DamagedRow } from './problem';
import { readRows } from './rows';

interface Row {
  readonly key: string;
  readonly value: string;
}

/** Every setting by its key, as it was stored. What it means is the app's to say. */
export const loadSettings = async (
  session: Session,
): Promise<{
  readonly settings: ReadonlyMap<string, unknown>;
  readonly damaged: readonly DamagedRow[];
}> => {
  const rows = await session.all<Row>('SELECT key, value FROM settings ORDER BY key');
  const { things, damaged } = readRows<Row, readonly [string, unknown]>(
    'settings',
    rows,
    ({ key }) => key,
    ({ key, value }) => {
      const json = readJson(value);
      return json.ok ? { ok: true, value: [key, json.value] } : json;
    },
  );
  return { settings: new Map(things), damaged };
};

export const saveSetting = async (session: Session, key: string, value: unknown): Promise<void> => {
  await session.run(
    `INSERT INTO settings (key, value) VALUES (?, ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [key, JSON.stringify(value)],
  );
};

/** One setting by its key, null where there is none that can be read. */
export const loadSetting = async (session: Session, key: string): Promise<unknown> => {
  const [row] = await session.all<Row>('SELECT key, value FROM settings WHERE key = ?', [key]);
  const json = row === undefined ? null : readJson(row.value);
  return json?.ok === true ? json.value : null;
};

export const deleteSetting = async (session: Session, key: string): Promise<void> => {
  await session.run('DELETE FROM settings WHERE key = ?', [key]);
};

/** What is half answered on a page of a game is kept among the settings, under a key that names the game first. */
export const answersKey = (game: string, page: string, about: string): string =>
  `answers:${game}/${page}/${about}`;

/** Forgets what was half answered in games that are gone for good. */
export const purgeAnswers = async (session: Session): Promise<void> => {
  await session.run(
    `DELETE FROM settings WHERE instr(key, 'answers:') = 1 AND NOT EXISTS
       (SELECT 1 FROM games WHERE instr(settings.key, 'answers:' || games.id || '/') = 1)`,
  );
};
