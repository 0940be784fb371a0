import type { ShelfFleet } from '../../../../src/core/pages/desks';
import { checkFleet } from '../../../../src/systems/dropfleet/fleet/check';
import { fleetWords } from '../../../../src/systems/dropfleet/words/en/fleet';
import { fleetDesk } from '../../../../src/systems/dropfleet/desks/fleets';
import {
  BLANK,
  cardsOf,
  FLEET_FORM,
  type DropfleetFleet,
} from '../../../../src/systems/dropfleet/fleet/fleet';
import { fleetFromList, parseList } from '../../../../src/systems/dropfleet/fleet/pastedList';
import { setupFrom } from '../../../../src/systems/dropfleet/play/fromFleets';
import { admiralsOf, levelOf } from '../../../../src/systems/dropfleet/play/view';
import { readCard } from '../../../../src/systems/dropfleet/cards';
import { TRAINING_BATTLE } from '../../../../src/systems/dropfleet/training/battle';
import { TRAINING_CARDS } from '../../../../src/systems/dropfleet/training/cards';
import { draftOf } from '../../../../src/systems/kit/cards/draftOf';
import { entriesOf } from '../../../../src/systems/kit/fleets/entries';
import { playedFrom, setupOf, started } from '../../../builders/dropfleet';

const CARDS = cardsOf(TRAINING_CARDS);
const SHELF = {
  cards: TRAINING_CARDS.map((card) => ({ id: card.code, pack: 'p', revision: 1, card })),
  fleets: [],
};

/** A fleet that breaks nothing. */
const fleet = (change: Partial<DropfleetFleet> = {}): DropfleetFleet => ({
  ...BLANK,
  ships: entriesOf(['LEVA', 'MIST']),
  sizes: { s1: 2, s2: 3 },
  admirals: [{ code: 'ADM3', on: 's1' }],
  objectives: ['OBJ1', 'OBJ4'],
  ...change,
});

const idsOf = (change: Partial<DropfleetFleet>) =>
  checkFleet(fleet(change), CARDS).breaches.map(({ id }) => id);

const shelved = (one: DropfleetFleet): ShelfFleet => ({
  id: 'f',
  name: 'Home Fleet',
  draft: FLEET_FORM.write(one),
  cards: Object.fromEntries(SHELF.cards.map((card) => [card.id, card])),
});

test('every card of the training set is complete', () => {
  for (const card of TRAINING_CARDS)
    expect(readCard(draftOf(card), '')).toEqual({ ok: true, value: card });
});

describe('a fleet', () => {
  test('costs what its Ships and its Admirals do', () => {
    expect(checkFleet(fleet(), CARDS)).toEqual({
      legal: true,
      points: 2 * 95 + 3 * 32 + 40,
      breaches: [],
    });
  });

  test.each<[string, Partial<DropfleetFleet>, readonly string[]]>([
    ['more points than agreed', { limit: 300 }, ['over-limit']],
    ['more Groups than agreed', { mostGroups: 1 }, ['too-many-groups']],
    ['a Group beyond its card', { sizes: { s1: 4, s2: 1 } }, ['group-size', 'group-size']],
    ['an Admiral too high for the game', { size: 'skirmish' }, ['admiral-level']],
    [
      'two Admirals of a kind, one aboard nothing',
      { admirals: [{ code: 'ADM2', on: 's1' }, { code: 'ADM3' }] },
      ['admirals-alike', 'admiral-nowhere'],
    ],
    ['one objective', { objectives: ['OBJ1'] }, ['objectives-not-two']],
    ['the same objective twice', { objectives: ['OBJ1', 'OBJ1'] }, ['objective-twice']],
  ])('breaks a rule by %s', (_what, change, ids) => {
    expect(idsOf(change)).toEqual(ids);
  });

  test('is the same after its draft and its code', () => {
    const one = fleet({ mostGroups: 7, limit: 1250 });
    expect(FLEET_FORM.read(FLEET_FORM.write(one))).toEqual(one);
    const back = FLEET_FORM.parseCode(FLEET_FORM.makeCode('Home', one));
    expect(back).toEqual({ ok: true, value: { name: 'Home', fleet: one } });
  });
});

describe('the desk', () => {
  test.each(['fleet', 'add', 'admirals', 'objectives'])('has the page %s', (page) => {
    expect(fleetDesk.page(shelved(fleet()), { page }, SHELF)?.title).toBeTruthy();
  });

  test('an objective that is called as its kind says it once', () => {
    const page = fleetDesk.page(shelved(fleet()), { page: 'objectives' }, SHELF);
    const items = page?.blocks.flatMap((one) => (one.block === 'items' ? one.items : [])) ?? [];
    expect(items.map(({ title }) => title)).toContain('Key Site');
    expect(items.filter(({ title, detail }) => title === detail)).toEqual([]);
  });

  test('a Group that may have one size says so', () => {
    const rule = 'Fleets';
    const size = { id: 'group-size', rule, name: 'Bora', size: 9, least: 1, most: 1 } as const;
    expect(fleetWords.breach(size)).toBe('A Group of Bora has 1 Ship, not 9. Change its size.');
    expect(fleetWords.breach({ ...size, most: 3 })).toContain('has 1 to 3 Ships, not 9');
    expect(fleetWords.breach({ id: 'over-limit', rule, over: 1 })).toContain('1 point over');
  });

  test('a Group grows on the page of its Ship, and takes its size with it when it goes', () => {
    const page = fleetDesk.page(shelved(fleet()), { page: 'ship', about: 'LEVA' }, SHELF);
    expect(page?.blocks).toContainEqual(
      expect.objectContaining({ block: 'stepper', id: 'sizes.s1', value: 2 }),
    );
    const main = fleetDesk.page(shelved(fleet()), { page: 'fleet' }, SHELF);
    const items = main?.blocks.flatMap((one) => (one.block === 'items' ? one.items : [])) ?? [];
    const less = items.find(({ id }) => id === 'MIST')?.count?.less;
    expect(less?.answers).toMatchObject({ sizes: { s1: 2 } });
  });

  test('fills what is left to the last point that any Group can spend', () => {
    const looks = [...fleetDesk.completions(shelved(fleet({ limit: 500 })), 'hull', SHELF)];
    const [best] = looks.at(-1)?.found ?? [];
    expect(looks.at(-1)?.done).toBe(true);
    expect(best?.draft).toBeDefined();
    const filled = FLEET_FORM.read(best?.draft ?? {});
    expect(checkFleet(filled, CARDS).legal).toBe(true);
    expect(checkFleet(filled, CARDS).points).toBeGreaterThan(480);
  });

  test('prints a row of boxes for every Ship', () => {
    const [group] = fleetDesk.sheet(shelved(fleet())).ships;
    expect(group?.boxes.filter(({ count }) => count === 10)).toHaveLength(2);
    expect(group?.lines.at(-1)).toBe('Flagship of Vice admiral');
  });
});

describe('a pasted list', () => {
  const LIST = [
    'Test Fleet [999pts]',
    '## Admirals',
    'Flag captain [20pts]',
    '## Medium Groups',
    '2 x Levanter [190pts]',
    '• Some refit',
    '3 x Unheard Of [300pts]',
  ];

  test.each([
    ['lines', LIST.join('\n')],
    ['one line with commas', LIST.join(', ')],
  ])('comes as %s', (_how, text) => {
    expect(parseList(text)).toEqual({
      name: 'Test Fleet',
      points: 999,
      admirals: ['Flag captain'],
      groups: [
        { count: 2, name: 'Levanter', points: 190, tonnage: 'medium' },
        { count: 3, name: 'Unheard Of', points: 300, tonnage: 'medium' },
      ],
    });
  });

  test('becomes a fleet, with drafts for what nobody has', () => {
    const list = parseList(LIST.join('\n'));
    const taken = list && fleetFromList(list, CARDS);
    expect(taken?.fleet).toMatchObject({ sizes: { s1: 2, s2: 3 }, limit: 999 });
    expect(taken?.fleet.ships.map(({ code }) => code)).toEqual(['LEVA', 'UNHEARDOF']);
    expect(taken?.fleet.admirals).toEqual([{ code: 'ADM2' }]);
    expect(taken?.drafts.map(({ draft }) => draft['points'])).toEqual([100]);
    // As many in a Group as the list has of them: a draft breaks no rule by its size.
    expect(taken?.drafts.map(({ draft }) => draft['groupMost'])).toEqual([3]);
  });

  test('is taken where codes are, and its flagship is a Ship like any other', () => {
    const text = ['Fleet [400pts]', '## Admirals', 'Lord X [40pts]', '• 1 x Bora [290pts]'];
    const taken = fleetDesk.parseCode(
      [...text, '## Light Groups', '2 x New [60pts]'].join('\n'),
      SHELF,
    );
    if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
    expect(taken.value.cards?.map(({ draft }) => draft['name'])).toEqual(['New', 'Lord X']);
    const read = FLEET_FORM.read(taken.value.draft);
    expect(read.admirals).toEqual([{ code: 'LORDX', on: 's1' }]);
    expect(read.ships.map(({ code }) => code)).toEqual(['BORA', 'NEW']);
    const drafts = (taken.value.cards ?? []).map((one) => ({ ...one, id: '' }));
    const page = fleetDesk.page(
      { ...shelved(fleet()), draft: taken.value.draft },
      { page: 'fleet' },
      { ...SHELF, drafts },
    );
    const items = page?.blocks.flatMap((one) => (one.block === 'items' ? one.items : [])) ?? [];
    expect(items.find(({ id }) => id === 'NEW')?.detail).toMatch('Draft');
  });

  test('is what the app writes itself', () => {
    const list = parseList(fleetDesk.text(shelved(fleet())));
    expect(list?.groups.map(({ count, name }) => [count, name])).toEqual([
      [2, 'Levanter'],
      [3, 'Mistral'],
    ]);
    expect(list?.admirals).toEqual(['Vice admiral']);
  });

  test('is none without a Group', () => {
    expect(parseList('Hello there')).toBeNull();
  });
});

test('two Admirals in one Group both go into play, and die with its first Ship', () => {
  const famous = {
    kind: 'admiral',
    code: 'FAM4',
    name: 'Own',
    admiral: 'famous',
    level: 4,
  } as const;
  const cards = cardsOf([...TRAINING_CARDS, famous]);
  const admirals = [
    { code: 'ADM3', on: 's1' },
    { code: 'FAM4', on: 's1' },
  ];
  const side = (player: string) => ({ player, name: player, fleet: fleet({ admirals }), cards });
  const made = setupFrom([side('Ann'), side('Bob')], TRAINING_BATTLE);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const setup = setupOf(made.value);
  const { state } = started(setup);
  expect(admiralsOf({ setup, state }, 'red').map(({ code }) => code)).toEqual(['ADM3', 'FAM4']);
  const lost = playedFrom(setup, started(setup), { type: 'remove-ship', ship: 'p0-s1.1' }).state;
  expect([levelOf({ setup, state }, 'red'), levelOf({ setup, state: lost }, 'red')]).toEqual([
    4, 0,
  ]);
});
