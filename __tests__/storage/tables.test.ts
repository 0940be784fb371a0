import {
  listCards,
  loadCards,
  loadCardsById,
  saveCards,
  type StoredCard,
} from '../../src/storage/cards';
import type { Bound, Database, Session } from '../../src/storage/database';
import { listFleets, loadFleets, saveFleet } from '../../src/storage/fleets';
import { createGame, listGames } from '../../src/storage/games';
import { listPacks, savePack } from '../../src/storage/packs';
import { listEntries, saveNote, saveOpened, savePin } from '../../src/storage/references';
import { purgeDeleted, saveDeleted } from '../../src/storage/rows';
import { answersKey, loadSettings, purgeAnswers, saveSetting } from '../../src/storage/settings';
import { card, fleet, game, pack } from '../builders/stored';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';

let database: Database;
beforeEach(async () => {
  database = await migratedDatabase();
});
afterEach(closeTestDatabases);

const names = (things: readonly { readonly name: string }[]) => things.map(({ name }) => name);

describe('settings', () => {
  test('are kept as they were last saved', async () => {
    await saveSetting(database, 'theme', 'dark');
    await saveSetting(database, 'theme', { deep: [1, null, 'x'] });
    expect((await loadSettings(database)).settings).toEqual(
      new Map([['theme', { deep: [1, null, 'x'] }]]),
    );
  });

  test.each(['{"half":', '{"__proto__":{"theme":1}}', '{"\\u005f_proto__":1}'])(
    'one that cannot be read is set aside: %s',
    async (bad) => {
      await saveSetting(database, 'haptics', false);
      await database.run(`INSERT INTO settings VALUES ('theme', ?)`, [bad]);
      const { settings, damaged } = await loadSettings(database);
      expect(settings).toEqual(new Map([['haptics', false]]));
      expect(damaged).toEqual([{ table: 'settings', id: 'theme', detail: expect.any(String) }]);
    },
  );
});

describe('packs', () => {
  test('come back as they were saved, with the number of their cards', async () => {
    await savePack(database, pack());
    await saveCards(database, [card(), card({ id: 'tug' })]);
    expect(await listPacks(database)).toEqual({ things: [{ ...pack(), cards: 2 }], damaged: [] });
  });

  test('saved again keep the time they were made and their cards', async () => {
    await savePack(database, pack());
    await saveCards(database, [card()]);
    await savePack(database, pack({ name: 'Second edition', created: 500, updated: 500 }));
    expect((await listPacks(database)).things).toEqual([
      { ...pack({ name: 'Second edition', updated: 500 }), cards: 1 },
    ]);
  });

  test('one that cannot be read is set aside', async () => {
    await savePack(database, pack());
    await savePack(database, pack({ id: 'other', name: 'Other' }));
    await database.run(`UPDATE packs SET body = '[1]' WHERE id = 'other'`);
    const { things, damaged } = await listPacks(database);
    expect(names(things)).toEqual(['Core set']);
    expect(damaged).toEqual([{ table: 'packs', id: 'other', detail: 'body is not an object' }]);
  });
});

describe('cards', () => {
  beforeEach(() => savePack(database, pack()));

  const load = async (): Promise<readonly StoredCard[]> =>
    (await loadCards(database, { system: 'tiny' })).things;

  test('come back as they were saved', async () => {
    await saveCards(database, [card()]);
    expect(await load()).toEqual([{ ...card(), revision: 1 }]);
  });

  test('are listed by kind and name, whatever the case, without their bodies', async () => {
    await saveCards(database, [
      card({ id: 'c', name: 'zeal' }),
      card({ id: 'b', name: 'Ark' }),
      card({ id: 'a', name: 'barge' }),
      card({ id: 'w', kind: 'order', name: 'Evade' }),
    ]);
    const list = await listCards(database, { system: 'tiny' });
    expect(names(list)).toEqual(['Evade', 'Ark', 'barge', 'zeal']);
    expect(list[0]).not.toHaveProperty('body');
    expect(names(await listCards(database, { system: 'tiny', kind: 'order' }))).toEqual(['Evade']);
    expect(await listCards(database, { system: 'other' })).toEqual([]);
  });

  test('of a pack that is not in use are listed only for that pack', async () => {
    await saveCards(database, [card()]);
    await savePack(database, pack({ inUse: false }));
    expect(await listCards(database, { system: 'tiny' })).toEqual([]);
    expect(names(await listCards(database, { system: 'tiny', pack: 'core-set' }))).toEqual(['Tub']);
  });

  test('count a revision when their content changes, and only then', async () => {
    await saveCards(database, [card()]);
    await saveCards(database, [card({ updated: 200 })]);
    expect((await load())[0]?.revision).toBe(1);
    await saveCards(database, [card({ body: { hull: 4 } })]);
    expect((await load())[0]?.revision).toBe(2);
  });

  test('3,000 are saved in a few statements and all come back', async () => {
    const many = Array.from({ length: 3000 }, (_, n) => card({ id: `c${n}`, name: `Ship ${n}` }));
    await database.transaction((session) => saveCards(session, many));
    expect(await listCards(database, { system: 'tiny' })).toHaveLength(3000);
  });

  test.each([{}, { kind: 'ship' }])(
    'lists of thousands come in the order of an index, not by sorting them: %j',
    async (filter) => {
      const asked: [string, readonly Bound[]][] = [];
      const asking: Session = {
        ...database,
        all: (sql, params = []) => {
          asked.push([sql, params]);
          return database.all(sql, params);
        },
      };
      await listCards(asking, { system: 'tiny', ...filter });
      const [sql, params] = asked[0] ?? ['', []];
      const plan = await database.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, params);
      const details = plan.map(({ detail }) => detail).join('; ');
      expect(details).toContain('cards_by_name');
      expect(details).not.toContain('TEMP B-TREE');
    },
  );

  test('hold no NUL, where the web would cut the text', async () => {
    await saveCards(database, [card({ name: 'A\0rk', body: { text: 'a\0b' } })]);
    expect(await load()).toMatchObject([{ name: 'Ark', body: { text: 'a\0b' } }]);
  });

  test('of a pack that does not exist, or of another system, are refused', async () => {
    await expect(saveCards(database, [card({ pack: 'none' })])).rejects.toThrow('FOREIGN KEY');
    await expect(saveCards(database, [card({ system: 'other' })])).rejects.toThrow('FOREIGN KEY');
  });

  test('one that cannot be read is set aside and still in the list', async () => {
    await saveCards(database, [card(), card({ id: 'tug', name: 'Tug' })]);
    await database.run(`UPDATE cards SET body = '{', summary = '{' WHERE id = 'tub'`);
    const { things, damaged } = await loadCards(database, { system: 'tiny' });
    expect(names(things)).toEqual(['Tug']);
    expect(damaged).toMatchObject([{ table: 'cards', id: 'tub' }]);
    expect((await listCards(database, { system: 'tiny' }))[0]).toMatchObject({ summary: null });
  });

  test('are found by id, deleted or not', async () => {
    await saveCards(database, [card(), card({ id: 'tug', name: 'Tug' }), card({ id: 'x' })]);
    await saveDeleted(database, 'cards', ['tug'], 900);
    const { things } = await loadCardsById(database, ['tub', 'tug', 'none']);
    expect(names(things).sort()).toEqual(['Tub', 'Tug']);
    expect(names(await load())).toEqual(['Tub', 'Tub']);
  });
});

describe('fleets', () => {
  test('come back as they were saved, with copies of their cards', async () => {
    await saveFleet(database, fleet());
    expect(await loadFleets(database, ['f1'])).toEqual({ things: [fleet()], damaged: [] });
  });

  test('outlive the packs that they were built from', async () => {
    await savePack(database, pack());
    await saveCards(database, [card()]);
    await saveFleet(database, fleet());
    await database.run('DELETE FROM packs');
    expect((await loadFleets(database, ['f1'])).things[0]?.cards).toEqual(fleet().cards);
  });

  test('are listed by the last change', async () => {
    await saveFleet(database, fleet({ id: 'f1', name: 'Old', updated: 1 }));
    await saveFleet(database, fleet({ id: 'f2', name: 'New', updated: 2 }));
    expect(names(await listFleets(database))).toEqual(['New', 'Old']);
  });

  test.each([
    ['body', '{'],
    ['body', '"text"'],
    ['cards', '{"tub":{"card":3}}'],
  ])('one with a bad %s is set aside: %s', async (column, bad) => {
    await saveFleet(database, fleet());
    await saveFleet(database, fleet({ id: 'f2' }));
    await database.run(`UPDATE fleets SET ${column} = ? WHERE id = 'f2'`, [bad]);
    const { things, damaged } = await loadFleets(database, ['f1', 'f2']);
    expect(things).toEqual([fleet()]);
    expect(damaged).toMatchObject([{ table: 'fleets', id: 'f2' }]);
  });
});

describe('rules entries', () => {
  const key = { system: 'tiny', entry: '5B' };

  test('a note, a pin and the last time it was opened do not touch each other', async () => {
    await saveNote(database, key, 'Ask Bob.');
    await savePin(database, key, true);
    await saveOpened(database, key, 700);
    await saveOpened(database, { system: 'tiny', entry: '2A' }, 800);
    expect(await listEntries(database, 'tiny')).toEqual([
      { system: 'tiny', entry: '2A', note: '', pinned: false, opened: 800 },
      { ...key, note: 'Ask Bob.', pinned: true, opened: 700 },
    ]);
    expect(await listEntries(database, 'other')).toEqual([]);
  });
});

describe('deleting', () => {
  test('takes a thing out of the list, and undo brings it back', async () => {
    await createGame(database, game());
    await saveDeleted(database, 'games', ['g1'], 900);
    expect(await listGames(database)).toEqual([]);
    await saveDeleted(database, 'games', ['g1'], null);
    expect(names(await listGames(database))).toEqual(['Tuesday']);
  });

  test('is for good after its time, with all that belongs to it', async () => {
    await savePack(database, pack());
    await saveCards(database, [card()]);
    await createGame(database, game());
    await saveDeleted(database, 'packs', ['core-set'], 900);
    await saveDeleted(database, 'games', ['g1'], 900);
    await purgeDeleted(database, 900);
    expect(await database.first('SELECT count(*) AS n FROM steps')).toEqual({ n: 1 });
    await purgeDeleted(database, 901);
    expect(await database.first('SELECT count(*) AS n FROM cards')).toEqual({ n: 0 });
    expect(await database.first('SELECT count(*) AS n FROM steps')).toEqual({ n: 0 });
  });

  test('keeps what was half answered as long as it can be taken back, and forgets it then', async () => {
    const answers = answersKey('g1', 'strike', 'a1');
    const keys = async () => [...(await loadSettings(database)).settings.keys()];
    await createGame(database, game());
    await saveSetting(database, answers, { cursor: 1, answers: {} });
    await saveSetting(database, answersKey('g10', 'strike', 'a1'), { cursor: 1, answers: {} });
    await saveSetting(database, 'theme', 'dark');
    await saveDeleted(database, 'games', ['g1'], 900);
    await purgeAnswers(database);
    expect(await keys()).toEqual([answers, 'theme']);
    await purgeDeleted(database, 901);
    await purgeAnswers(database);
    expect(await keys()).toEqual(['theme']);
  });
});
