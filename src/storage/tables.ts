import type { Session } from './database';

/** A table as the database itself describes it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

/** A name inside SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const loadColumns = async (session: Session, table: string): Promise<readonly Column[]> =>
  (
    await session.all<{ readonly name: string; readonly type: string; readonly notnull: number }>(
      `PRAGMA table_info(${quoted(table)})`,
    )
  ).map(({ name, type, notnull }) => ({ name, type, required: notnull === 1 }));

/** Every table, in the order they were made, whatever made them. */
export const loadTables = async (session: Session): Promise<readonly Table[]> => {
  const names = await session.all<{ readonly name: string }>(
    `SELECT name FROM sqlite_schema
     WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid`,
  );
  const tables: Table[] = [];
  for (const { name } of names) tables.push({ name, columns: await loadColumns(session, name) });
  return tables;
};

/** Leaves an empty database. The last made go first, since they stand on the others. */
export const dropTables = async (session: Session): Promise<void> => {
  for (const { name } of [...(await loadTables(session))].reverse()) {
    await session.run(`DROP TABLE ${quoted(name)}`);
  }
  await session.run('PRAGMA user_version = 0');
};
