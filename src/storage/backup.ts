import { checked, problems, type Checked, type Problem } from '../core/checked/checked';
import { isObject } from '../core/checked/read';
import { checksum } from '../core/codes/checksum';
import { LAST_MOMENT, LIMITS } from '../core/outside/limits';
import { seen, withoutOddSigns } from '../core/outside/signs';
import type { Database, Session } from './database';
import { jsonParameter, readJson } from './json';
import { applyMigration, loadVersion, SCHEMA_VERSION } from './migrate';
import { migrations as ALL } from './migrations';
import type { Migration } from './migrations/migration';
import { inMemory } from './open';
import { detailOf, type DamagedRow } from './problem';
import { DELETABLE, type Deletable } from './rows';
import { salvage } from './salvage';
import { dropTables, loadTables, quoted, type Column, type Table } from './tables';

const FORMAT = 'flagbridge-backup';
const VERSION = 1;
const MAX_LENGTH = LIMITS.backup.characters;

/** Why a backup was not restored. */
export type BackupWhy =
  | { readonly id: 'too-large'; readonly length: number; readonly limit: number }
  | { readonly id: 'not-json'; readonly detail: string }
  | { readonly id: 'not-a-backup' }
  | { readonly id: 'newer-backup'; readonly found: number; readonly known: number }
  | { readonly id: 'wrong-shape'; readonly expected: string }
  | { readonly id: 'missing-table'; readonly table: string }
  | { readonly id: 'unknown-table'; readonly table: string }
  | { readonly id: 'wrong-columns'; readonly table: string; readonly expected: readonly string[] }
  | { readonly id: 'refused-rows'; readonly table: string; readonly detail: string }
  | { readonly id: 'not-stored'; readonly detail: string };

type Cell = string | number | null;
type Cells = readonly Cell[];

interface TableCopy {
  readonly columns: readonly string[];
  readonly rows: readonly Cells[];
}

/** A backup that was read, and not yet stored. */
export interface Backup {
  /** The `user_version` of the database that it was made of. */
  readonly schema: number;
  /** When; null where it does not say. */
  readonly made: number | null;
  /** False where its check sum says that it was changed after it was made. */
  readonly isUnchanged: boolean;
  readonly tables: Readonly<Record<string, TableCopy>>;
}

const fail = (path: string, why: BackupWhy) => problems<BackupWhy>({ path, why });

/** Only a later version of the app stores such values; its own restore reads them back. */
const copyCell = (value: unknown): unknown => {
  if (typeof value === 'bigint') return { integer: value.toString() };
  if (value instanceof Uint8Array) return { bytes: [...value] };
  return value;
};

const copyRows = (
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
) => ({
  columns,
  rows: rows.map((row) => columns.map((column) => copyCell(row[column]))),
});

/**
 * What a phone is in a game that it shares. Two phones that took themselves for the same one would write over each
 * other, so a game from a backup is its phone's alone until it joins again.
 */
const OF_THIS_PHONE: readonly string[] = ['rooms', 'updates'];

const namesOf = ({ columns }: Table): readonly string[] => columns.map(({ name }) => name);

const copyTable = async (session: Session, table: Table) => {
  const names = namesOf(table);
  if (OF_THIS_PHONE.includes(table.name)) return copyRows(names, []);
  const rows = await session.all<Readonly<Record<string, unknown>>>(
    `SELECT ${names.map(quoted).join(', ')} FROM ${quoted(table.name)}`,
  );
  return copyRows(names, rows);
};

/** The check sum of a text, over its letters as they stand in the file. */
const sumOf = (text: string): number => checksum(new TextEncoder().encode(text));

const TABLES = ',"tables":';

/** The tables come last, after their check sum: a letter that changes on the way is found. */
const writeBackup = (schema: number, made: number, tables: Readonly<Record<string, unknown>>) => {
  const rest = `${TABLES}${JSON.stringify(tables)}}`;
  const head = JSON.stringify({ format: FORMAT, version: VERSION, schema, made, sum: sumOf(rest) });
  return head.slice(0, -1) + rest;
};

/**
 * Everything that is stored, as one text. It looks at the tables as they are, so it also works on a
 * database that is newer than the app.
 */
export const makeBackup = (database: Database, made: number): Promise<string> =>
  database.transaction(async (session) => {
    const tables: Record<string, unknown> = {};
    for (const table of await loadTables(session)) {
      tables[table.name] = await copyTable(session, table);
    }
    return writeBackup(await loadVersion(session), made, tables);
  });

/** What can still be read of a damaged database, as a backup; null where nothing can. */
export const makeSalvage = async (database: Database, made: number): Promise<string | null> => {
  const all = await salvage(database);
  if (all.every(({ rows }) => rows.length === 0)) return null;
  const tables = all.map(
    ({ table, rows }) =>
      [
        table.name,
        copyRows(namesOf(table), OF_THIS_PHONE.includes(table.name) ? [] : rows),
      ] as const,
  );
  return writeBackup(await loadVersion(database), made, Object.fromEntries(tables));
};

const isCell = (value: unknown): value is Cell =>
  value === null || typeof value === 'string' || Number.isSafeInteger(value);

const parseRow = (draft: unknown, width: number, path: string): Checked<Cells, BackupWhy> => {
  if (!Array.isArray(draft) || draft.length !== width) {
    return fail(path, { id: 'wrong-shape', expected: `list of ${width}` });
  }
  const wrong = draft.findIndex((cell) => !isCell(cell));
  if (wrong >= 0) {
    return fail(`${path}[${wrong}]`, { id: 'wrong-shape', expected: 'text, number or null' });
  }
  // Every cell was checked above.
  return checked(draft as Cells);
};

const parseTable = (draft: unknown, path: string): Checked<TableCopy, BackupWhy> => {
  if (!isObject(draft)) return fail(path, { id: 'wrong-shape', expected: 'table' });
  const { columns, rows } = draft;
  if (!Array.isArray(columns) || !columns.every((name) => typeof name === 'string')) {
    return fail(`${path}.columns`, { id: 'wrong-shape', expected: 'list of texts' });
  }
  if (!Array.isArray(rows)) return fail(`${path}.rows`, { id: 'wrong-shape', expected: 'list' });
  const parsed: Cells[] = [];
  for (const [index, draftRow] of rows.entries()) {
    const row = parseRow(draftRow, columns.length, `${path}.rows[${index}]`);
    if (!row.ok) return row;
    parsed.push(row.value);
  }
  return checked({ columns, rows: parsed });
};

const parseTables = (draft: unknown): Checked<Backup['tables'], BackupWhy> => {
  if (!isObject(draft)) return fail('tables', { id: 'wrong-shape', expected: 'tables' });
  const tables: [string, TableCopy][] = [];
  for (const [name, draftTable] of Object.entries(draft)) {
    const table = parseTable(draftTable, `tables.${name}`);
    if (!table.ok) return table;
    tables.push([name, table.value]);
  }
  return checked(Object.fromEntries(tables));
};

/** What players call things; everything else is an id, a number, or JSON that its reader judges. */
const PLAIN = ['name', 'author', 'version', 'colour', 'notes', 'note', 'code', 'asker'];

/** Counts and times that leave room to count on: one above all bounds could not be copied again. */
const within = (value: number): number => Math.min(LAST_MOMENT, Math.max(-LAST_MOMENT, value));

/** Line breaks at an end of notes are the player's own. */
const plainText = (text: string): string => {
  const plain = withoutOddSigns(text);
  return seen(plain) === '' ? '' : plain;
};

/** Signs that nobody could have typed are taken out, and numbers are brought into bounds. */
const withPlainCells = (tables: Backup['tables']): Backup['tables'] => {
  const plain = ({ columns, rows }: TableCopy): TableCopy => {
    const isPlain = columns.map((column) => PLAIN.includes(column));
    const clean = (cell: Cell, at: number): Cell => {
      if (typeof cell === 'number') return within(cell);
      return isPlain[at] === true && cell !== null ? plainText(cell) : cell;
    };
    return { columns, rows: rows.map((row) => row.map(clean)) };
  };
  return Object.fromEntries(Object.entries(tables).map(([name, copy]) => [name, plain(copy)]));
};

/** What a date can be made of. */
const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LAST_MOMENT;

const checkNumber = (found: unknown, path: string, known: number): Checked<number, BackupWhy> => {
  if (typeof found !== 'number' || !Number.isInteger(found) || found < 1) {
    return fail(path, { id: 'wrong-shape', expected: 'whole number' });
  }
  return found > known ? fail(path, { id: 'newer-backup', found, known }) : checked(found);
};

const isUnchanged = (text: string, sum: unknown): boolean => {
  if (sum === undefined) return true;
  const from = text.indexOf(TABLES);
  return from >= 0 && sumOf(text.slice(from)) === sum;
};

/** Reads a backup without storing anything. */
export const parseBackup = (
  text: string,
  known: number = SCHEMA_VERSION,
): Checked<Backup, BackupWhy> => {
  if (text.length > MAX_LENGTH) {
    return fail('', { id: 'too-large', length: text.length, limit: MAX_LENGTH });
  }
  const json = readJson(text, LIMITS.backup);
  if (!json.ok) return fail('', { id: 'not-json', detail: json.detail });
  const draft = json.value;
  if (!isObject(draft) || draft['format'] !== FORMAT) return fail('format', { id: 'not-a-backup' });
  const version = checkNumber(draft['version'], 'version', VERSION);
  if (!version.ok) return version;
  const schema = checkNumber(draft['schema'], 'schema', known);
  if (!schema.ok) return schema;
  const tables = parseTables(draft['tables']);
  if (!tables.ok) return tables;
  const { made, sum } = draft;
  return checked({
    schema: schema.value,
    made: isMoment(made) ? made : null,
    isUnchanged: isUnchanged(text, sum),
    tables: withPlainCells(tables.value),
  });
};

/** Stops the restoring transaction with what the player is told. */
class Refused extends Error {
  constructor(readonly problem: Problem<BackupWhy>) {
    super(problem.why.id);
  }
}

const refuse = (path: string, why: BackupWhy): never => {
  throw new Refused({ path, why });
};

const expected = ({ type, required }: Column): string => (required ? type : `${type} or null`);

const fits = ({ type, required }: Column, cell: Cell): boolean =>
  cell === null ? !required : type === (typeof cell === 'string' ? 'TEXT' : 'INTEGER');

const checkRows = ({ name, columns }: Table, copy: TableCopy): void => {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const inOrder = copy.columns.flatMap((column) => byName.get(column) ?? []);
  if (inOrder.length !== columns.length || new Set(copy.columns).size !== columns.length) {
    const names = columns.map((column) => column.name);
    refuse(`tables.${name}.columns`, { id: 'wrong-columns', table: name, expected: names });
  }
  copy.rows.forEach((row, index) => {
    inOrder.forEach((column, at) => {
      if (fits(column, row[at] ?? null)) return;
      const path = `tables.${name}.rows[${index}][${at}]`;
      refuse(path, { id: 'wrong-shape', expected: expected(column) });
    });
  });
};

/** What one statement takes at a time: the web copies every parameter twice. */
const MAX_PARAMETER = 1_000_000;

const lengthOf = (row: Cells): number =>
  row.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);

const inParcels = (rows: readonly Cells[]): readonly (readonly Cells[])[] => {
  const parcels: Cells[][] = [];
  let room = 0;
  for (const row of rows) {
    const length = lengthOf(row);
    if (parcels.length === 0 || length > room) {
      parcels.push([]);
      room = MAX_PARAMETER;
    }
    parcels.at(-1)?.push(row);
    room -= length;
  }
  return parcels;
};

const insertRows = async (
  session: Session,
  table: string,
  copy: TableCopy,
  onConflict = '',
): Promise<void> => {
  const columns = copy.columns.map(quoted).join(', ');
  const values = copy.columns.map((_column, at) => `value ->> ${at}`).join(', ');
  const sql = `INSERT INTO ${quoted(table)} (${columns})
    SELECT ${values} FROM json_each(?) WHERE true ${onConflict}`;
  try {
    for (const parcel of inParcels(copy.rows)) await session.run(sql, [jsonParameter(parcel)]);
  } catch (error) {
    refuse(`tables.${table}.rows`, { id: 'refused-rows', table, detail: detailOf(error) });
  }
};

const fillTables = async (session: Session, copies: Backup['tables']): Promise<void> => {
  const tables = await loadTables(session);
  const unknown = Object.keys(copies).find((name) => !tables.some((table) => table.name === name));
  if (unknown !== undefined) {
    refuse(`tables.${unknown}`, { id: 'unknown-table', table: unknown });
  }
  for (const table of tables) {
    const copy = copies[table.name];
    if (!copy) return refuse('tables', { id: 'missing-table', table: table.name });
    checkRows(table, copy);
    if (!OF_THIS_PHONE.includes(table.name)) await insertRows(session, table.name, copy);
  }
};

const idsToTake = async (
  session: Session,
  incoming: Session,
  table: Deletable,
): Promise<readonly string[]> => {
  type Row = { readonly id: string; readonly updated: number };
  const sql = `SELECT id, updated FROM ${table}`;
  const here = new Map((await session.all<Row>(sql)).map(({ id, updated }) => [id, updated]));
  return (await incoming.all<Row>(sql))
    .filter(({ id, updated }) => updated > (here.get(id) ?? -Infinity))
    .map(({ id }) => id);
};

/** Rows of the table whose `column` is among the ids, as they came in. */
const incomingRows = async (
  incoming: Session,
  table: Table,
  column: string,
  ids: readonly string[],
): Promise<TableCopy> => {
  const names = namesOf(table);
  const rows = await incoming.all<Readonly<Record<string, Cell>>>(
    `SELECT ${names.map(quoted).join(', ')} FROM ${quoted(table.name)}
     WHERE ${column} IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(ids)],
  );
  return { columns: names, rows: rows.map((row) => names.map((name) => row[name] ?? null)) };
};

/** What belongs to a game goes with it. */
const GAME_TABLES = ['games', 'setups', 'steps'];

const isDeletable = (name: string): name is Deletable => DELETABLE.some((one) => one === name);

const mergeTables = async (session: Session, incoming: Session): Promise<void> => {
  const games = await idsToTake(session, incoming, 'games');
  await session.run('DELETE FROM games WHERE id IN (SELECT value FROM json_each(?))', [
    JSON.stringify(games),
  ]);
  for (const table of await loadTables(session)) {
    const { name } = table;
    if (GAME_TABLES.includes(name)) {
      const column = name === 'games' ? 'id' : 'game';
      await insertRows(session, name, await incomingRows(incoming, table, column, games));
    } else if (isDeletable(name)) {
      const ids = await idsToTake(session, incoming, name);
      const all = namesOf(table).map((column) => `${quoted(column)} = excluded.${quoted(column)}`);
      const rows = await incomingRows(incoming, table, 'id', ids);
      await insertRows(session, name, rows, `ON CONFLICT (id) DO UPDATE SET ${all.join(', ')}`);
    } else {
      const rows = parseTable(await copyTable(incoming, table), name);
      if (rows.ok) await insertRows(session, name, rows.value, 'ON CONFLICT DO NOTHING');
    }
  }
};

const replaceEverything = async (
  session: Session,
  { schema, tables }: Backup,
  migrations: readonly Migration[],
): Promise<void> => {
  await dropTables(session);
  const apply = async (list: readonly Migration[]) => {
    for (const migration of list) await applyMigration(session, migration);
  };
  await apply(migrations.filter(({ version }) => version <= schema));
  await fillTables(session, tables);
  await apply(migrations.filter(({ version }) => version > schema));
};

const storing = async (write: () => Promise<unknown>): Promise<Checked<null, BackupWhy>> => {
  try {
    await write();
    return checked(null);
  } catch (error) {
    if (error instanceof Refused) return problems(error.problem);
    return fail('', { id: 'not-stored', detail: detailOf(error) });
  }
};

/**
 * Puts a backup in the place of everything that is stored: the database is built in the backup's own
 * version and then migrated, all in one transaction. On any problem nothing has changed.
 */
export const restoreBackup = (
  database: Database,
  backup: Backup,
  migrations: readonly Migration[] = ALL,
): Promise<Checked<null, BackupWhy>> =>
  storing(() => database.transaction((session) => replaceEverything(session, backup, migrations)));

/** Where a row is found by what `DamagedRow` calls it. */
const keyOf = (table: string): string => (table === 'settings' ? 'key' : 'id');

/** A backup as it can be stored, and what was left out of it. */
export interface Sifted {
  readonly backup: Backup;
  readonly aside: readonly DamagedRow[];
}

/**
 * Leaves out what could not be opened again. `find` looks for it in a database that holds the backup and is gone
 * afterwards.
 */
export const siftBackup = async (
  backup: Backup,
  find: (session: Session) => Promise<readonly DamagedRow[]>,
): Promise<Checked<Sifted, BackupWhy>> =>
  inMemory(async (database) => {
    const restored = await restoreBackup(database, backup);
    if (!restored.ok) return restored;
    const aside = await find(database);
    if (aside.length === 0) return checked({ backup, aside });
    for (const { table, id } of aside) {
      await database.run(`DELETE FROM ${quoted(table)} WHERE ${keyOf(table)} = ?`, [id]);
    }
    const rest = parseBackup(await makeBackup(database, backup.made ?? 0));
    if (!rest.ok) return rest;
    const { made, isUnchanged } = backup;
    return checked({ backup: { ...rest.value, made, isUnchanged }, aside });
  });

/** Adds what is missing; of what is in both, the newer stays. On any problem nothing has changed. */
export const mergeBackup = (
  database: Database,
  backup: Backup,
): Promise<Checked<null, BackupWhy>> =>
  storing(() =>
    inMemory(async (incoming) => {
      await incoming.transaction((session) => replaceEverything(session, backup, ALL));
      await database.transaction((session) => mergeTables(session, incoming));
    }),
  );
