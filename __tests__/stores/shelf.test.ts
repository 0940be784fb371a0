import { checked, problems } from '../../src/core/checked/checked';
import type { System } from '../../src/core/game/system';
import type { BuiltInPack, CardDesk } from '../../src/core/pages/desks';
import { saveCards } from '../../src/storage/cards';
import type { Database } from '../../src/storage/database';
import { saveFleet } from '../../src/storage/fleets';
import { savePack } from '../../src/storage/packs';
import { saveDeleted } from '../../src/storage/rows';
import { makeShelves } from '../../src/stores/makeShelves';
import { card, fleet, pack } from '../builders/stored';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';
import { tinySystem } from '../builders/tinySystem';
import { systemsOf } from '../builders/systemsOf';

afterEach(closeTestDatabases);

const builtIn: BuiltInPack = {
  id: 'training',
  name: 'Training',
  author: '',
  version: '1',
  colour: 'teal',
  notes: '',
  cards: [
    { id: 'raft', kind: 'ship', draft: { name: 'Raft', hull: 1 } },
    { id: 'half', kind: 'ship', draft: { name: 'Half typed' } },
  ],
};

const desk: CardDesk = {
  kinds: [],
  builtIn: [builtIn],
  blank: () => ({}),
  editor: () => null,
  reading: () => ({ title: '', blocks: [] }),
  glance: () => ({ code: '', name: '', kicker: '', groups: {}, words: [] }),
  missing: () => [],
};

/** A card needs a name and a hull. */
const withCards: System = {
  ...tinySystem,
  parseCard: (draft) => {
    // Read with care below.
    const { name, hull } = Object(draft) as { readonly name?: unknown; readonly hull?: unknown };
    return typeof name === 'string' && typeof hull === 'number'
      ? checked({ kind: 'ship', code: 'T1', name })
      : problems({ path: '', why: { id: 'incomplete' } });
  },
  words: {
    en: { ...tinySystem.words.en, shows: { ...tinySystem.words.en.shows, cards: desk } },
  },
};

const shelfOf = async (database: Database) => {
  const { store, loadShelf } = makeShelves({
    systems: systemsOf(withCards),
    open: () => Promise.resolve(database),
  });
  expect(await loadShelf('tiny')).toEqual({ ok: true });
  return store.getState().shelves['tiny'];
};

const tub = card({ body: { name: 'Tub', hull: 3 } });

test('the shelf holds the complete cards of the app and of the packs in use', async () => {
  const database = await migratedDatabase();
  await savePack(database, pack());
  await savePack(database, pack({ id: 'box', inUse: false }));
  await saveCards(database, [
    tub,
    card({ id: 'draft', complete: false, body: { name: 'Draft', hull: 2 } }),
    card({ id: 'refused', body: { name: 'No hull' } }),
    card({ id: 'boxed', pack: 'box', body: { name: 'Boxed', hull: 2 } }),
  ]);
  expect((await shelfOf(database))?.cards).toEqual([
    { id: 'raft', pack: 'training', revision: 1, card: { kind: 'ship', code: 'T1', name: 'Raft' } },
    { id: 'tub', pack: 'core-set', revision: 1, card: { kind: 'ship', code: 'T1', name: 'Tub' } },
  ]);
});

test('a pack of the app that was put out of use is not on it', async () => {
  const database = await migratedDatabase();
  await savePack(database, pack({ id: 'training', builtIn: true, inUse: false }));
  expect((await shelfOf(database))?.cards).toEqual([]);
});

test('fleets keep their copies of cards, and say where these come from', async () => {
  const database = await migratedDatabase();
  await savePack(database, pack());
  await saveCards(database, [tub]);
  const cards = {
    tub: { card: 'tub', revision: 4, body: { name: 'Tub of old', hull: 9 } },
    gone: { card: 'gone', revision: 1, body: { name: 'Gone', hull: 2 } },
    odd: { card: 'odd', revision: 1, body: 'not a card' },
  };
  await saveFleet(database, fleet({ cards, updated: 1 }));
  await saveFleet(database, fleet({ id: 'f2', name: 'Newer', cards: {}, updated: 2 }));
  await saveFleet(database, fleet({ id: 'f3', archived: true }));
  await saveFleet(database, fleet({ id: 'f4' }));
  await saveFleet(database, fleet({ id: 'f5', system: 'chess' }));
  await saveDeleted(database, 'fleets', ['f4'], 5);
  expect((await shelfOf(database))?.fleets).toEqual([
    { id: 'f2', name: 'Newer', draft: { ships: ['tub', 'tub'] }, cards: {} },
    {
      id: 'f1',
      name: 'Home Fleet',
      draft: { ships: ['tub', 'tub'] },
      cards: {
        tub: {
          id: 'tub',
          pack: 'core-set',
          revision: 4,
          card: { kind: 'ship', code: 'T1', name: 'Tub of old' },
        },
        gone: {
          id: 'gone',
          pack: '',
          revision: 1,
          card: expect.objectContaining({ name: 'Gone' }),
        },
      },
    },
  ]);
});

test('a database that will not be read is told', async () => {
  const { store, loadShelf } = makeShelves({
    systems: systemsOf(withCards),
    open: () => Promise.reject(new Error('shut')),
  });
  expect(await loadShelf('tiny')).toEqual({
    ok: false,
    problem: { id: 'storage-refused', detail: 'shut' },
  });
  expect(store.getState().shelves).toEqual({});
});
