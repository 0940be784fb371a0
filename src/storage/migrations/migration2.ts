import type { Migration } from './migration';

/**
 * A game that several phones share has a room: which phone this one is in it, and what it keeps to itself.
 * Updates are what the phones exchange, letter by letter as it was sent or received (base64, since a backup
 * is text), and are stored together with the steps that follow from them. A step says on whose phone it was
 * asked for.
 */
export const migration2: Migration = {
  version: 2,
  statements: [
    'ALTER TABLE steps ADD COLUMN asker TEXT',

    `CREATE TABLE rooms (
      game TEXT PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      room TEXT NOT NULL,
      phone TEXT NOT NULL,
      body TEXT NOT NULL
    ) STRICT`,

    `CREATE TABLE updates (
      game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      n INTEGER NOT NULL CHECK (n >= 0),
      body TEXT NOT NULL,
      PRIMARY KEY (game, n)
    ) STRICT, WITHOUT ROWID`,
  ],
};
