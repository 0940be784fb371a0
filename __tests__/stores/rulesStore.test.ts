import type { Database } from '../../src/storage/database';
import { saveSetting } from '../../src/storage/settings';
import { makeRules, recentOf } from '../../src/stores/makeRules';
import { bakerySystem } from '../builders/bakerySystem';
import { systemsOf } from '../builders/systemsOf';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';

let database: Database;

/** The store as after a start of the app: nothing read, the database as it was left. */
const started = async () => {
  let clock = 0;
  const rules = makeRules({
    systems: systemsOf(bakerySystem),
    open: () => Promise.resolve(database),
    now: () => (clock += 1),
  });
  await rules.loadRules();
  return rules;
};

const marksOf = ({ store }: Awaited<ReturnType<typeof started>>) => store.getState().marks;

const key = (entry: string) => ({ system: 'bakery', entry });

beforeEach(async () => {
  database = await migratedDatabase();
});

afterEach(closeTestDatabases);

test('pins, notes and what was read outlive the app', async () => {
  const before = await started();
  await before.pinEntry(key('bread'), true);
  await before.writeNote(key('bread'), 'Rye, too.');
  await before.markOpened(key('oven'));
  const after = await started();
  expect(marksOf(after)).toEqual(expect.arrayContaining([...marksOf(before)]));
  expect(marksOf(after)).toContainEqual({
    ...key('bread'),
    pinned: true,
    note: 'Rye, too.',
    opened: null,
  });
});

test('a pin keeps the note that is there, and a note the pin', async () => {
  const rules = await started();
  await rules.writeNote(key('bread'), 'Rye, too.');
  await rules.pinEntry(key('bread'), true);
  await rules.writeNote(key('bread'), 'Rye.');
  await rules.pinEntry(key('bread'), false);
  expect(marksOf(rules)).toEqual([{ ...key('bread'), pinned: false, note: 'Rye.', opened: null }]);
});

test('what cannot be stored is not shown', async () => {
  const rules = await started();
  await database.run('DROP TABLE entries');
  expect(await rules.pinEntry(key('bread'), true)).toMatchObject({ ok: false });
  expect(marksOf(rules)).toEqual([]);
});

test('ten entries that were read last are remembered, the latest first and each once', async () => {
  const rules = await started();
  const read = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'b'];
  for (const entry of read) await rules.markOpened(key(entry));
  const recent = recentOf(marksOf(rules)).map(({ entry }) => entry);
  expect(recent).toEqual(['b', 'k', 'j', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
});

describe('the rulings of new games', () => {
  test('are the defaults until a player chooses, and the choice outlives the app', async () => {
    const before = await started();
    expect(before.rulingsForNewGame('bakery')).toEqual({});
    await before.chooseRuling('bakery', 'rest', 'no');
    const after = await started();
    expect(after.rulingsForNewGame('bakery')).toEqual({ rest: 'no' });
  });

  test('choosing the default leaves nothing to remember', async () => {
    const rules = await started();
    await rules.chooseRuling('bakery', 'rest', 'no');
    await rules.chooseRuling('bakery', 'rest', 'yes');
    await rules.openBook('bakery');
    expect(rules.rulingsForNewGame('bakery')).toEqual({});
  });

  test.each([
    ['a ruling that is gone', { gone: 'yes' }],
    ['an answer that is gone', { rest: 'perhaps' }],
    ['no answers at all', 'nonsense'],
    ['nothing', null],
  ])('stored as %s fall to the defaults', async (_, stored) => {
    await saveSetting(database, 'rulings.bakery', stored);
    const rules = await started();
    await rules.openBook('bakery');
    expect(rules.rulingsForNewGame('bakery')).toEqual({});
  });
});

test('the book that was chosen is open again', async () => {
  const before = await started();
  await before.chooseBook('bakery');
  const after = await started();
  expect(after.store.getState().chosen).toBe('bakery');
});
