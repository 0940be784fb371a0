import type { Database } from '../../src/storage/database';
import { migrate } from '../../src/storage/migrate';
import { migrations } from '../../src/storage/migrations';

/**
 * What a player of each released version of the database had stored: in the SQL of that version, never
 * edited once it is released. The next migration adds the next one.
 */
export const SAVED: readonly { readonly version: number; readonly rows: readonly string[] }[] = [
  {
    version: 1,
    rows: [
      `INSERT INTO settings VALUES ('theme', '"dark"')`,
      `INSERT INTO packs VALUES ('core-set', 'tiny', 'Core set', 'Ann', '1', 'amber', '', 0, 1,
         NULL, 100, 100, '{}')`,
      `INSERT INTO cards VALUES ('tub', 'core-set', 'tiny', 'ship', 'T1', 'Tub', 1,
         '{"role":"Light"}', 2, NULL, 100, 200, '{"hull":3}')`,
      `INSERT INTO fleets VALUES ('f1', 'tiny', 'Home Fleet', '{"points":10}', '["league"]',
         'Keep together.', 'legal', 0, NULL, 100, 200, '{"ships":["tub"]}',
         '{"tub":{"card":"tub","revision":1,"body":{"hull":3}}}')`,
      `INSERT INTO games VALUES ('g1', 'tiny', 'Tuesday', 2, 'playing', 'null', 0, NULL, 100,
         300)`,
      `INSERT INTO setups VALUES ('g1', '{"hull":3}')`,
      `INSERT INTO steps VALUES ('g1', 0, 100, '{"type":"start"}',
         '[{"type":"phase-entered","round":1,"phase":"fire"}]')`,
      `INSERT INTO steps VALUES ('g1', 1, 200, '{"type":"pass"}',
         '[{"type":"phase-entered","round":1,"phase":"refresh"}]')`,
      `INSERT INTO steps VALUES ('g1', 2, 300, '{"type":"note","text":"undone"}',
         '[{"type":"noted","about":"game","note":{"text":"undone"}}]')`,
      `INSERT INTO entries VALUES ('tiny', '5B', 'Ask Bob.', 1, 400)`,
    ],
  },
  {
    version: 2,
    rows: [
      `INSERT INTO settings VALUES ('theme', '"dark"')`,
      `INSERT INTO packs VALUES ('core-set', 'tiny', 'Core set', 'Ann', '1', 'amber', '', 0, 1,
         NULL, 100, 100, '{}')`,
      `INSERT INTO cards VALUES ('tub', 'core-set', 'tiny', 'ship', 'T1', 'Tub', 1,
         '{"role":"Light"}', 2, NULL, 100, 200, '{"hull":3}')`,
      `INSERT INTO fleets VALUES ('f1', 'tiny', 'Home Fleet', '{"points":10}', '["league"]',
         'Keep together.', 'legal', 0, NULL, 100, 200, '{"ships":["tub"]}',
         '{"tub":{"card":"tub","revision":1,"body":{"hull":3}}}')`,
      `INSERT INTO games VALUES ('g1', 'tiny', 'Tuesday', 2, 'playing', 'null', 0, NULL, 100,
         300)`,
      `INSERT INTO setups VALUES ('g1', '{"hull":3}')`,
      `INSERT INTO steps VALUES ('g1', 0, 100, '{"type":"start"}',
         '[{"type":"phase-entered","round":1,"phase":"fire"}]', NULL)`,
      `INSERT INTO steps VALUES ('g1', 1, 200, '{"type":"pass"}',
         '[{"type":"phase-entered","round":1,"phase":"refresh"}]', 'Bob')`,
      `INSERT INTO steps VALUES ('g1', 2, 300, '{"type":"note","text":"undone"}',
         '[{"type":"noted","about":"game","note":{"text":"undone"}}]', NULL)`,
      `INSERT INTO rooms VALUES ('g1', 'room', 'phone', '{}')`,
      `INSERT INTO updates VALUES ('g1', 0, 'AAA=')`,
      `INSERT INTO entries VALUES ('tiny', '5B', 'Ask Bob.', 1, 400)`,
    ],
  },
  {
    version: 3,
    rows: [
      `INSERT INTO settings VALUES ('theme', '"dark"')`,
      `INSERT INTO packs VALUES ('core-set', 'tiny', 'Core set', 'Ann', '1', 'amber', '', 0, 1,
         NULL, 100, 100, '{}')`,
      `INSERT INTO cards VALUES ('tub', 'core-set', 'tiny', 'ship', 'T1', 'Tub', 1,
         '{"role":"Light"}', 2, NULL, 100, 200, '{"hull":3}')`,
      `INSERT INTO fleets VALUES ('f1', 'tiny', 'Home Fleet', '{"points":10}', '["league"]',
         'Keep together.', 'legal', 0, NULL, 100, 200, '{"ships":["tub"]}',
         '{"tub":{"card":"tub","revision":1,"body":{"hull":3}}}')`,
      `INSERT INTO games VALUES ('g1', 'tiny', 'Tuesday', 2, 'playing', 'null', 0, NULL, 100,
         300)`,
      `INSERT INTO setups VALUES ('g1', '{"hull":3}')`,
      `INSERT INTO steps VALUES ('g1', 0, 100, '{"type":"start"}',
         '[{"type":"phase-entered","round":1,"phase":"fire"}]', NULL)`,
      `INSERT INTO steps VALUES ('g1', 1, 200, '{"type":"pass"}',
         '[{"type":"phase-entered","round":1,"phase":"refresh"}]', 'Bob')`,
      `INSERT INTO steps VALUES ('g1', 2, 300, '{"type":"note","text":"undone"}',
         '[{"type":"noted","about":"game","note":{"text":"undone"}}]', NULL)`,
      `INSERT INTO rooms VALUES ('g1', 'room', 'phone', '{}')`,
      `INSERT INTO updates VALUES ('g1', 0, 'AAA=')`,
      `INSERT INTO photos VALUES ('tub', 'data:image/jpeg;base64,AAAA')`,
      `INSERT INTO entries VALUES ('tiny', '5B', 'Ask Bob.', 1, 400)`,
    ],
  },
];

/** Makes the database of that version. */
export const fillSaved = async (
  database: Database,
  { version, rows }: (typeof SAVED)[number],
): Promise<void> => {
  const migrated = await migrate(
    database,
    migrations.filter((migration) => migration.version <= version),
  );
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.problem));
  await database.transaction(async (session) => {
    for (const row of rows) await session.run(row);
  });
};
