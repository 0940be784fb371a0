import type { Shelf } from '../../../../../src/core/pages/desks';
import type { Page } from '../../../../../src/core/pages/page';
import { admirals } from '../../../../../src/systems/admirals';
import { draftOf } from '../../../../../src/systems/kit/cards/draftOf';
import { makeCardDesk } from '../../../../../src/systems/admirals/desks/cards';
import { TRAINING_PACK } from '../../../../../src/systems/admirals-shared/training/pack';
import { en } from '../../../../../src/systems/admirals/words/en';
import { SHIP_OF_ROLE } from '../../../../../src/systems/admirals-shared/looks';

const desk = makeCardDesk(en);

const shelf: Shelf = {
  cards: TRAINING_PACK.cards.map((card) => ({
    id: `${card.kind}:${card.code}`,
    pack: TRAINING_PACK.id,
    revision: 1,
    card,
  })),
  fleets: [],
};
const bare: Shelf = { cards: [], fleets: [] };

const cardsOf = (pack: string) => desk.builtIn.find(({ id }) => id === pack)?.cards ?? [];
const training = cardsOf('admirals-training').map((card) => [card.id, card] as const);
const outline = cardsOf('admirals-cadet-outline');

describe('the training pack', () => {
  test('has every card once, with an id that is the same on every phone', () => {
    const ids = training.map(([id]) => id);
    expect(ids).toHaveLength(TRAINING_PACK.cards.length);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('admirals-training:ship:XA-MER');
  });

  test.each(training)('%s is complete, and reads as a page', (_, { kind, draft }) => {
    expect(admirals.parseCard(draft).ok).toBe(true);
    expect(desk.missing(kind, draft, shelf)).toEqual([]);
    const page = desk.reading(kind, draft, shelf);
    expect(page.title).toBe(draft.name);
    expect(page.blocks.length).toBeGreaterThan(0);
  });

  test.each(TRAINING_PACK.cards.map((card) => [card.code, card] as const))(
    '%s comes back from its draft as it was',
    (_, card) => {
      expect(admirals.parseCard(draftOf(card))).toEqual({ ok: true, value: card });
    },
  );
});

test('a card with nothing on it yet has no heading over nothing', () => {
  const shown = (kind: string, more: object = {}) =>
    desk.editor(kind, { ...desk.blank(kind), ...more }, { page: 'card' }, shelf)?.aside;
  expect(shown('weapon')).toBeUndefined();
  const kinds = shown('ship', { name: 'Ann', hull: 3 })?.map(({ block }) => block);
  expect(kinds).toEqual(['heading', 'tracks', 'chips']);
});

describe('the Cadet Pack outline', () => {
  const codes = (kind: string) =>
    outline.filter((card) => card.kind === kind).map(({ draft }) => draft.code);

  test('has ten ships, eighteen orders and the four weapons that the booklet names', () => {
    expect(codes('ship')).toHaveLength(10);
    expect(codes('order')).toHaveLength(18);
    expect(codes('weapon')).toEqual(['L-CANNON', 'LRM-A', 'M-CANNON', 'R-CANNON']);
  });

  test('gives a ship its code, its faction and its Fleet Value, and leaves it a draft', () => {
    const ship = outline.find(({ draft }) => draft.code === 'PA-DN');
    expect(ship?.draft).toMatchObject({
      allegiance: 'Planetary Accords',
      text: 'Fleet Value 8.',
      name: '',
      role: null,
      hull: null,
      armaments: [],
    });
    expect(desk.missing('ship', ship?.draft ?? {}, shelf)).toEqual([
      'Name: still missing.',
      'Role: still missing.',
      'Hull Points: still missing.',
    ]);
  });
});

test('an arc that nobody has chosen yet is named by its armament', () => {
  const [, ship] = training.find(([id]) => id.endsWith('ship:XA-BEA')) ?? [];
  const blank = { weapon: 'XW-PUL', slot: 'Primary', mounts: [{ arc: null, dice: 1 }] };
  expect(desk.missing('ship', { ...ship?.draft, armaments: [blank] }, shelf)).toEqual([
    'Armament 1, dice and arc 1, arc: still missing.',
  ]);
});

describe('an order of the Cadet Pack, of which the booklet gives only the name', () => {
  const { draft = {} } = outline.find((card) => card.draft.code === 'B001') ?? {};
  const said = (page: Page | null) =>
    (page?.blocks ?? []).flatMap((block) => {
      if (block.block === 'text') return [block.text];
      return block.block === 'findings' ? block.findings.map(({ text }) => text) : [];
    });
  const sentence = 'What it does is not entered yet. Type it in from the printed card.';

  test('lacks nothing that keeps it out of a library', () => {
    expect(desk.missing('order', draft, shelf)).toEqual([]);
  });

  test('says wherever it is read that its text is missing', () => {
    expect(desk.glance('order', draft).kicker).toBe('Basic · Text missing');
    expect(said(desk.reading('order', draft, shelf))).toEqual([sentence]);
    expect(said(desk.editor('order', draft, { page: 'card' }, shelf))).toContain(sentence);
  });

  test('says so no more once its text is typed', () => {
    const typed = { ...draft, text: 'Dodge.' };
    expect(desk.glance('order', typed).kicker).toBe('Basic');
    expect(said(desk.reading('order', typed, shelf))).toEqual(['Dodge.']);
    expect(said(desk.editor('order', typed, { page: 'card' }, shelf))).not.toContain(sentence);
  });
});

test('a construction list is read by the names of its ships, in columns with heads', () => {
  const [, list] = training.find(([id]) => id.endsWith('list:XL-LANTERN')) ?? [];
  const { blocks } = desk.reading('list', list?.draft ?? {}, shelf);
  const [ships, command] = blocks.flatMap((block) => (block.block === 'table' ? [block] : []));
  expect(ships?.head).toEqual(['Power', 'Copies']);
  expect(ships?.rows[0]).toEqual({ label: 'Beacon Frigate · Core', cells: ['2', '6'] });
  expect(command?.rows[0]).toEqual({
    label: 'Commodore Isaura Venn on Meridian Cruiser',
    cells: ['1'],
  });
  expect(blocks).toContainEqual({
    block: 'text',
    text: '1 of Ember Picket for each Lamplighter Carrier.',
  });
});

describe('a glance', () => {
  const glance = (code: string) => {
    const found = training.map(([, card]) => card).find(({ draft }) => draft.code === code);
    return desk.glance(found?.kind ?? '', found?.draft ?? {});
  };

  test('of a ship shows its role and faction, and is found by its class and keywords', () => {
    expect(glance('XB-TON')).toEqual({
      code: 'XB-TON',
      name: 'Tongs Corvette',
      kicker: 'Light · Expand Kiln Combine',
      silhouette: SHIP_OF_ROLE.Light,
      groups: { Faction: 'Expand Kiln Combine', Role: 'Light' },
      words: ['Tongs', 'Boarding Array', 'Fast'],
    });
  });

  test('of a weapon shows its types, of an order its type', () => {
    expect(glance('XW-SIG').kicker).toBe('Heavy · Ordnance');
    expect(glance('S-009').kicker).toBe('Special · Psionic');
  });

  test('of a draft shows what there is', () => {
    expect(desk.glance('ship', { keywords: ['Lethal [2]', { name: 'Fast' }, 7] })).toMatchObject({
      code: '',
      kicker: '',
      groups: {},
      words: ['Lethal [2]', 'Fast'],
    });
  });
});

describe('what is missing', () => {
  test.each([
    ['ship', ['Code', 'Name', 'Allegiance', 'Role', 'Hull Points']],
    ['weapon', ['Code', 'Name', 'Types', 'Maximum distance', 'Effect chart']],
    ['order', ['Code', 'Name', 'Type']],
    ['commander', ['Code', 'Name']],
    ['flight-group', ['Code', 'Name']],
    ['list', ['Code', 'Name', 'Allegiance']],
  ])('of a new %s is what its card must print', (kind, places) => {
    const sentences = desk.missing(kind, desk.blank(kind), shelf);
    expect(sentences.map((sentence) => sentence.split(':')[0])).toEqual(places);
  });

  test('names the weapon cards that a ship needs and nobody has entered yet', () => {
    const [, ship] = training.find(([id]) => id.endsWith('ship:XB-TON')) ?? [];
    expect(desk.missing('ship', ship?.draft ?? {}, bare)).toEqual([
      'Armament 1, weapon code: No finished weapon card has the code XW-HAR.',
      'Armament 2, weapon code: No finished weapon card has the code XW-RIV.',
    ]);
  });

  test('says what is wrong with what was typed, and where', () => {
    const draft = { ...desk.blank('commander'), code: 'C'.repeat(40), name: 'Ann' };
    expect(desk.missing('commander', draft, shelf)).toEqual([
      'Code: This may have at most 32 characters.',
    ]);
  });
});
