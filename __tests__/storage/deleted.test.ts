import { saveCards } from '../../src/storage/cards';
import { listDeleted } from '../../src/storage/deleted';
import { saveFleet } from '../../src/storage/fleets';
import { createGame } from '../../src/storage/games';
import { savePack } from '../../src/storage/packs';
import { saveDeleted } from '../../src/storage/rows';
import { card, fleet, game, pack } from '../builders/stored';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';

afterEach(closeTestDatabases);

const filled = async () => {
  const database = await migratedDatabase();
  await savePack(database, pack());
  await savePack(database, pack({ id: 'box', name: 'Box' }));
  await saveCards(database, [
    card(),
    card({ id: 'codeless', name: '', code: 'T2' }),
    card({ id: 'blank', name: '', code: '' }),
    card({ id: 'boxed', pack: 'box' }),
  ]);
  await saveFleet(database, fleet());
  await createGame(database, game());
  return database;
};

test('nothing is deleted that is still there', async () => {
  expect(await listDeleted(await filled())).toEqual([]);
});

test('packs, cards, fleets and games are told apart, the last deleted first', async () => {
  const database = await filled();
  await saveDeleted(database, 'packs', ['box'], 100);
  await saveDeleted(database, 'cards', ['tub'], 200);
  await saveDeleted(database, 'fleets', ['f1'], 300);
  await saveDeleted(database, 'games', [game().id], 400);
  const lines = (await listDeleted(database)).map((one) => [one.table, one.name, one.deleted]);
  expect(lines).toEqual([
    ['games', game().name, 400],
    ['fleets', 'Home Fleet', 300],
    ['cards', 'Tub', 200],
    ['packs', 'Box', 100],
  ]);
});

test('a card says which pack it was in, and is called by its code where it has no name', async () => {
  const database = await filled();
  await saveDeleted(database, 'cards', ['codeless', 'blank'], 200);
  expect(await listDeleted(database)).toEqual([
    {
      table: 'cards',
      id: 'codeless',
      system: 'tiny',
      name: 'T2',
      kind: 'ship',
      pack: 'Core set',
      deleted: 200,
    },
  ]);
});

test('cards of a deleted pack wait for the pack', async () => {
  const database = await filled();
  await saveDeleted(database, 'cards', ['boxed'], 100);
  await saveDeleted(database, 'packs', ['box'], 200);
  expect((await listDeleted(database)).map(({ id }) => id)).toEqual(['box']);
});
