import { admirals } from '../../../../../src/systems/admirals';
import { draftOf } from '../../../../../src/systems/kit/cards/draftOf';
import type { AdmiralsCard } from '../../../../../src/systems/admirals-shared/cards/types';
import { atDesk, bareShelf, cardDesk, shelfOf, trainingShelf } from '../../../../builders/cardDesk';
import { TRAINING_PACK } from '../../../../../src/systems/admirals-shared/training/pack';

type Desk = ReturnType<typeof atDesk>;

/** A new card of a kind is two taps, saving it is one. */
const AROUND = 3;

const cardOn = (desk: Desk): AdmiralsCard => {
  const read = admirals.parseCard(desk.draft());
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const cannon = (): Desk =>
  atDesk('weapon', trainingShelf)
    .type('Code', 'L-CANNON')
    .type('Name', 'Test Cannon')
    .pick('Types', 'Basic')
    .step('Maximum distance', 3)
    .cell('1', 'Hit')
    .cell('1', 'Lock')
    .cell('2', 'Hit')
    .cell('3', 'Hit')
    .tap('Card says “1 or less”: 0 counts as 1');

const missile = (): Desk =>
  atDesk('weapon', trainingShelf)
    .type('Code', 'LRM-A')
    .type('Name', 'Test Missile')
    .pick('Types', 'Ordnance')
    .step('Maximum distance', 5)
    .cell('1', 'Hit')
    .cell('2', 'Hit')
    .cell('3', 'Lock');

describe('a ship with two new weapons', () => {
  const weapons = [cannon(), missile()];
  const shelf = shelfOf([...TRAINING_PACK.cards, ...weapons.map(cardOn)]);
  const ship = atDesk('ship', shelf)
    .type('Code', 'PA-XX')
    .type('Name', 'Test Cruiser')
    .type('Allegiance', 'Explore Accords')
    .choose('Role', 'Light')
    .step('Hull Points', 4)
    .choose('Armor', '1')
    .choose('Flak', '1')
    .step('Shield Points', 2)
    .tap('Add an armament')
    .choose('Weapon', 'Test Cannon')
    .choose('Arc', 'L')
    .step('Dice', 3)
    .tap('Another arc')
    .tap('Done')
    .tap('Add an armament')
    .choose('Weapon', 'Test Missile')
    .choose('Arc', '360')
    .step('Dice', 2)
    .tap('Done')
    .choose('Add a keyword', 'Fast');

  test('is complete, as printed', () => {
    expect(cardDesk.missing('ship', ship.draft(), shelf)).toEqual([]);
    expect(cardOn(ship)).toEqual({
      kind: 'ship',
      code: 'PA-XX',
      name: 'Test Cruiser',
      allegiance: 'Explore Accords',
      type: 'Standard',
      role: 'Light',
      hull: 4,
      armor: 1,
      flak: 1,
      shields: { as: 'pool', points: 2 },
      armaments: [
        {
          slot: 'Primary',
          weapon: 'L-CANNON',
          mounts: [
            { arc: 'L', dice: 3 },
            { arc: 'R', dice: 3 },
          ],
        },
        { slot: 'Secondary', weapon: 'LRM-A', mounts: [{ arc: '360', dice: 2 }] },
      ],
      keywords: [{ name: 'Fast' }],
      bonusOrders: [],
    });
  });

  test('takes fewer than sixty taps and typed fields', () => {
    const taps = [...weapons, ship].map((desk) => desk.taps() + AROUND);
    expect(taps.reduce((sum, one) => sum + one, 0)).toBeLessThan(60);
  });
});

describe('what is wrong stands where it was entered', () => {
  const problemsOn = (
    kind: string,
    draft: Parameters<typeof cardDesk.editor>[1],
    page = 'card',
  ) => {
    const found = cardDesk.editor(kind, draft, { page, about: 'armaments.0' }, trainingShelf);
    return (found?.blocks ?? []).flatMap((block) => {
      if (block.block === 'field' && block.problem !== undefined)
        return [`${block.label}: ${block.problem}`];
      return block.block === 'text' && block.tone === 'warning' ? [block.text] : [];
    });
  };

  test('a new card has nothing wrong, only things missing', () => {
    expect(problemsOn('ship', cardDesk.blank('ship'))).toEqual([]);
  });

  test('a name of ten thousand characters', () => {
    const draft = { ...cardDesk.blank('ship'), name: 'x'.repeat(10_000) };
    expect(problemsOn('ship', draft)).toEqual(['Name: This may have at most 60 characters.']);
  });

  test('a role, a hull and shields that cannot be', () => {
    const draft = {
      ...cardDesk.blank('ship'),
      role: 'Huge',
      hull: 99,
      shields: { as: 'pool', points: 50 },
    };
    expect(problemsOn('ship', draft)).toEqual([
      '“Huge” is not known here: it should be Escort, Light, Heavy, Super Heavy or Stationary.',
      'This must be 40 or less.',
      'This must be 20 or less.',
    ]);
  });

  test('arcs that were typed and cannot be read', () => {
    const draft = {
      ...cardDesk.blank('ship'),
      armaments: [{ slot: 'Primary', weapon: 'XW-RIV', mounts: 'three left' }],
    };
    expect(problemsOn('ship', draft, 'part')).toEqual([
      'Dice and arcs, as printed: “three left” cannot be read: write dice and arc, such as 3L | 3R or 4 360.',
    ]);
  });

  test('an armament tells in the list that it is not complete', () => {
    const desk = atDesk('ship', trainingShelf).tap('Add an armament').tap('Done');
    const list = desk.page().blocks.find(({ block }) => block === 'items');
    expect(list).toMatchObject({ items: [{ chips: [{ label: 'Incomplete', tone: 'warning' }] }] });
  });
});

describe('the icons of a row', () => {
  const hits = (count: number) => Array.from({ length: count }, () => 'hit');
  const weapon = (row: readonly string[]) => ({ ...cardDesk.blank('weapon'), chart: { 3: row } });
  const page = (row: readonly string[]) =>
    cardDesk.editor('weapon', weapon(row), { page: 'part', about: 'chart.3' }, bareShelf);
  const hit = (row: readonly string[]) => {
    const [items] = page(row)?.blocks ?? [];
    return items?.block === 'items' ? items.items.find(({ id }) => id === 'hit') : undefined;
  };

  test('go around after three by taps, and reach six by number', () => {
    const main = cardDesk.editor('weapon', weapon(hits(3)), { page: 'card' }, bareShelf);
    const grid = main?.blocks.find((block) => block.block === 'grid');
    const row = grid?.block === 'grid' ? grid.rows[3] : undefined;
    expect(row?.cells[1]?.answers).toMatchObject({ chart: { 3: [] } });
    expect(row?.act).toEqual({
      label: '3, in numbers',
      opens: { page: 'part', about: 'chart.3' },
    });
    expect(hit(hits(5))?.count?.more?.answers).toMatchObject({ chart: { 3: hits(6) } });
    expect(hit(hits(6))?.count?.more?.why).toBe('A row holds at most 6 icons.');
    expect(hit(hits(6))?.count?.less?.answers).toMatchObject({ chart: { 3: hits(5) } });
  });

  test('of anything else are nowhere', () => {
    const at = (about: string) => ({ page: 'part', about });
    expect(cardDesk.editor('weapon', weapon([]), at('chart.9'), bareShelf)).toBeNull();
    expect(cardDesk.editor('weapon', weapon([]), at('lockAbility.icons'), bareShelf)).toBeNull();
  });
});

describe('pages', () => {
  test('of parts that are not there are none', () => {
    const blank = cardDesk.blank('ship');
    const at = { page: 'part', about: 'armaments.3' };
    expect(cardDesk.editor('ship', blank, at, trainingShelf)).toBeNull();
    expect(cardDesk.editor('ship', blank, { page: 'part' }, trainingShelf)).toBeNull();
  });

  test('of a part end with taking it out again', () => {
    const desk = atDesk('ship', trainingShelf).tap('Add an armament').tap('Remove');
    expect(desk.page().title).toBe('New ship');
    expect(desk.draft()).toEqual(cardDesk.blank('ship'));
  });

  test('the card as play shows it lies beside its editor, as far as it has come', () => {
    const desk = atDesk('ship', trainingShelf).type('Name', 'Half Done').step('Hull Points', 3);
    const { aside = [], title } = desk.page();
    expect(title).toBe('Half Done');
    expect(aside.map(({ block }) => block)).toEqual(['heading', 'tracks', 'chips']);
    expect(aside[1]).toMatchObject({ tracks: [{ now: 3, max: 3 }] });
  });

  test('an arc is drawn as the player has redrawn it in this pack', () => {
    const arcs = { F: '#...........' };
    const shelf = { ...trainingShelf, pack: 'mine', shapes: { mine: { arcs } } };
    const draft = {
      ...cardDesk.blank('ship'),
      armaments: [{ slot: 'Primary', weapon: 'XW-RIV', mounts: [{ arc: 'F', dice: 1 }] }],
    };
    const at = { page: 'part', about: 'armaments.0' };
    const choice = cardDesk
      .editor('ship', draft, at, shelf)
      ?.blocks.find((block) => block.block === 'choice' && block.style === 'arcs');
    expect(choice).toMatchObject({
      options: expect.arrayContaining([expect.objectContaining({ label: 'F', rays: [0] })]),
    });
    expect(cardDesk.reading('ship', draft, shelf).blocks).toContainEqual(
      expect.objectContaining({
        block: 'armaments',
        rows: [expect.objectContaining({ rays: [0] })],
      }),
    );
  });

  test('an armament leads to a new weapon card while there is none with its code', () => {
    const desk = atDesk('ship', trainingShelf).tap('Add an armament');
    const leads = () =>
      desk
        .page()
        .blocks.flatMap((block) => (block.block === 'acts' ? block.acts : []))
        .map(({ opens }) => opens);
    const makes = { page: 'new', about: 'weapon armaments.0.weapon' };
    expect(leads()).toContainEqual(makes);
    desk.type('Weapon code', 'XW-RIV');
    expect(leads()).not.toContainEqual(makes);
  });

  test('a list says which of its cards nobody has entered yet, and is complete all the same', () => {
    const list = TRAINING_PACK.cards.find(({ code }) => code === 'XL-KILN');
    if (!list) throw new Error('no list');
    const others = TRAINING_PACK.cards.filter(({ code }) => code !== 'XB-CIN');
    const shelf = shelfOf(others);
    const page = cardDesk.editor('list', draftOf(list), { page: 'card' }, shelf);
    expect(page?.blocks.at(-1)).toMatchObject({
      label: 'Good to know',
      findings: [{ text: 'No finished ship card has the code XB-CIN.', tone: 'plain' }],
    });
    expect(cardDesk.missing('list', draftOf(list), shelf)).toEqual([]);
  });

  test('a list that names a ship twice is not complete', () => {
    const line = { ship: 'XB-CIN', category: 'core', power: 1, maxCopies: null };
    const draft = { ...cardDesk.blank('list'), code: 'X', name: 'X', allegiance: 'Expand X' };
    expect(cardDesk.missing('list', { ...draft, ships: [line, line] }, trainingShelf)).toEqual([
      'Ship 2: XB-CIN is listed twice.',
    ]);
  });

  test.each([
    ['its own most', { coreMin: 0.7, coreMax: 0.3 }, '70% and at most 30%'],
    ['the most of the rulebook, 60%', { coreMin: 0.7 }, '70% and at most 60%'],
    ['the least of the rulebook, 40%', { coreMax: 0.25 }, '40% and at most 25%'],
  ])('a list whose Core share passes %s is not complete (10B-04)', (_, shares, which) => {
    const line = { ship: 'XB-CIN', category: 'core', power: 1, maxCopies: null };
    const draft = { ...cardDesk.blank('list'), code: 'X', name: 'X', allegiance: 'Expand X' };
    expect(cardDesk.missing('list', { ...draft, ships: [line], shares }, trainingShelf)).toEqual([
      `Shares of the power limit: Core would have to be at least ${which} of a fleet, which is impossible.`,
    ]);
  });

  test('all ships of an allegiance come onto a list at one tap', () => {
    const desk = atDesk('list', trainingShelf)
      .choose('As on other cards', 'Expand Kiln Combine')
      .tap('Add the 10 other ships of this allegiance');
    expect(desk.draft().ships).toHaveLength(10);
    expect(desk.page().blocks.some(({ block }) => block === 'acts')).toBe(false);
  });

  test('all fields of a draft from elsewhere may be of the wrong kind', () => {
    const wrong = { ships: 'x', shields: [1, 2], armaments: { a: 1 }, keywords: [3], chart: [7] };
    for (const { id } of cardDesk.kinds) {
      const page = cardDesk.editor(
        id,
        { ...wrong, effects: [[]] },
        { page: 'card' },
        trainingShelf,
      );
      expect(page?.blocks.length).toBeGreaterThan(3);
      expect(cardDesk.reading(id, wrong, trainingShelf).title).not.toBe('');
      expect(cardDesk.missing(id, wrong, trainingShelf).length).toBeGreaterThan(0);
    }
  });
});

describe('ships at the table', () => {
  test('one that no list names says what to do; one of a list does not', () => {
    const uses = (code: string) => cardDesk.uses?.('ship', { code }, trainingShelf);
    expect(uses('MY-1')?.text).toMatch(/^No construction list names this ship/);
    expect(uses('XA-MER')?.text).toBeNull();
    expect(uses('MY-1')?.acts.map(({ opens }) => opens)).toEqual([
      { page: 'play' },
      { page: 'fleet' },
    ]);
  });

  test('a list of a pack’s ships is one act, with the points that their cards say', () => {
    const drafts = [
      { kind: 'ship', draft: { code: 'MY-1', allegiance: 'Explore: Ducks', power: 3 } },
      { kind: 'ship', draft: { code: 'MY-2', allegiance: 'Explore: Ducks' } },
      { kind: 'weapon', draft: { code: 'W-1' } },
    ];
    const made = cardDesk.listing?.(drafts, 'Duck pond');
    expect(made?.draft).toMatchObject({
      name: 'Duck pond',
      allegiance: 'Explore: Ducks',
      ships: [
        { ship: 'MY-1', category: 'core', power: 3, maxCopies: null },
        { ship: 'MY-2', category: 'core', power: null, maxCopies: null },
      ],
    });
    expect(cardDesk.listing?.(drafts.slice(2), 'Guns')).toBeNull();
  });
});
