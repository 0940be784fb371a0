import fs from 'node:fs';

import type { Connection } from '../../../src/storage/database';

/** How a process ends by its own hand. */
export interface Death {
  /** Before so many writes to its files within transactions. */
  readonly writes: number;
  /** With half of that write on the disk. */
  readonly isTorn: boolean;
}

/** The same connection, with its transactions known. */
export interface Doomed {
  readonly connection: Connection;
  /** The writes are counted from now on. */
  readonly begin: () => void;
}

const WRITING = ['writeSync', 'fsyncSync', 'ftruncateSync', 'unlinkSync'] as const;

const STDOUT = 1;

/** SIGKILL, as a system kills: nothing is flushed, rolled back or closed. */
const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

const writeHalf = (write: typeof fs.writeSync, args: readonly unknown[]): void => {
  const [fd, buffer, , length, position] = args;
  if (!(buffer instanceof Uint8Array) || typeof fd !== 'number' || fd === STDOUT) return;
  write(fd, buffer, 0, Math.floor(Number(length) / 2), Number(position));
};

/**
 * Node's SQLite locks with a folder, which outlives a killed process, and takes its own for another's: it would never
 * roll back what a dead process left behind. The SQLite of phones and browsers does neither.
 */
export const forgetLocks = (database: string): void => {
  fs.rmSync(`${database}.lock`, { recursive: true, force: true });
  const real = fs.accessSync;
  fs.accessSync = (path, mode) => {
    if (String(path).endsWith('.lock')) throw new Error('Nobody else has it.');
    real(path, mode);
  };
};

/** A connection whose process dies in a transaction, at a write to its files. */
export const doom = (connection: Connection, { writes, isTorn }: Death): Doomed => {
  let left = Infinity;
  let isIn = false;
  const write = fs.writeSync;
  for (const name of WRITING) {
    const real = fs[name];
    const counted = (...args: readonly unknown[]): unknown => {
      if (isIn && args[0] !== STDOUT) left -= 1;
      if (left > 0) return Reflect.apply(real, fs, args);
      if (isTorn && name === 'writeSync') writeHalf(write, args);
      write(STDOUT, 'in a transaction\n');
      die();
      return undefined;
    };
    Object.assign(fs, { [name]: counted });
  }
  return {
    connection: {
      prepareAsync: (sql) => connection.prepareAsync(sql),
      execAsync: async (sql) => {
        if (sql.startsWith('BEGIN')) isIn = true;
        await connection.execAsync(sql);
        if (!sql.startsWith('BEGIN')) isIn = false;
      },
    },
    begin: () => {
      left = writes;
    },
  };
};
