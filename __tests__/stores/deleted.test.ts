import type { Database } from '../../src/storage/database';
import { listFleets, saveFleet } from '../../src/storage/fleets';
import { DAY_MS, KEPT_DAYS, saveDeleted } from '../../src/storage/rows';
import { makeDeleted } from '../../src/stores/makeDeleted';
import { fleet } from '../builders/stored';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';
import { ship, tinyCards, typeCard, typeIn, type TinyCards } from '../builders/tinyCards';

afterEach(closeTestDatabases);

const NOW = 1000 * DAY_MS;

const deletedIn = (database: Database, cards: TinyCards) =>
  makeDeleted({
    open: () => Promise.resolve(database),
    now: () => NOW,
    restore: {
      packs: cards.restorePack,
      cards: cards.restoreCard,
      fleets: async (id) => {
        await saveDeleted(database, 'fleets', [id], null);
        return { ok: true };
      },
      games: () => Promise.resolve({ ok: false, problem: { id: 'storage-refused', detail: '' } }),
    },
  });

/** A run of the app: what an earlier one could undo, this one cannot. */
const started = async (database: Database) => {
  const cards = tinyCards(database, 'later');
  await cards.loadListed();
  const deleted = deletedIn(database, cards);
  await deleted.loadDeleted();
  const things = () => deleted.store.getState().things ?? [];
  return { cards, deleted, things };
};

const ownCodes = (cards: TinyCards) =>
  (cards.store.getState().listed?.cards ?? [])
    .filter(({ pack }) => pack !== 'training')
    .map(({ glance, complete }) => `${glance.code}${complete ? '' : ' (draft)'}`);

const typed = async () => {
  const database = await migratedDatabase();
  const cards = tinyCards(database);
  await cards.loadListed();
  const pack = await typeIn(cards, ship({ code: 'S1' }), ship({ code: 'S2' }));
  const ids = (cards.store.getState().listed?.cards ?? [])
    .filter((card) => card.pack === pack)
    .map(({ id }) => id);
  return { database, cards, pack, ids };
};

describe('after a restart', () => {
  test('a deleted pack comes back with its cards, and that can be taken back too', async () => {
    const { database, cards, pack } = await typed();
    await cards.deletePack(pack);
    const later = await started(database);
    expect(later.things()).toMatchObject([{ table: 'packs', id: pack }]);
    const [thing] = later.things();
    if (thing) await later.deleted.restoreDeleted(thing);
    expect(ownCodes(later.cards)).toEqual(['S1', 'S2']);
    expect(later.things()).toEqual([]);
    await later.cards.undo();
    expect(ownCodes(later.cards)).toEqual([]);
  });

  test('a deleted card comes back to its pack', async () => {
    const { database, cards, ids } = await typed();
    await cards.deleteCards(ids.slice(0, 1));
    const later = await started(database);
    await later.cards.restoreCard(ids[0] ?? '');
    expect(ownCodes(later.cards)).toEqual(['S1', 'S2']);
  });

  test('a card whose code another has taken comes back as a draft', async () => {
    const { database, cards, pack, ids } = await typed();
    await cards.deleteCards(ids.slice(0, 1));
    await typeCard(cards, pack, ship({ code: 'S1' }));
    const later = await started(database);
    await later.cards.restoreCard(ids[0] ?? '');
    expect([...ownCodes(later.cards)].sort()).toEqual(['S1', 'S1 (draft)', 'S2']);
  });

  test('a copy that was undone comes back whole', async () => {
    const { database, cards, pack } = await typed();
    await cards.copyPack(pack, 'Twin');
    await cards.undo();
    const later = await started(database);
    const [twin] = later.things();
    if (twin) await later.deleted.restoreDeleted(twin);
    expect([...ownCodes(later.cards)].sort()).toEqual(['S1', 'S1', 'S2', 'S2']);
  });

  test('a deleted fleet comes back', async () => {
    const { database } = await typed();
    await saveFleet(database, fleet());
    await saveDeleted(database, 'fleets', ['f1'], NOW);
    const { deleted, things } = await started(database);
    const [thing] = things();
    if (thing) await deleted.restoreDeleted(thing);
    expect(await listFleets(database)).toHaveLength(1);
    expect(things()).toEqual([]);
  });
});

test.each([
  ['just now', 0, KEPT_DAYS],
  ['a day and a bit ago', 1.5, KEPT_DAYS - 1],
  ['on the last day', KEPT_DAYS - 0.5, 1],
  ['longer ago than it is kept, in a run that long', KEPT_DAYS + 2, 0],
])('what was deleted %s says how long it is kept', async (_, daysAgo, left) => {
  const { database } = await typed();
  await saveFleet(database, fleet());
  await saveDeleted(database, 'fleets', ['f1'], NOW - daysAgo * DAY_MS);
  expect((await started(database)).things()).toMatchObject([{ daysLeft: left }]);
});

test('what is not there any more is not brought back', async () => {
  const { cards } = await started(await migratedDatabase());
  expect(await cards.restorePack('lost')).toMatchObject({ ok: false });
  expect(await cards.restoreCard('lost')).toMatchObject({ ok: false });
});
