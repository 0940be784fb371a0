import { listCards, saveCards } from '../../src/storage/cards';
import { loadImages, saveImages } from '../../src/storage/images';
import { listPacks, savePack } from '../../src/storage/packs';
import { saveDeleted } from '../../src/storage/rows';
import { card, pack } from '../builders/stored';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';

afterEach(closeTestDatabases);

const withTub = async () => {
  const database = await migratedDatabase();
  await savePack(database, pack());
  await saveCards(database, [card()]);
  return database;
};

test('what was changed stands again as before, with a revision of its own', async () => {
  const database = await withTub();
  const before = await loadImages(database, ['core-set'], ['tub']);
  await savePack(database, pack({ name: 'Other' }));
  await saveCards(database, [card({ name: 'Changed', body: { hull: 9 } })]);
  await saveImages(database, before, 500);
  expect((await listPacks(database)).things).toMatchObject([{ name: 'Core set' }]);
  expect(await listCards(database, { system: 'tiny' })).toMatchObject([
    { name: 'Tub', revision: 3 },
  ]);
});

test('what was not there is gone again, and what was deleted is deleted again', async () => {
  const database = await withTub();
  await saveDeleted(database, 'cards', ['tub'], 200);
  const before = await loadImages(database, [], ['tub', 'new']);
  expect(before.cards).toMatchObject([
    { id: 'tub', thing: { name: 'Tub' }, deleted: 200 },
    { id: 'new', thing: null, deleted: null },
  ]);
  await saveCards(database, [card(), card({ id: 'new' })]);
  await saveImages(database, before, 500);
  expect(await listCards(database, { system: 'tiny' })).toEqual([]);
  expect((await loadImages(database, [], ['tub', 'new'])).cards).toMatchObject([
    { deleted: 200 },
    { deleted: 500 },
  ]);
});

test('a deleted pack keeps its cards for the day it comes back', async () => {
  const database = await withTub();
  const before = await loadImages(database, ['core-set'], []);
  await saveDeleted(database, 'packs', ['core-set'], 300);
  expect(await listCards(database, { system: 'tiny', everyPack: true })).toEqual([]);
  await saveImages(database, before, 500);
  expect(await listCards(database, { system: 'tiny', everyPack: true })).toHaveLength(1);
});

test('cards of every pack are listed where they are asked for', async () => {
  const database = await withTub();
  await savePack(database, pack({ id: 'box', inUse: false }));
  await saveCards(database, [card({ id: 'boxed', pack: 'box' })]);
  expect(await listCards(database, { system: 'tiny' })).toHaveLength(1);
  expect(await listCards(database, { system: 'tiny', everyPack: true })).toHaveLength(2);
});
