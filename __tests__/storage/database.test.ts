import type { Database, Session } from '../../src/storage/database';
import { closeTestDatabases, openTestDatabase } from '../builders/testDatabase';

afterEach(closeTestDatabases);

const numbers = async (stallMs?: number): Promise<Database> => {
  const { database } = await openTestDatabase(null, stallMs);
  await database.run('CREATE TABLE numbers (n INTEGER PRIMARY KEY NOT NULL) STRICT');
  return database;
};

const add = (session: Session, n: number) => session.run('INSERT INTO numbers VALUES (?)', [n]);

const listNumbers = async (session: Session): Promise<readonly number[]> =>
  (await session.all<{ readonly n: number }>('SELECT n FROM numbers ORDER BY n')).map(({ n }) => n);

describe('reading and writing', () => {
  test('gives rows, the first row, and the number of rows changed', async () => {
    const database = await numbers();
    expect(await add(database, 1)).toBe(1);
    expect(await database.run('INSERT INTO numbers VALUES (2), (3)')).toBe(2);
    expect(await listNumbers(database)).toEqual([1, 2, 3]);
    expect(await database.first('SELECT max(n) AS most FROM numbers')).toEqual({ most: 3 });
    expect(await database.first('SELECT n FROM numbers WHERE n > 9')).toBeNull();
  });

  test('tells which constraint failed, not that finalizing failed', async () => {
    const database = await numbers();
    await add(database, 1);
    await expect(add(database, 1)).rejects.toThrow('UNIQUE constraint failed: numbers.n');
    expect(await listNumbers(database)).toEqual([1]);
  });

  test('foreign keys are on', async () => {
    const database = await numbers();
    await database.run('CREATE TABLE doubles (of INTEGER REFERENCES numbers (n)) STRICT');
    await expect(database.run('INSERT INTO doubles VALUES (7)')).rejects.toThrow('FOREIGN KEY');
  });

  test('binds no NUL, where the web would cut the text', async () => {
    const { database } = await openTestDatabase();
    expect(await database.first('SELECT ? AS text', ['Ark\0 Royal'])).toEqual({
      text: 'Ark Royal',
    });
  });

  test('a hundred writes asked for at once all arrive', async () => {
    const database = await numbers();
    await Promise.all(Array.from({ length: 100 }, (_, n) => add(database, n)));
    expect(await listNumbers(database)).toHaveLength(100);
  });
});

describe('a transaction', () => {
  test('sees its own writes', async () => {
    const database = await numbers();
    const seen = await database.transaction(async (session) => {
      await add(session, 1);
      return listNumbers(session);
    });
    expect(seen).toEqual([1]);
  });

  test('that fails leaves nothing', async () => {
    const database = await numbers();
    const failing = database.transaction(async (session) => {
      await add(session, 1);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await listNumbers(database)).toEqual([]);
  });

  test('with one failed statement leaves nothing, though the error was caught', async () => {
    const database = await numbers();
    const failing = database.transaction(async (session) => {
      await add(session, 1);
      await add(session, 1).catch(() => undefined);
      await add(session, 2).catch(() => undefined);
    });
    await expect(failing).rejects.toThrow('UNIQUE');
    expect(await listNumbers(database)).toEqual([]);
  });

  test('is not joined by what others write meanwhile', async () => {
    const database = await numbers();
    const failing = database.transaction(async (session) => {
      await add(session, 1);
      await listNumbers(session);
      throw new Error('no');
    });
    const meanwhile = add(database, 2);
    await expect(failing).rejects.toThrow('no');
    await meanwhile;
    expect(await listNumbers(database)).toEqual([2]);
  });

  test('waits its turn behind another, and reads wait behind both', async () => {
    const database = await numbers();
    const both = [1, 3].map((n) =>
      database.transaction(async (session) => {
        await add(session, n);
        await add(session, n + 1);
      }),
    );
    expect(await listNumbers(database)).toEqual([1, 2, 3, 4]);
    await Promise.all(both);
  });

  test('keeps statements that were asked for together', async () => {
    const database = await numbers();
    await database.transaction(async (session) => {
      void add(session, 1);
      await Promise.all([add(session, 2), add(session, 3)]);
    });
    expect(await listNumbers(database)).toEqual([1, 2, 3]);
  });

  test('lets nothing in once it is over', async () => {
    const database = await numbers();
    const kept = await database.transaction((session) => Promise.resolve({ session }));
    await expect(add(kept.session, 1)).rejects.toThrow('This transaction is over.');
    expect(await listNumbers(database)).toEqual([]);
  });

  test('inside a transaction fails aloud instead of waiting for ever', async () => {
    const database = await numbers(20);
    const outer = database.transaction(async (session) => {
      await add(session, 1);
      await database.transaction((inner) => add(inner, 2));
    });
    await expect(outer).rejects.toThrow('waited for the database it holds');
    expect(await listNumbers(database)).toEqual([2]);
  });

  test('may take its time when nobody waits', async () => {
    const database = await numbers(5);
    await database.transaction(async (session) => {
      await new Promise((resolve) => setTimeout(resolve, 25));
      await add(session, 1);
    });
    expect(await listNumbers(database)).toEqual([1]);
  });
});
