import type { Bound, Session } from './database';
import { loadTables, quoted, type Table } from './tables';

type Row = Readonly<Record<string, unknown>>;

/** How many rows are asked for at once; where that fails, one by one. */
const AT_ONCE = 64;

type Direction = { readonly sign: '<' | '>'; readonly order: 'ASC' | 'DESC' };
const FORWARDS: Direction = { sign: '>', order: 'ASC' };
const BACKWARDS: Direction = { sign: '<', order: 'DESC' };

/** What is read of a table, and in the order of which key. */
interface Walk {
  readonly table: string;
  readonly wanted: readonly string[];
  readonly key: readonly string[];
}

const endOf = (row: Row, key: readonly string[]): readonly Bound[] =>
  // A key is text or number: the tables are strict.
  key.map((_column, at) => row[`k${at}`] as Bound);

const sqlOf = ({ table, wanted, key }: Walk, { sign, order }: Direction, isFirst: boolean) => {
  const found = key.map((column, at) => `${column} AS k${at}`);
  const after = isFirst
    ? ''
    : `WHERE (${key.join(', ')}) ${sign} (${key.map(() => '?').join(', ')})`;
  const sorted = key.map((column) => `${column} ${order}`).join(', ');
  return `SELECT ${[...wanted, ...found].join(', ')} FROM ${table} ${after} ORDER BY ${sorted} LIMIT`;
};

/** Rows in order as far as they can be read: a damaged page stops it. */
const readOn = async (session: Session, walk: Walk, way: Direction): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let last: readonly Bound[] = [];
  let step = AT_ONCE;
  for (;;) {
    const sql = `${sqlOf(walk, way, rows.length === 0)} ${step}`;
    const read = await session.all<Row>(sql, last).catch(() => null);
    const end = read?.at(-1);
    if (read !== null && end === undefined) return rows;
    if (end === undefined) {
      if (step === 1) return rows;
      step = 1;
      continue;
    }
    rows.push(...(read ?? []));
    last = endOf(end, walk.key);
  }
};

/** From the front and from the back of what is damaged. */
const readBothWays = async (session: Session, walk: Walk): Promise<readonly Row[]> => [
  ...(await readOn(session, walk, FORWARDS)),
  ...(await readOn(session, walk, BACKWARDS)),
];

/** Every row that can be read: in the order of the table, then one by one by the keys that an index knows. */
const salvageTable = async (session: Session, table: Table): Promise<readonly Row[]> => {
  const name = quoted(table.name);
  const key = table.key.map(quoted);
  const wanted = table.columns.map((column) => quoted(column.name));
  const rows = new Map<string, Row>();
  const keep = (read: readonly Row[]): void => {
    for (const row of read) rows.set(JSON.stringify(table.key.map((column) => row[column])), row);
  };
  keep(await readBothWays(session, { table: name, wanted, key: ['rowid'] }));
  keep(await readBothWays(session, { table: name, wanted, key }));
  for (const known of await readBothWays(session, { table: name, wanted: [], key })) {
    const end = endOf(known, key);
    if (rows.has(JSON.stringify(end))) continue;
    const where = key.map((column) => `${column} = ?`).join(' AND ');
    const sql = `SELECT ${wanted.join(', ')} FROM ${name} WHERE ${where}`;
    keep(await session.all<Row>(sql, end).catch(() => []));
  }
  return [...rows.values()];
};

export interface Salvaged {
  readonly table: Table;
  readonly rows: readonly Row[];
}

/** Parts without their whole would not be taken back: a card without its pack, a step without its game. */
const PARENTS: Readonly<Record<string, readonly [column: string, parent: string]>> = {
  cards: ['pack', 'packs'],
  setups: ['game', 'games'],
  steps: ['game', 'games'],
  rooms: ['game', 'games'],
  updates: ['game', 'games'],
};

const withoutOrphans = (all: readonly Salvaged[]): readonly Salvaged[] =>
  all.map(({ table, rows }) => {
    const [column, parent] = PARENTS[table.name] ?? [];
    if (column === undefined) return { table, rows };
    const parents = all.find((other) => other.table.name === parent)?.rows ?? [];
    const ids = new Set(parents.map(({ id }) => id));
    return { table, rows: rows.filter((row) => ids.has(row[column])) };
  });

/** What can still be read of a damaged database, table by table. */
export const salvage = async (session: Session): Promise<readonly Salvaged[]> => {
  const all: Salvaged[] = [];
  for (const table of await loadTables(session)) {
    all.push({ table, rows: await salvageTable(session, table) });
  }
  return withoutOrphans(all);
};
