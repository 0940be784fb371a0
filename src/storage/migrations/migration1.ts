import type { Migration } from './migration';

/**
 * Every table knows a system only by its id: what a system keeps of a card, a fleet or a game is JSON in
 * `body`, `setup`, `command` and `events`; `summary` is what a list shows without opening the thing.
 * Long texts come last, so that a list does not read through them.
 * `deleted` is the time at which a player deleted it, null while it is there: undo takes it back.
 */
export const migration1: Migration = {
  version: 1,
  statements: [
    `CREATE TABLE settings (
      key TEXT PRIMARY KEY NOT NULL,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`,

    `CREATE TABLE packs (
      id TEXT PRIMARY KEY NOT NULL,
      system TEXT NOT NULL,
      name TEXT NOT NULL,
      author TEXT NOT NULL,
      version TEXT NOT NULL,
      colour TEXT NOT NULL,
      notes TEXT NOT NULL,
      built_in INTEGER NOT NULL CHECK (built_in IN (0, 1)),
      in_use INTEGER NOT NULL CHECK (in_use IN (0, 1)),
      deleted INTEGER,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      body TEXT NOT NULL,
      UNIQUE (id, system)
    ) STRICT`,

    `CREATE TABLE cards (
      id TEXT PRIMARY KEY NOT NULL,
      pack TEXT NOT NULL,
      system TEXT NOT NULL,
      kind TEXT NOT NULL,
      code TEXT NOT NULL,
      name TEXT NOT NULL COLLATE NOCASE,
      complete INTEGER NOT NULL CHECK (complete IN (0, 1)),
      summary TEXT NOT NULL,
      revision INTEGER NOT NULL,
      deleted INTEGER,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      body TEXT NOT NULL,
      FOREIGN KEY (pack, system) REFERENCES packs (id, system) ON DELETE CASCADE
    ) STRICT`,
    'CREATE INDEX cards_by_name ON cards (system, kind, name, id)',
    'CREATE INDEX cards_by_pack ON cards (pack, system)',
    'CREATE INDEX cards_by_code ON cards (system, code)',

    `CREATE TABLE fleets (
      id TEXT PRIMARY KEY NOT NULL,
      system TEXT NOT NULL,
      name TEXT NOT NULL,
      summary TEXT NOT NULL,
      tags TEXT NOT NULL,
      notes TEXT NOT NULL,
      legality TEXT NOT NULL,
      archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
      deleted INTEGER,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      body TEXT NOT NULL,
      cards TEXT NOT NULL
    ) STRICT`,

    `CREATE TABLE games (
      id TEXT PRIMARY KEY NOT NULL,
      system TEXT NOT NULL,
      name TEXT NOT NULL,
      cursor INTEGER NOT NULL CHECK (cursor >= 0),
      status TEXT NOT NULL,
      summary TEXT NOT NULL,
      archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
      deleted INTEGER,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL
    ) STRICT`,
    // Apart from its game, whose row changes with every step: a setup is long and never changes.
    `CREATE TABLE setups (
      game TEXT PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      setup TEXT NOT NULL
    ) STRICT`,

    `CREATE TABLE steps (
      game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      n INTEGER NOT NULL CHECK (n >= 0),
      at INTEGER NOT NULL,
      command TEXT NOT NULL,
      events TEXT NOT NULL,
      PRIMARY KEY (game, n)
    ) STRICT, WITHOUT ROWID`,

    `CREATE TABLE entries (
      system TEXT NOT NULL,
      entry TEXT NOT NULL,
      note TEXT NOT NULL,
      pinned INTEGER NOT NULL CHECK (pinned IN (0, 1)),
      opened INTEGER,
      PRIMARY KEY (system, entry)
    ) STRICT, WITHOUT ROWID`,
  ],
};
