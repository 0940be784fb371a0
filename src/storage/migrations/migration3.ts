import type { Migration } from './migration';

/** A picture of the printed card, to type from: a small JPEG as a data address. It is never part of a pack. */
export const migration3: Migration = {
  version: 3,
  statements: [
    `CREATE TABLE photos (
      card TEXT PRIMARY KEY NOT NULL REFERENCES cards (id) ON DELETE CASCADE,
      picture TEXT NOT NULL
    ) STRICT`,
  ],
};
