import type { Session } from './database';

/** A table as the database itself describes it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns by which a row is found. */
  readonly key: readonly string[];
}

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

/** A name inside SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

interface ColumnRow {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}

const loadTable = async (session: Session, name: string): Promise<Table> => {
  const rows = await session.all<ColumnRow>(`PRAGMA table_info(${quoted(name)})`);
  return {
    name,
    columns: rows.map(({ name: column, type, notnull }) => ({
      name: column,
      type,
      required: notnull === 1,
    })),
    key: rows
      .filter(({ pk }) => pk > 0)
      .sort((a, b) => a.pk - b.pk)
      .map(({ name: column }) => column),
  };
};

/** Every table, in the order they were made, whatever made them. */
export const loadTables = async (session: Session): Promise<readonly Table[]> => {
  const names = await session.all<{ readonly name: string }>(
    `SELECT name FROM sqlite_schema
     WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid`,
  );
  const tables: Table[] = [];
  for (const { name } of names) tables.push(await loadTable(session, name));
  return tables;
};

/** Leaves an empty database. The last made go first, since they stand on the others. */
export const dropTables = async (session: Session): Promise<void> => {
  for (const { name } of [...(await loadTables(session))].reverse()) {
    await session.run(`DROP TABLE ${quoted(name)}`);
  }
  await session.run('PRAGMA user_version = 0');
};
