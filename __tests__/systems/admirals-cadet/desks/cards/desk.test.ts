import fc from 'fast-check';
import { SHIP_OF_ROLE } from '../../../../../src/systems/admirals-shared/looks';

import type { Answers } from '../../../../../src/core/pages/answers';
import type { Block } from '../../../../../src/core/pages/page';
import { admiralsCadet } from '../../../../../src/systems/admirals-cadet';
import { isBig, ROLES, type Role } from '../../../../../src/systems/admirals-cadet/cards/terms';
import type { CadetCard } from '../../../../../src/systems/admirals-cadet/cards/forms';
import { toFirstEdition } from '../../../../../src/systems/admirals-cadet/convert/toFirst';
import { KEYWORDS } from '../../../../../src/systems/admirals-cadet/keywords';
import { TRAINING_CARDS } from '../../../../../src/systems/admirals-cadet/training/pack';
import type { AdmiralsCard } from '../../../../../src/systems/admirals-shared/cards/types';
import { draftOf } from '../../../../../src/systems/kit/cards/draftOf';
import { cards } from '../../../../builders/admiralsCards';
import {
  atDesk,
  bareShelf,
  inFull,
  rebuild,
  shelfOf,
  typedKeywords,
} from '../../../../builders/cardDesk';
import { cadetCards, cadetShelf } from '../../../../builders/cadetDesk';

const KINDS = ['ship', 'weapon', 'order'] as const;

const card = (code: string): CadetCard => {
  const found = TRAINING_CARDS.find((one) => one.code === code);
  if (!found) throw new Error(`no card ${code}`);
  return found;
};

const parsed = (draft: Answers): CadetCard => {
  const read = admiralsCadet.parseCard(draft);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const editorOf = (kind: string, draft: Answers, shelf = cadetShelf) =>
  cadetCards.editor(kind, draft, { page: 'card' }, shelf);

const blocksOf = (kind: string, draft: Answers): readonly Block[] =>
  editorOf(kind, draft)?.blocks ?? [];

describe('the kinds of card', () => {
  test('are those of the booklet: ships, weapons, orders', () => {
    expect(cadetCards.kinds.map(({ id }) => id)).toEqual(KINDS);
  });

  test.each(KINDS)('a new %s has a page, a preview, a glance, and says what it needs', (kind) => {
    const blank = cadetCards.blank(kind);
    expect(editorOf(kind, blank)?.blocks.length).toBeGreaterThan(3);
    expect(cadetCards.reading(kind, blank, bareShelf).title).toMatch(/^New /);
    expect(cadetCards.glance(kind, blank)).toMatchObject({ code: '', name: '', kicker: '' });
    expect(cadetCards.missing(kind, blank, bareShelf)).toContain('Name: still missing.');
  });
});

describe('a ship card', () => {
  test('says everything that the print must say', () => {
    expect(cadetCards.missing('ship', cadetCards.blank('ship'), bareShelf)).toEqual([
      'Code: still missing.',
      'Name: still missing.',
      'Faction: still missing.',
      'Fleet Value: still missing.',
      'Role: still missing.',
      'Hull Boxes: still missing.',
    ]);
  });

  test.each([
    ['Escort', 'pool'],
    ['Light', 'pool'],
    ['Heavy', 'facings'],
    ['Super Heavy', 'facings'],
  ])('a tap on %s gives it shields as a %s', (role, as) => {
    const desk = atDesk('ship', cadetShelf, cadetCards).tap(role);
    expect(desk.draft()).toMatchObject({ role, shields: { as } });
  });

  test('another role of the same size keeps the shields that were entered', () => {
    const desk = atDesk('ship', cadetShelf, cadetCards).tap('Light').step('Shield Boxes', 3);
    expect(desk.tap('Escort').draft()).toMatchObject({ shields: { as: 'pool', points: 3 } });
    expect(desk.tap('Heavy').draft()).toMatchObject({ shields: { as: 'facings' } });
  });

  test('a big ship with a track from elsewhere is told so, with the way to a chart', () => {
    const draft = { ...draftOf(card('XA-ZEN')), shields: { as: 'pool', points: 4 } };
    expect(cadetCards.missing('ship', draft, cadetShelf)).toEqual([
      'Shields: A Heavy or Super Heavy ship has a shield chart: six numbers, clockwise from the fore.',
    ]);
    const choice = blocksOf('ship', draft).find(
      (block) => block.block === 'choice' && block.id === 'shields',
    );
    expect(choice).toBeDefined();
  });

  test('leads from each control to what the booklet says of it', () => {
    const blank = {
      ...cadetCards.blank('ship'),
      role: 'Heavy',
      shields: { as: 'pool', points: 1 },
    };
    const armament = { page: 'part', about: 'armaments.0' };
    const armed = { ...blank, armaments: [{ slot: 'Primary', weapon: '', mounts: [{ dice: 1 }] }] };
    const blocks = [
      ...blocksOf('ship', blank),
      ...blocksOf('weapon', cadetCards.blank('weapon')),
      ...(cadetCards.editor('ship', armed, armament, cadetShelf)?.blocks ?? []),
    ];
    const told = blocks.flatMap((block) => ('entry' in block && 'id' in block ? [block.id] : []));
    expect(told).toEqual(
      expect.arrayContaining([
        'fleetValue',
        'hull',
        'shields',
        'maxDistance',
        'armaments.0.mounts.0.arc',
      ]),
    );
    const roles = blocks.find((block) => block.block === 'chips' && block.label === 'Role');
    expect(roles?.block === 'chips' && roles.chips.every(({ entry }) => entry)).toBe(true);
  });

  test('offers the twelve keywords of the booklet, and no others', () => {
    const menu = blocksOf('ship', cadetCards.blank('ship')).find(
      (block) => block.block === 'choice' && block.label === 'Add a keyword',
    );
    const labels = menu?.block === 'choice' ? menu.options.map(({ label }) => label) : [];
    expect(labels).toHaveLength(12);
    expect(labels).toEqual(
      KEYWORDS.map(({ name, value }) => (value === 'none' ? name : `${name} [x]`)),
    );
  });

  test('has up to three armaments', () => {
    const blank = { ...cadetCards.blank('ship'), armaments: [{}, {}, {}] };
    const items = blocksOf('ship', blank).find(
      (block) => block.block === 'items' && block.label === 'Armaments',
    );
    expect(items).not.toHaveProperty('add');
  });

  test('is not complete without the cards of its weapons, and names them', () => {
    const draft = draftOf(card('XA-ZEN'));
    expect(cadetCards.missing('ship', draft, cadetShelf)).toEqual([]);
    expect(cadetCards.missing('ship', draft, bareShelf)[0]).toMatch(
      /^Armament 1, weapon code: No finished weapon card has the code /,
    );
    expect(cadetCards.names?.('ship', draft).every(({ kind }) => kind === 'weapon')).toBe(true);
  });

  test('at a glance: role, faction and Fleet Value; found by its keywords', () => {
    const glance = cadetCards.glance('ship', draftOf(card('XA-ZEN')));
    expect(glance).toMatchObject({
      code: 'XA-ZEN',
      figure: '8 FV',
      silhouette: SHIP_OF_ROLE['Super Heavy'],
      groups: { Role: 'Super Heavy' },
    });
    expect(cadetCards.glance('ship', { refit: true, role: 'Light' }).kicker).toBe('Light · Refit');
  });

  test('is entered in a few touches', () => {
    const ship = atDesk('ship', cadetShelf, cadetCards)
      .type('Code', 'PA-XX')
      .type('Name', 'Test Frigate')
      .type('Faction', 'Planetary Accords')
      .step('Fleet Value', 2)
      .tap('Light')
      .step('Hull Boxes', 2)
      .step('Shield Boxes', 1)
      .tap('Add an armament')
      .choose('Weapon', 'Pulse Lance')
      .choose('Arc', 'F')
      .step('Dice', 2)
      .tap('Done')
      .choose('Add a keyword', 'Armor [x]');
    expect(cadetCards.missing('ship', ship.draft(), cadetShelf)).toEqual([]);
    expect(parsed(ship.draft())).toMatchObject({
      code: 'PA-XX',
      faction: 'Planetary Accords',
      fleetValue: 2,
      refit: false,
      role: 'Light',
      shields: { as: 'pool', points: 1 },
      keywords: [{ name: 'Armor', value: 1 }],
    });
    expect(ship.taps()).toBeLessThan(25);
  });
});

describe('an order card', () => {
  const types = (draft: Answers) => {
    const found = blocksOf('order', draft).find(
      (block) => block.block === 'choice' && block.id === 'type',
    );
    return found?.block === 'choice' ? found.options.map(({ label }) => label) : [];
  };
  const switches = (draft: Answers) =>
    blocksOf('order', draft).filter(({ block }) => block === 'switches');

  test('is Basic, Special or Psionic', () => {
    expect(types(cadetCards.blank('order'))).toEqual(['Basic', 'Special', 'Psionic']);
  });

  test('a Special one may be Psionic besides; a Psionic one is', () => {
    expect(switches({ ...cadetCards.blank('order'), type: 'Special' })).toHaveLength(1);
    expect(switches({ ...cadetCards.blank('order'), type: 'Psionic' })).toHaveLength(0);
    const psionic = { kind: 'order', code: 'P-1', name: 'Reach', type: 'Psionic' };
    expect(parsed(psionic)).toMatchObject({ psionic: true });
  });

  test('may let dice roll again, and may have a Target Lock ability', () => {
    const order = atDesk('order', cadetShelf, cadetCards)
      .type('Code', 'B-9')
      .type('Name', 'Aim')
      .choose('Type', 'Basic')
      .choose('Add an effect', 'Dice to reroll')
      .choose('Target Lock ability', 'Rolls more dice');
    const read = parsed(order.draft());
    expect(read).toMatchObject({
      effects: [{ does: 'reroll', dice: 1, when: [], reach: { whom: 'bearer' } }],
      lockAbility: { gives: 'dice', dice: 1 },
    });
    const lines = cadetCards
      .reading('order', order.draft(), cadetShelf)
      .blocks.flatMap((block) => (block.block === 'text' ? [block.text] : []));
    expect(lines).toEqual(['This ship: may reroll 1 die.', 'A Target Lock rolls 1 die more.']);
  });
});

describe('the built-in packs', () => {
  const [training, cadet] = cadetCards.builtIn;

  test('the Training Set is complete in the form of the first edition', () => {
    const drafts = training?.cards.map(({ draft }) => draft) ?? [];
    expect(drafts.map(parsed)).toEqual(TRAINING_CARDS);
  });

  test('the Cadet Pack says what the booklet says, and what is still to be read off the print', () => {
    const dreadnought = cadet?.cards.find(({ draft }) => draft.code === 'PA-DN');
    expect(dreadnought?.draft).toMatchObject({ faction: 'Planetary Accords', fleetValue: 8 });
    expect(cadetCards.missing('ship', dreadnought?.draft ?? {}, bareShelf)).toEqual([
      'Name: still missing.',
      'Role: still missing.',
      'Hull Boxes: still missing.',
    ]);
    expect(cadet?.cards.map(({ kind }) => kind).filter((kind) => kind === 'ship')).toHaveLength(10);
  });

  test('ids are unlike those of 2.0, and unlike each other', () => {
    const ids = cadetCards.builtIn.flatMap(({ id, cards }) => [id, ...cards.map((one) => one.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('admirals-cadet-'))).toBe(true);
  });

  test.each(cadetCards.builtIn.map((pack) => [pack.name, pack] as const))(
    'every card of the %s has an editor and a preview',
    (_, { cards }) => {
      for (const { kind, draft } of cards) {
        expect(editorOf(kind, draft)?.blocks.length).toBeGreaterThan(3);
        expect(cadetCards.reading(kind, draft, cadetShelf).title).not.toBe('');
      }
    },
  );
});

describe('a card can be entered from nothing by the controls of its editor', () => {
  test.each(TRAINING_CARDS.map((one) => [one.code, one] as const))('%s', (_, one) => {
    const draft = rebuild(one.kind, draftOf(one), cadetShelf, cadetCards);
    expect(admiralsCadet.parseCard(draft)).toEqual({ ok: true, value: one });
  });

  /** Any card of 2.0 as the first edition would print it. */
  const toFirst = (one: AdmiralsCard, fleetValue: number, role: Role): CadetCard | null => {
    if (one.kind !== 'ship') return toFirstEdition(one, fleetValue);
    // A big ship is entered with a chart, even of nothings; what does not fit its role is left out below.
    const hasChart = one.shields.as === 'facings';
    const type = fleetValue % 2 === 1 ? 'Refit' : 'Standard';
    const printed = { ...one, type, role: isBig(role) === hasChart ? role : 'Light' } as const;
    return toFirstEdition(printed, fleetValue);
  };

  const anyCard = fc
    .tuple(cards, fc.integer({ min: 0, max: 15 }), fc.constantFrom(...ROLES))
    .map(([one, fleetValue, role]) => toFirst(one, fleetValue, role))
    .filter((one): one is CadetCard => one !== null && admiralsCadet.parseCard(one).ok)
    .map(inFull);

  test('any card that the parser takes, with no other card at hand', () => {
    fc.assert(
      fc.property(anyCard, (one) => {
        const draft = rebuild(one.kind, typedKeywords(one, KEYWORDS), bareShelf, cadetCards);
        expect(admiralsCadet.parseCard(draft)).toEqual(admiralsCadet.parseCard(one));
      }),
      { numRuns: 25 },
    );
  });
});

describe('parts of a card on pages of their own', () => {
  test.each([
    ['ship', 'part', 'armaments.0', 'XA-ZEN'],
    ['ship', 'part', 'keywords.0', 'XA-ZEN'],
    ['order', 'part', 'effects.0', 'B-001'],
  ])('%s: %s', (kind, page, about, code) => {
    const draft = draftOf(card(code));
    expect(cadetCards.editor(kind, draft, { page, about }, cadetShelf)?.primary).toBeDefined();
    expect(cadetCards.editor(kind, draft, { page, about: 'nothing.7' }, cadetShelf)).toBeNull();
  });

  test('the faction of another card is a tap away', () => {
    const desk = atDesk('ship', shelfOf([card('XA-ZEN')]), cadetCards);
    const { faction } = card('XA-ZEN') as CadetCard & { readonly faction: string };
    expect(desk.choose('As on other cards', faction).draft()).toMatchObject({ faction });
  });
});
