import { makeQueue, type Queue } from './queue';
import type { Watch } from './silence';

/** What may be bound to a `?`. */
export type Bound = string | number | null;

/** The part of expo-sqlite's asynchronous API that the app stands on. */
export interface Connection {
  execAsync(sql: string): Promise<void>;
  prepareAsync(sql: string): Promise<Statement>;
}

interface Statement {
  executeAsync<Row>(params: Bound[]): Promise<Executed<Row>>;
  finalizeAsync(): Promise<void>;
}

interface Executed<Row> {
  readonly changes: number;
  getAllAsync(): Promise<Row[]>;
}

/** Reads and writes. Tables are STRICT, so a row has the types of its columns. */
export interface Session {
  all<Row>(sql: string, params?: readonly Bound[]): Promise<readonly Row[]>;
  first<Row>(sql: string, params?: readonly Bound[]): Promise<Row | null>;
  /** Gives the number of rows that changed. */
  run(sql: string, params?: readonly Bound[]): Promise<number>;
}

/**
 * The one connection, behind one queue. In a transaction use only the session it hands you: it has no
 * `transaction` of its own, and a wait for the database itself is found out and rolled back.
 */
export interface Database extends Session {
  /** All or nothing. One failed statement fails the whole, even where its error was caught. */
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
}

/** How long a transaction may do nothing while others wait for the database. */
const STALL_MS = 5000;

/** The web build cuts a text at NUL, so none is ever bound. */
const withoutNul = (value: Bound): Bound =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value;

const execute = async <Row>(
  connection: Connection,
  sql: string,
  params: readonly Bound[],
): Promise<{ readonly rows: readonly Row[]; readonly changes: number }> => {
  const statement = await connection.prepareAsync(sql);
  try {
    const executed = await statement.executeAsync<Row>(params.map(withoutNul));
    return { rows: await executed.getAllAsync(), changes: executed.changes };
  } finally {
    // Finalizing repeats the error of a failed statement, on the web without its message.
    await statement.finalizeAsync().catch(() => undefined);
  }
};

type Run = <Result>(job: () => Promise<Result>) => Promise<Result>;

const makeSession = (connection: Connection, run: Run): Session => ({
  all: async <Row>(sql: string, params: readonly Bound[] = []) =>
    (await run(() => execute<Row>(connection, sql, params))).rows,
  first: async <Row>(sql: string, params: readonly Bound[] = []) =>
    (await run(() => execute<Row>(connection, sql, params))).rows[0] ?? null,
  run: async (sql, params = []) => (await run(() => execute(connection, sql, params))).changes,
});

interface Gate {
  readonly run: Run;
  /** Waits for what was asked, lets nothing more in, and throws what failed. */
  readonly close: () => Promise<void>;
  /** Rejects when the transaction waits for the queue that it holds itself. */
  readonly stalled: Promise<never>;
}

const makeGate = (othersWait: () => boolean, stallMs: number): Gate => {
  const statements = makeQueue();
  let failure: { readonly error: unknown } | null = null;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stall: (error: Error) => void = () => undefined;
  const stalled = new Promise<never>((_resolve, reject) => (stall = reject));
  const watch = (): void => {
    timer = setTimeout(() => {
      if (othersWait()) stall(new Error('A transaction waited for the database it holds.'));
      else watch();
    }, stallMs);
  };
  const guarded = async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (failure) throw failure.error;
    try {
      return await job();
    } catch (error) {
      failure = { error };
      throw error;
    }
  };
  watch();
  return {
    stalled,
    run: async (job) => {
      if (closed) throw new Error('This transaction is over.');
      clearTimeout(timer);
      try {
        return await statements.add(() => guarded(job));
      } finally {
        if (!closed && statements.length() === 0) watch();
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await statements.add(() => Promise.resolve());
      if (failure) throw failure.error;
    },
  };
};

const runTransaction = async <Result>(
  connection: Connection,
  openGate: () => Gate,
  work: (session: Session) => Promise<Result>,
): Promise<Result> => {
  await connection.execAsync('BEGIN IMMEDIATE');
  // Only now: a gate watches the time until it is closed.
  const gate = openGate();
  try {
    const result = await Promise.race([work(makeSession(connection, gate.run)), gate.stalled]);
    await gate.close();
    await connection.execAsync('COMMIT');
    return result;
  } catch (error) {
    await gate.close().catch(() => undefined);
    // A full disk has rolled back by itself; what counts is the first error.
    await connection.execAsync('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

/** The same connection, each of whose answers is waited for. */
export const watched = (connection: Connection, watch: Watch): Connection => ({
  execAsync: (sql) => watch(() => connection.execAsync(sql)),
  prepareAsync: async (sql) => {
    const statement = await watch(() => connection.prepareAsync(sql));
    return {
      executeAsync: (params) => watch(() => statement.executeAsync(params)),
      finalizeAsync: () => watch(() => statement.finalizeAsync()),
    };
  },
});

interface DatabaseOptions {
  readonly stallMs?: number;
  /** Called after anything was stored. */
  readonly onWrite?: () => void;
}

export const makeDatabase = (
  connection: Connection,
  { stallMs = STALL_MS, onWrite = () => undefined }: DatabaseOptions = {},
): Database => {
  const queue: Queue = makeQueue();
  const session = makeSession(connection, queue.add);
  return {
    ...session,
    run: async (sql, params) => {
      const changes = await session.run(sql, params);
      onWrite();
      return changes;
    },
    transaction: async (work) => {
      const openGate = () => makeGate(() => queue.length() > 1, stallMs);
      const result = await queue.add(() => runTransaction(connection, openGate, work));
      onWrite();
      return result;
    },
  };
};
