import { checked, problems, type Checked, type Problem } from '../core/checked/checked';
import { isObject } from '../core/checked/read';
import { LIMITS } from '../core/outside/limits';
import type { Database, Session } from './database';
import { jsonParameter, readJson } from './json';
import { applyMigration, latestOf, loadVersion } from './migrate';
import { migrations as ALL } from './migrations';
import type { Migration } from './migrations/migration';
import { detailOf } from './problem';
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

interface Backup {
  /** The `user_version` of the database that it was made of. */
  readonly schema: number;
  readonly tables: Readonly<Record<string, TableCopy>>;
}

const fail = (path: string, why: BackupWhy) => problems<BackupWhy>({ path, why });

/** Only a later version of the app stores such values; its own restore reads them back. */
const copyCell = (value: unknown): unknown => {
  if (typeof value === 'bigint') return { integer: value.toString() };
  if (value instanceof Uint8Array) return { bytes: [...value] };
  return value;
};

const copyTable = async (session: Session, { name, columns }: Table) => {
  const names = columns.map((column) => column.name);
  const rows = await session.all<Readonly<Record<string, unknown>>>(
    `SELECT ${names.map(quoted).join(', ')} FROM ${quoted(name)}`,
  );
  return { columns: names, rows: rows.map((row) => names.map((column) => copyCell(row[column]))) };
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
    const schema = await loadVersion(session);
    return JSON.stringify({ format: FORMAT, version: VERSION, schema, made, tables });
  });

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

const checkNumber = (found: unknown, path: string, known: number): Checked<number, BackupWhy> => {
  if (typeof found !== 'number' || !Number.isInteger(found) || found < 1) {
    return fail(path, { id: 'wrong-shape', expected: 'whole number' });
  }
  return found > known ? fail(path, { id: 'newer-backup', found, known }) : checked(found);
};

const parseBackup = (text: string, known: number): Checked<Backup, BackupWhy> => {
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
  return tables.ok ? checked({ schema: schema.value, tables: tables.value }) : tables;
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

const insertRows = async (session: Session, table: string, copy: TableCopy): Promise<void> => {
  const columns = copy.columns.map(quoted).join(', ');
  const values = copy.columns.map((_column, at) => `value ->> ${at}`).join(', ');
  const sql = `INSERT INTO ${quoted(table)} (${columns}) SELECT ${values} FROM json_each(?)`;
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
    await insertRows(session, table.name, copy);
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

/**
 * Puts a backup in the place of everything that is stored: the database is built in the backup's own
 * version and then migrated, all in one transaction. On any problem nothing has changed.
 */
export const restoreBackup = async (
  database: Database,
  text: string,
  migrations: readonly Migration[] = ALL,
): Promise<Checked<null, BackupWhy>> => {
  const backup = parseBackup(text, latestOf(migrations));
  if (!backup.ok) return backup;
  try {
    await database.transaction((session) => replaceEverything(session, backup.value, migrations));
    return checked(null);
  } catch (error) {
    if (error instanceof Refused) return problems(error.problem);
    return fail('', { id: 'not-stored', detail: detailOf(error) });
  }
};
