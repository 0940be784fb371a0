import { listCards, loadCards } from '../../src/storage/cards';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';
import {
  coreSet,
  gun,
  ship,
  tinyCards,
  typeCard,
  typeIn,
  type TinyCards,
} from '../builders/tinyCards';

afterEach(closeTestDatabases);

const fresh = async () => {
  const database = await migratedDatabase();
  const cards = tinyCards(database);
  await cards.loadListed();
  return { database, cards };
};

const listed = (cards: TinyCards) => {
  const { listed: all } = cards.store.getState();
  if (!all) throw new Error('nothing was read');
  return all;
};

const ownCards = (cards: TinyCards) =>
  listed(cards)
    .cards.filter(({ pack }) => pack !== 'training')
    .map(({ glance, complete }) => `${glance.code} ${glance.name}${complete ? '' : ' (draft)'}`);

const packNames = (cards: TinyCards) => listed(cards).packs.map(({ name }) => name);

const idOf = (cards: TinyCards, code: string): string =>
  listed(cards).cards.find(({ glance }) => glance.code === code)?.id ?? '';

describe('packs', () => {
  test('a pack that comes with the app is listed with its cards, and what is half typed is a draft', async () => {
    const { cards } = await fresh();
    expect(listed(cards).packs).toMatchObject([
      { id: 'training', builtIn: true, inUse: true, cards: 2 },
    ]);
    expect(listed(cards).cards).toMatchObject([
      { id: 'training-raft', complete: true, glance: { kicker: 'A ship' } },
      { id: 'training-half', complete: false },
    ]);
  });

  test('a pack is made, changed, put out of use and deleted; each is taken back by its name', async () => {
    const { cards } = await fresh();
    const id = await typeIn(cards, ship());
    await cards.changePack(id, { name: 'Second wave' });
    await cards.setPackInUse(id, false);
    await cards.deletePack(id);
    expect(packNames(cards)).toEqual(['Training']);
    const acts = cards.store.getState().past.map(({ act }) => act.id);
    expect(acts).toEqual([
      'pack-created',
      'card-created',
      'pack-changed',
      'pack-used',
      'pack-deleted',
    ]);
    await cards.undo();
    expect(listed(cards).packs[0]).toMatchObject({ name: 'Second wave', inUse: false, cards: 1 });
    await cards.undo();
    await cards.undo();
    expect(listed(cards).packs[0]).toMatchObject({ name: 'Core set', inUse: true });
    await cards.redo();
    expect(packNames(cards)).toEqual(['Second wave', 'Training']);
  });

  test('letters of one name are one step', async () => {
    const { cards } = await fresh();
    const id = await typeIn(cards);
    for (const name of ['S', 'Se', 'Sec']) await cards.changePack(id, { name });
    expect(cards.store.getState().past).toHaveLength(2);
    await cards.undo();
    expect(packNames(cards)).toEqual(['Core set', 'Training']);
  });

  test('a pack of the app is neither changed nor deleted, and can be put out of use and copied', async () => {
    const { cards } = await fresh();
    await cards.changePack('training', { name: 'Mine' });
    expect(await cards.deletePack('training')).toMatchObject({ ok: false });
    await cards.setPackInUse('training', false);
    expect(listed(cards).packs).toMatchObject([{ name: 'Training', inUse: false, builtIn: true }]);
    await cards.copyPack('training', 'My training');
    expect(listed(cards).packs[0]).toMatchObject({ name: 'My training', builtIn: false, cards: 2 });
    expect(ownCards(cards).sort()).toEqual(['T1 Raft', 'T2  (draft)']);
  });

  test('a shape that is redrawn is kept with its pack, and can be as printed again', async () => {
    const { cards } = await fresh();
    const id = await typeIn(cards);
    await cards.drawShape(id, 'arcs.F', 'Fore', [0, 1, 11]);
    expect(listed(cards).packs[0]?.body).toEqual({ arcs: { F: '##.........#' } });
    await cards.drawShape(id, 'arcs.F', 'Fore', null);
    expect(listed(cards).packs[0]?.body).toEqual({});
    await cards.undo();
    expect(listed(cards).packs[0]?.body).toEqual({});
  });
});

describe('cards', () => {
  test('a new card is stored with the first thing that is typed, and not before', async () => {
    const { database, cards } = await fresh();
    const pack = await typeIn(cards);
    const id = cards.newCard(pack, 'ship') ?? '';
    await cards.openCard(id);
    expect(await listCards(database, { system: 'tiny' })).toEqual([]);
    await cards.changeCard({ code: 'S9' }, 'Code');
    expect(await listCards(database, { system: 'tiny' })).toMatchObject([
      { id, code: 'S9', complete: false },
    ]);
    expect(cards.store.getState().open).toMatchObject({
      missing: ['name: empty', 'hull: missing'],
    });
  });

  test('what is on the desk is in the database before it is shown', async () => {
    const { database, cards } = await fresh();
    await typeIn(cards, ship());
    const seen: unknown[] = [];
    const stop = cards.store.subscribe(({ open }, before) => {
      if (open?.draft === before.open?.draft) return;
      seen.push(
        loadCards(database, { system: 'tiny' }).then(({ things }) => [
          things[0]?.body['hull'],
          open?.draft['hull'],
        ]),
      );
    });
    await cards.changeCard({ hull: 5 }, 'Hull');
    stop();
    expect(await Promise.all(seen)).toEqual([[5, 5]]);
  });

  test('taps that come faster than the disk are all kept', async () => {
    const { cards } = await fresh();
    await typeIn(cards, ship());
    const taps = ['A', 'AB', 'ABC'].map((name) => cards.changeCard({ name }, 'Name', 'name'));
    await Promise.all([...taps, cards.changeCard({ hull: 7 }, 'Hull')]);
    expect(cards.store.getState().open?.draft).toMatchObject({ name: 'ABC', hull: 7 });
    await cards.undo();
    expect(cards.store.getState().open?.draft).toMatchObject({ name: 'ABC', hull: 3 });
    await cards.undo();
    expect(cards.store.getState().open?.draft).toMatchObject({ name: 'Tub', hull: 3 });
    await cards.redo();
    expect(cards.store.getState().open?.draft).toMatchObject({ name: 'ABC' });
  });

  test('letters appear as they are typed, and go again where they cannot be kept', async () => {
    const { database, cards } = await fresh();
    await typeIn(cards, ship());
    const written = cards.changeCard({ name: 'Barge' }, 'Name', 'name', true);
    expect(cards.store.getState().open).toMatchObject({
      typed: { name: 'Barge' },
      draft: { name: 'Tub' },
    });
    await written;
    await database.run('DROP TABLE cards');
    expect(await cards.changeCard({ name: 'Raft' }, 'Name', 'name', true)).toMatchObject({
      ok: false,
    });
    expect(cards.store.getState().open).toMatchObject({
      typed: { name: 'Barge' },
      draft: { name: 'Barge' },
    });
  });

  test('a tap is shown once it is stored, and steps that come faster all count', async () => {
    const { database, cards } = await fresh();
    await typeIn(cards, ship());
    const open = () => cards.store.getState().open;
    const step = () => cards.changeCard({ hull: Number(open()?.typed['hull']) + 1 }, 'Hull');
    const taps = [step(), step(), cards.changeCard({ name: 'Barge' }, 'Name', 'name', true)];
    expect(open()).toMatchObject({ typed: { hull: 3, name: 'Barge' }, draft: { hull: 3 } });
    await Promise.all([...taps, step()]);
    expect(open()).toMatchObject({ typed: { hull: 6, name: 'Barge' }, draft: { hull: 6 } });
    await database.run('DROP TABLE cards');
    expect(await step()).toMatchObject({ ok: false });
    expect(open()?.typed).toMatchObject({ hull: 6 });
  });

  test('a draft that waits for a gun is complete once the gun is', async () => {
    const { cards } = await fresh();
    const pack = await typeIn(cards, ship({ guns: ['G1'] }));
    expect(ownCards(cards)).toEqual(['S1 Tub (draft)']);
    await typeCard(cards, pack, gun());
    expect(ownCards(cards).sort()).toEqual(['G1 Pea shooter', 'S1 Tub']);
  });

  test('a gun that is made for a ship begins with the code typed there, and its own comes back', async () => {
    const { cards } = await fresh();
    const pack = await typeIn(cards, ship({ guns: ['G7'] }));
    const tub = idOf(cards, 'S1');
    await cards.openCard(tub);
    const made = cards.newCard(pack, 'gun', { card: tub, path: 'guns.0' }) ?? '';
    expect(cards.awaitedBy(made)).toBe('Tub');
    await cards.openCard(made);
    expect(cards.store.getState().open?.draft).toMatchObject({ code: 'G7' });
    await cards.changeCard({ code: 'G8', name: 'Long gun' }, 'Code');
    await cards.openCard(tub);
    expect(cards.store.getState().open?.draft).toMatchObject({ guns: ['G8'] });
    expect(cards.awaitedBy(made)).toBeNull();
  });

  test('a card that comes with the app is duplicated into a pack of one’s own', async () => {
    const { cards } = await fresh();
    await cards.loadListed();
    const copy = await cards.duplicateCard('training-raft', 'Mine');
    expect(copy.ok).toBe(true);
    expect(ownCards(cards)).toEqual(['T1 Raft']);
    await cards.duplicateCard('training-raft', 'Mine');
    expect(listed(cards).packs.filter(({ name }) => name === 'Mine')).toHaveLength(1);
  });

  test('a second card of one code in a pack is a draft; in another pack it is not', async () => {
    const { cards } = await fresh();
    const pack = await typeIn(cards, ship());
    const copy = await cards.duplicateCard(idOf(cards, 'S1'), 'Mine');
    expect(ownCards(cards).sort()).toEqual(['S1 Tub', 'S1 Tub (draft)']);
    if (!copy.ok) throw new Error(copy.problem.id);
    await cards.openCard(copy.id);
    expect(cards.store.getState().open?.isTwice).toBe(true);
    await cards.changeCard({ code: 'S2' }, 'Code');
    expect(ownCards(cards).sort()).toEqual(['S1 Tub', 'S2 Tub']);
    const other = await cards.createPack('tiny', { ...coreSet, name: 'Other' });
    if (!other.ok) throw new Error(other.problem.id);
    await cards.copyCards([idOf(cards, 'S1'), 'training-raft'], other.id);
    expect(listed(cards).packs.find(({ id }) => id === other.id)?.cards).toBe(2);
    expect(listed(cards).packs.find(({ id }) => id === pack)?.cards).toBe(2);
    expect(ownCards(cards)).not.toContainEqual(expect.stringContaining('draft'));
  });

  test('cards are deleted together and taken back together', async () => {
    const { cards } = await fresh();
    await typeIn(cards, ship(), ship({ code: 'S2' }));
    await cards.deleteCards([idOf(cards, 'S1'), idOf(cards, 'S2')]);
    expect(ownCards(cards)).toEqual([]);
    expect(cards.store.getState().past.at(-1)?.act).toMatchObject({
      id: 'cards-deleted',
      count: 2,
    });
    await cards.undo();
    expect(ownCards(cards)).toHaveLength(2);
  });

  test('a card of the app is read and not changed', async () => {
    const { cards } = await fresh();
    expect(await cards.openCard('training-raft')).toBe(true);
    await cards.changeCard({ hull: 9 }, 'Hull');
    expect(cards.store.getState().open).toMatchObject({ isFixed: true, draft: { hull: 3 } });
    expect(await cards.openCard('nobody')).toBe(false);
    expect(cards.store.getState().open).toBeNull();
  });

  test('a text that no file could carry is not taken', async () => {
    const { cards } = await fresh();
    await typeIn(cards, ship());
    await cards.changeCard({ name: 'x'.repeat(10_000) }, 'Name');
    await cards.changeCard({ name: 'Tub\u202E' }, 'Name');
    expect(cards.store.getState().open?.draft['name']).toBe('Tub');
  });

  test('those who lay cards ready are told of every change', async () => {
    const { cards } = await fresh();
    await typeIn(cards, ship());
    expect(cards.changed).toEqual(['tiny', 'tiny']);
  });
});
