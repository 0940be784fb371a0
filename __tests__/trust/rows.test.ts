import { parseBackup, siftBackup, type Backup } from '../../src/storage/backup';
import { findUnread } from '../../src/storage/unread';
import { findUnsound } from '../../src/stores/soundRows';
import { tellFigure } from '../builders/figures';
import { keptFiles } from '../builders/keptFiles';
import { everySystem } from '../builders/everySystem';
import { systemsOf } from '../builders/systemsOf';
import { closeTestDatabases } from '../builders/testDatabase';

afterAll(closeTestDatabases);

const systems = systemsOf(...everySystem);

const kept = (): Backup => {
  const backup = parseBackup(keptFiles('backup.json')[0] ?? '');
  if (!backup.ok) throw new Error(JSON.stringify(backup.problems));
  return backup.value;
};

const sift = async (backup: Backup) => {
  const sifted = await siftBackup(backup, (session) => findUnsound(session, systems));
  if (!sifted.ok) throw new Error(JSON.stringify(sifted.problems));
  return sifted.value;
};

/** One game with its set-up and steps, one card and one fleet of it: what is wrong in one row needs no others. */
const few = (): Backup => {
  const { tables, ...backup } = kept();
  const { steps, games } = tables;
  const game = steps?.rows[0]?.[steps.columns.indexOf('game')];
  const keyOf: Readonly<Record<string, string>> = { games: 'id', setups: 'game', steps: 'game' };
  const less = Object.entries(tables).map(([name, copy]) => {
    const at = copy.columns.indexOf(keyOf[name] ?? '');
    const rows = at < 0 ? copy.rows.slice(0, 1) : copy.rows.filter((row) => row[at] === game);
    return [name, { ...copy, rows }] as const;
  });
  expect(games?.rows.length).toBeGreaterThan(1);
  return { ...backup, tables: Object.fromEntries(less) };
};

/** The backup with another cell in the first row of a table. */
const changed = (table: string, column: string, change: (cell: string) => string): Backup => {
  const backup = few();
  const copy = backup.tables[table];
  if (!copy) throw new Error(table);
  const at = copy.columns.indexOf(column);
  const [first, ...rest] = copy.rows;
  const row = first?.map((cell, place) => (place === at ? change(String(cell)) : cell)) ?? [];
  return { ...backup, tables: { ...backup.tables, [table]: { ...copy, rows: [row, ...rest] } } };
};

const countIn = ({ tables }: Backup, table: string): number => tables[table]?.rows.length ?? 0;

test('a backup of a released version is sound in every row, and stays as it is', async () => {
  const backup = kept();
  const start = process.cpuUsage();
  const sifted = await sift(backup);
  const { user } = process.cpuUsage(start);
  expect(sifted).toEqual({ backup, aside: [] });
  tellFigure('rows', 'steps of a backup checked', countIn(backup, 'steps'));
  tellFigure('rows', 'in ms of work', Math.round(user / 1000));
});

const into =
  (field: string, value: unknown) =>
  (json: string): string =>
    JSON.stringify({ ...(JSON.parse(json) as object), [field]: value });

const strange: readonly (readonly [table: string, column: string, (cell: string) => string])[] = [
  ['settings', 'value', () => '{'],
  ['packs', 'body', () => '[]'],
  ['packs', 'body', () => '{"arcs":{"x":"\\u202e"}}'],
  ['cards', 'body', () => '{"hull":'],
  ['cards', 'body', () => '{"name":"\\u202eevil"}'],
  ['cards', 'kind', () => 'spaceship'],
  ['fleets', 'cards', () => '{"a":1}'],
  ['fleets', 'body', into('name', 'x'.repeat(5000))],
  ['setups', 'setup', into('teams', null)],
  ['setups', 'setup', into('cards', {})],
];

test.each(strange)('a row of %s whose %s is strange stays out, by its name', async (...given) => {
  const [table, column, change] = given;
  const owner = table === 'setups' ? 'games' : table;
  const before = few();
  const { backup, aside } = await sift(changed(table, column, change));
  expect(aside).toEqual([expect.objectContaining({ table: owner })]);
  expect(countIn(backup, owner)).toBe(countIn(before, owner) - 1);
});

test.each([
  ['a round without end', '[{"type":"phase-entered","round":1000000000,"phase":"orders"}]'],
  ['a way out that is none', '[{"type":"ship-left","ship":"x","how":"hasOwnProperty"}]'],
])('a game with %s among its events stays out', async (_, events) => {
  const { aside } = await sift(changed('steps', 'events', () => events));
  expect(aside.map(({ table }) => table)).toContain('games');
});

test.each([
  ['cards', 'a card’s hull', into('hull', 1e300)],
  ['cards', 'a card’s points', into('points', -5)],
])('of %s, %s beyond all bounds harms nobody', async (table, _, change) => {
  const { backup, aside } = await sift(changed(table, 'body', change));
  expect(aside).toEqual([]);
  expect(countIn(backup, table)).toBe(countIn(few(), table));
});

test('a name loses the signs that nobody can type', () => {
  const backup = parseBackup(
    JSON.stringify({
      ...{ format: 'flagbridge-backup', version: 1, schema: 1, made: 0 },
      tables: {
        games: {
          columns: ['id', 'name'],
          rows: [
            ['g', 'Du\u202eel\u0007'],
            ['h', '\u200b\u200d'],
          ],
        },
      },
    }),
  );
  expect(backup.ok && backup.value.tables['games']?.rows).toEqual([
    ['g', 'Duel'],
    ['h', ''],
  ]);
});

test('what cannot be read is found without any rules', async () => {
  const found = await siftBackup(
    changed('cards', 'body', () => '{'),
    findUnread,
  );
  expect(found.ok && found.value.aside).toEqual([
    expect.objectContaining({ table: 'cards', name: expect.any(String) }),
  ]);
});
