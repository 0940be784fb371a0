import type { Answers } from '../../src/core/pages/answers';
import { loadCards } from '../../src/storage/cards';
import type { Database } from '../../src/storage/database';
import { makeBackup } from '../../src/storage/backup';
import { makePackFile, type SentCard } from '../../src/storage/packFile';
import { choiceKey, type ImportChoices, type ImportPlan } from '../../src/stores/planImport';
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

const device = async (prefix?: string) => {
  const database = await migratedDatabase();
  const cards = tinyCards(database, prefix);
  await cards.loadListed();
  return { database, cards };
};

const exported = async (cards: TinyCards, pack: string): Promise<string> => {
  const made = await cards.exportPack(pack);
  if (!made.ok) throw new Error(made.problem.id);
  return made.text;
};

const planned = async (cards: TinyCards, text: string): Promise<ImportPlan> => {
  const plan = await cards.readFile(text);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
};

const bringIn = async (cards: TinyCards, text: string, choices: ImportChoices = {}) =>
  cards.importFile(await planned(cards, text), choices);

const bodies = async (database: Database) =>
  (
    await database.all<{ body: string }>(
      'SELECT body FROM cards WHERE deleted IS NULL ORDER BY body',
    )
  ).map(({ body }) => body);

const names = (cards: TinyCards) =>
  (cards.store.getState().listed?.cards ?? [])
    .filter(({ pack }) => pack !== 'training')
    .map(({ glance, complete }) => `${glance.name}${complete ? '' : ' (draft)'}`)
    .sort();

const states = (plan: ImportPlan) =>
  plan.packs.flatMap((pack) => [
    `${pack.sent.name}: ${pack.state}`,
    ...pack.cards.map(({ glance, state }) => `${glance.code}: ${state}`),
  ]);

const armed = [gun(), ship({ guns: ['G1'] }), { kind: 'ship', code: 'S3', name: '' }] as const;

test('exported, wiped and imported, the cards are the same byte for byte', async () => {
  const { database, cards } = await device();
  const pack = await typeIn(cards, ...armed);
  await cards.drawShape(pack, 'arcs.F', 'Fore', [0, 11]);
  const text = await exported(cards, pack);

  const other = await device('other');
  expect(await bringIn(other.cards, text)).toEqual({ ok: true });
  expect(await bodies(other.database)).toEqual(await bodies(database));
  expect(await exported(other.cards, pack)).toBe(text);
  expect(names(other.cards)).toEqual(names(cards));
});

test('a choice of cards takes along what these are made of, from other packs too', async () => {
  const { database, cards } = await device();
  const guns = await typeIn(cards, gun(), gun({ code: 'G2' }));
  const ships = await typeIn(cards, ship({ guns: ['G1'] }), ship({ code: 'S2' }));
  const chosen = (await loadCards(database, { system: 'tiny', pack: ships })).things;
  const made = await cards.exportCards(
    chosen.filter(({ code }) => code === 'S1').map(({ id }) => id),
  );
  if (!made.ok) throw new Error(made.problem.id);
  expect(made.name).toBe('core-set.flagbridge.json');
  const { packs } = JSON.parse(made.text) as {
    packs: readonly { id: string; cards: readonly { body: Answers }[] }[];
  };
  expect(packs.map(({ id, cards: sent }) => [id, sent.map(({ body }) => body['code'])])).toEqual(
    [
      [guns, ['G1']],
      [ships, ['S1']],
    ].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
});

describe('a file that brings cards which are here already', () => {
  const twoDevices = async () => {
    const ann = await device('a');
    const pack = await typeIn(ann.cards, gun(), ship());
    const bob = await device('b');
    await bringIn(bob.cards, await exported(ann.cards, pack));
    await ann.cards.openCard(idOf(ann.cards, 'S1'));
    await ann.cards.changeCard({ name: 'Barge' }, 'Name');
    await typeCard(ann.cards, pack, ship({ code: 'S2', name: 'Canoe' }));
    return { ann, bob, pack, text: await exported(ann.cards, pack) };
  };

  const idOf = (cards: TinyCards, code: string): string =>
    cards.store.getState().listed?.cards.find(({ glance }) => glance.code === code)?.id ?? '';

  test('says what it would add, replace and leave, and changes nothing', async () => {
    const { bob, text } = await twoDevices();
    const before = await makeBackup(bob.database, 0);
    expect(states(await planned(bob.cards, text))).toEqual([
      'Core set: known',
      'G1: same',
      'S1: differs',
      'S2: new',
    ]);
    expect(await makeBackup(bob.database, 0)).toBe(before);
  });

  test.each([
    ['replace', ['Barge', 'Canoe', 'Pea shooter']],
    ['keep', ['Canoe', 'Pea shooter', 'Tub']],
    ['both', ['Barge (draft)', 'Canoe', 'Pea shooter', 'Tub']],
  ] as const)('does as it is told: %s', async (choice, expected) => {
    const { bob, text } = await twoDevices();
    const plan = await planned(bob.cards, text);
    const [pack] = plan.packs;
    const card = pack?.cards.find(({ state }) => state === 'differs');
    if (!pack || !card) throw new Error('nothing differs');
    await bob.cards.importFile(plan, { [choiceKey(pack, card)]: choice });
    expect(names(bob.cards)).toEqual(expected);
    await bob.cards.undo();
    expect(names(bob.cards)).toEqual(['Pea shooter', 'Tub']);
    await bob.cards.redo();
    expect(names(bob.cards)).toEqual(expected);
  });

  test('knows a card that was typed in twice by its code', async () => {
    const { ann, pack } = await twoDevices();
    const bob = await device('c');
    const own = (await exported(ann.cards, pack)).replaceAll(idOf(ann.cards, 'S1'), 'elsewhere');
    await bringIn(bob.cards, own);
    expect(states(await planned(bob.cards, await exported(ann.cards, pack)))).toEqual([
      'Core set: known',
      'G1: same',
      'S1: same',
      'S2: same',
    ]);
  });

  test('brings a deleted pack back as the file has it, and undo buries it again', async () => {
    const { bob, pack, text } = await twoDevices();
    await typeCard(bob.cards, pack, ship({ code: 'S9', name: 'Bob’s own' }));
    await bob.cards.deletePack(pack);
    expect(states(await planned(bob.cards, text))).toEqual([
      'Core set: new',
      'G1: new',
      'S1: new',
      'S2: new',
    ]);
    await bringIn(bob.cards, text);
    expect(names(bob.cards)).toEqual(['Barge', 'Canoe', 'Pea shooter']);
    await bob.cards.undo();
    expect(names(bob.cards)).toEqual([]);
    await bob.cards.undo();
    expect(names(bob.cards)).toEqual(['Bob’s own', 'Pea shooter', 'Tub']);
  });
});

describe('a file with something wrong in it', () => {
  const sent = (kind: string, body: Answers, own: Partial<SentCard> = {}): SentCard => ({
    id: `card-${String(body['code'])}-${kind}`,
    kind,
    draft: false,
    body,
    ...own,
  });
  const file = (...cards: readonly SentCard[]): string =>
    makePackFile({
      app: '',
      system: 'tiny',
      packs: [{ id: 'p1', ...coreSet, body: {}, cards }],
    });

  test.each<[string, string, string, object]>([
    ['no JSON', '{"format":', '', { id: 'not-json', line: 1, column: 11 }],
    [
      'a wrong version',
      file().replace('"version": 1', '"version": "one"'),
      'version',
      { id: 'unknown-version', found: 'one' },
    ],
    [
      'a newer version',
      file().replace('"version": 1', '"version": 9'),
      'version',
      { id: 'newer-file', found: 9, known: 1 },
    ],
    [
      'a file of fifty megabytes',
      ' '.repeat(50_000_000),
      '',
      { id: 'file-too-large', length: 50_000_000, limit: 25_000_000 },
    ],
    [
      'a key that reaches for the prototype',
      file(sent('ship', ship())).replace('"hull"', '"__proto__"'),
      'packs[0].cards[0].body',
      { id: 'forbidden-key', key: '__proto__' },
    ],
    [
      'a name of ten thousand characters',
      file(sent('ship', ship({ name: 'x'.repeat(10_000) }))),
      'packs[0].cards[0].body.name',
      { id: 'too-long', most: 4000 },
    ],
    [
      'a name that turns the direction of reading',
      file(sent('ship', ship({ name: 'Tub\u202Eresiurc' }))),
      'packs[0].cards[0].body.name',
      { id: 'turned-text' },
    ],
    [
      'another system',
      file().replace('"tiny"', '"chess"'),
      'system',
      { id: 'unknown-system', system: 'chess' },
    ],
    [
      'a kind that the system does not have',
      file(sent('submarine', ship())),
      'packs[0].cards[0].kind',
      { id: 'unknown-kind', kind: 'submarine' },
    ],
    [
      'a card that says it is of another kind',
      file(sent('gun', ship())),
      'packs[0].cards[0].body.kind',
      { id: 'other-kind', kind: 'gun', found: 'ship' },
    ],
    [
      'a complete card that is none',
      file(sent('ship', ship({ hull: 99 }))),
      'packs[0].cards[0].body.hull',
      { id: 'too-large', most: 9 },
    ],
    [
      'a field that the card does not have',
      file(sent('gun', gun({ gun: 'G1' }))),
      'packs[0].cards[0].body',
      { id: 'unknown-field', field: 'gun' },
    ],
    [
      'a gun that nobody has',
      file(sent('ship', ship({ guns: ['G7'] }))),
      'packs[0].cards[0].body.guns[0]',
      { id: 'no-such-card', kind: 'gun', code: 'G7' },
    ],
    [
      'guns made of one another',
      file(sent('gun', gun({ guns: ['G2'] })), sent('gun', gun({ code: 'G2', guns: ['G1'] }))),
      'packs[0].cards[1].body.guns[0]',
      { id: 'made-of-itself', code: 'G1' },
    ],
    [
      'two cards of one code',
      file(sent('ship', ship()), sent('ship', ship({ name: 'Twin' }), { id: 'twin' })),
      'packs[0].cards[1].body.code',
      { id: 'code-twice', code: 'S1', first: 'packs[0].cards[0]' },
    ],
    [
      'a shape that is no shape',
      file().replace('"body": {}', '"body": {"arcs": {"F": "round"}}'),
      'packs[0].body.arcs.F',
      { id: 'unknown-shape' },
    ],
  ])('%s is told at its place, and nothing is changed', async (_what, text, path, why) => {
    const { database, cards } = await device();
    await typeIn(cards, gun());
    const before = await makeBackup(database, 0);
    expect(await cards.readFile(text)).toEqual({ ok: false, problems: [{ path, why }] });
    expect(await makeBackup(database, 0)).toBe(before);
  });

  test('letters that read from right to left are a name like any other', async () => {
    const { database, cards } = await device();
    await bringIn(cards, file(sent('ship', ship({ name: 'סירה قديمة' }))));
    expect(names(cards)).toEqual(['סירה قديمة']);
    expect(await bodies(database)).toEqual([expect.stringContaining('סירה قديمة')]);
  });

  test('drafts may lack anything', async () => {
    const { cards } = await device();
    await bringIn(cards, file(sent('ship', { kind: 'ship', guns: ['G7'] }, { draft: true })));
    expect(names(cards)).toEqual([' (draft)']);
  });

  test('a file that may build on a gun in a pack that is not in use', async () => {
    const { cards } = await device();
    await cards.setPackInUse(await typeIn(cards, gun()), false);
    await bringIn(cards, file(sent('ship', ship({ guns: ['G1'] }))));
    expect(names(cards)).toEqual(['Pea shooter', 'Tub']);
  });

  test('a disk that gives up half way leaves everything as it was', async () => {
    const { database, cards } = await device();
    await typeIn(cards, gun());
    const plan = await planned(
      cards,
      file(sent('ship', ship()), sent('ship', ship({ code: 'BAD' }))),
    );
    await database.run(
      `CREATE TRIGGER full BEFORE INSERT ON cards WHEN NEW.code = 'BAD'
       BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
    );
    const before = await makeBackup(database, 0);
    expect(await cards.importFile(plan, {})).toMatchObject({ ok: false });
    expect(await makeBackup(database, 0)).toBe(before);
    expect(names(cards)).toEqual(['Pea shooter']);
  });

  test('an id of the app’s own pack makes a pack of the player’s', async () => {
    const { cards } = await device();
    await bringIn(cards, file(sent('ship', ship(), { id: 'mine' })).replace('"p1"', '"training"'));
    expect(cards.store.getState().listed?.packs).toMatchObject([
      { name: 'Core set', builtIn: false, cards: 1 },
      { id: 'training', builtIn: true },
    ]);
  });
});
