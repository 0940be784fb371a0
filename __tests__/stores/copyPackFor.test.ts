import type { Answers } from '../../src/core/pages/answers';
import type { Database } from '../../src/storage/database';
import { loadCards } from '../../src/storage/cards';
import { parsePackFile } from '../../src/storage/packFile';
import { makeCards } from '../../src/stores/makeCards';
import { everySystem } from '../builders/everySystem';
import { systemsOf } from '../builders/systemsOf';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';

afterEach(closeTestDatabases);

const TRAINING = 'admirals-cadet-training';
const OUTLINE = 'admirals-cadet-pack';

const storeOn = (database: Database) => {
  let ids = 0;
  const changed: string[] = [];
  const cards = makeCards({
    systems: systemsOf(...everySystem),
    open: () => Promise.resolve(database),
    now: () => 1000,
    newId: () => `n${(ids += 1)}`,
    app: '0.1.0',
    onChange: (system) => void changed.push(system),
  });
  const listed = () => cards.store.getState().listed ?? { packs: [], cards: [] };
  return {
    ...cards,
    changed,
    pack: (id: string) => listed().packs.find((one) => one.id === id),
    inPack: (id: string) => listed().cards.filter(({ pack }) => pack === id),
    own: () => listed().packs.filter(({ builtIn }) => !builtIn),
  };
};

const fresh = async () => {
  const database = await migratedDatabase();
  const cards = storeOn(database);
  await cards.loadListed();
  return { database, cards };
};

type Store = Awaited<ReturnType<typeof fresh>>['cards'];

const copied = async (cards: Store, pack: string) => {
  const made = await cards.copyPackFor(pack, 'admirals');
  if (!made.ok) throw new Error(made.problem.id);
  return made;
};

const typeIn = async (cards: Store, notes: string, ...drafts: readonly Answers[]) => {
  const fields = { name: 'Mine', author: 'Ann', version: '2', colour: 'rose', notes };
  const pack = await cards.createPack('admirals-cadet', fields);
  if (!pack.ok) throw new Error(pack.problem.id);
  for (const draft of drafts) {
    const id = cards.newCard(pack.id, String(draft['kind'])) ?? '';
    await cards.openCard(id);
    await cards.changeCard(draft, 'all');
  }
  return pack.id;
};

const order = (code: string, text: string): Answers => ({
  kind: 'order',
  code,
  name: 'Again',
  type: 'Basic',
  effects: [{ does: 'text', text }],
});

const ship = (weapon: string): Answers => ({
  kind: 'ship',
  code: 'A1',
  name: 'Tub',
  faction: 'Accords',
  fleetValue: 3,
  role: 'Light',
  hull: 3,
  shields: { as: 'pool', points: 1 },
  armaments: [{ slot: 'Primary', weapon, mounts: [{ arc: 'F', dice: 2 }] }],
});

describe('a pack of the first edition, copied for 2.0', () => {
  test('is a pack of 2.0 with every card complete that was, and the notes say what stayed behind', async () => {
    const { database, cards } = await fresh();
    const made = await copied(cards, TRAINING);
    expect(made).toMatchObject({ name: 'Training Set, from the first edition', notes: 1 });
    expect(cards.pack(made.id)).toMatchObject({
      system: 'admirals',
      builtIn: false,
      inUse: true,
      cards: cards.inPack(TRAINING).length,
      notes: expect.stringMatching(/Fleet Values of 12 ships were left out/),
    });
    expect(cards.inPack(made.id).every(({ complete }) => complete)).toBe(true);
    const { things } = await loadCards(database, { system: 'admirals', pack: made.id });
    expect(things).toHaveLength(made.cards);
    expect(cards.changed).toEqual(['admirals']);
  });

  test('drafts stay drafts', async () => {
    const { cards } = await fresh();
    const made = await copied(cards, OUTLINE);
    expect(made.cards).toBe(cards.inPack(OUTLINE).length);
    expect(cards.inPack(made.id).filter(({ kind }) => kind === 'ship')).not.toContainEqual(
      expect.objectContaining({ complete: true }),
    );
  });

  test('is one step: undo takes all of it away, redo brings it back', async () => {
    const { database, cards } = await fresh();
    const made = await copied(cards, TRAINING);
    expect(cards.store.getState().past.map(({ act }) => act)).toEqual([
      { id: 'pack-copied', name: made.name },
    ]);
    await cards.undo();
    expect(cards.own()).toEqual([]);
    expect((await loadCards(database, { system: 'admirals', everyPack: true })).things).toEqual([]);
    await cards.redo();
    expect(cards.inPack(made.id)).toHaveLength(made.cards);
  });

  test('takes along the weapons of other packs, and leaves its source as it was', async () => {
    const { cards } = await fresh();
    const weapon = cards.inPack(TRAINING).find(({ kind }) => kind === 'weapon')?.glance.code ?? '';
    const mine = await typeIn(cards, 'From the box.', ship(weapon));
    const made = await copied(cards, mine);
    expect(cards.inPack(made.id).map(({ glance, complete }) => [glance.code, complete])).toEqual(
      expect.arrayContaining([
        ['A1', true],
        [weapon, true],
      ]),
    );
    expect(made.cards).toBe(2);
    expect(cards.pack(made.id)?.notes).toMatch(/^From the box\.\nThe Fleet Value of a ship/);
    expect(cards.pack(mine)).toMatchObject({ system: 'admirals-cadet', cards: 1, name: 'Mine' });
  });

  test('the card of a code that was complete is so there, and another of that code a draft', async () => {
    const { database, cards } = await fresh();
    const mine = await typeIn(cards, '', order('B1', 'Wait.'), order('B1', 'Go.'));
    const made = await copied(cards, mine);
    const { things } = await loadCards(database, { system: 'admirals', pack: made.id });
    expect(things.map(({ complete, body }) => [complete, body['effects']])).toEqual(
      expect.arrayContaining([
        [true, [{ does: 'text', text: 'Wait.' }]],
        [false, [{ does: 'text', text: 'Go.' }]],
      ]),
    );
  });

  test('has no longer notes than a file can carry', async () => {
    const { cards } = await fresh();
    const long = `Reroll all dice. ${'And again. '.repeat(40)}`;
    const mine = await typeIn(
      cards,
      'From the box.',
      ...['B1', 'B2', 'B3', 'B4', 'B5'].map((code) => order(code, long)),
    );
    const made = await copied(cards, mine);
    expect(made.notes).toBe(5);
    expect(cards.pack(made.id)?.notes).toMatch(/^From the box\.\nB5 Again: .*\n…$/s);
    const file = await cards.exportPack(made.id);
    expect(file.ok && parsePackFile(file.text)).toMatchObject({ ok: true });
  });

  test.each([
    [TRAINING, 'nothing'],
    ['nothing', 'admirals'],
    ['admirals-cadet-outline', 'admirals-cadet'],
  ])('%s cannot be copied for %s', async (pack, to) => {
    const { cards } = await fresh();
    expect(await cards.copyPackFor(pack, to)).toMatchObject({ ok: false });
    expect(cards.own()).toEqual([]);
  });

  test('is not there at all where the database would not write', async () => {
    const { database, cards } = await fresh();
    await database.run('DROP TABLE cards');
    expect(await cards.copyPackFor(TRAINING, 'admirals')).toMatchObject({ ok: false });
    expect(await database.all('SELECT id FROM packs')).toEqual([]);
    expect(cards.store.getState().past).toEqual([]);
  });
});
