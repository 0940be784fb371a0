import Ajv from 'ajv';
import fc from 'fast-check';

import type { ReadWhy } from '../../../../src/core/checked/read';
import type { Answers } from '../../../../src/core/pages/answers';
import type { Shelf } from '../../../../src/core/pages/desks';
import { makeCardDesk } from '../../../../src/systems/kit/cards/cardDesk';
import { allCards, cardForm, type CardOf } from '../../../../src/systems/kit/cards/cardForm';
import { chart, type ChartWhy } from '../../../../src/systems/kit/cards/chartForm';
import { card, texts } from '../../../../src/systems/kit/cards/codeForms';
import { optional, orElse } from '../../../../src/systems/kit/cards/form';
import { inFull, list } from '../../../../src/systems/kit/cards/listForms';
import { kinds, parts } from '../../../../src/systems/kit/cards/partForms';
import {
  flag,
  oneOf,
  share,
  someOf,
  text,
  whole,
} from '../../../../src/systems/kit/cards/plainForms';
import { deskWords } from '../../../../src/systems/kit/cards/words/en/desk';
import { formProblems } from '../../../../src/systems/kit/cards/words/en/problems';
import { readProblems } from '../../../../src/core/checked/words/en';
import { say } from '../../../../src/core/checked/sentences';
import { atDesk, bareShelf, rebuild, shelfOf } from '../../../builders/cardDesk';

const SIZES = ['small', 'large'] as const;
const SIGNS = ['splash', 'crash'] as const;

const load = kinds('of', {
  goods: parts({ crates: whole({ least: 1, most: 9, begins: 1 }) }),
  people: parts({ who: text({ most: 20 }), isCrew: flag({ as: 'question', begins: true }) }),
});

/** A boat has one field of every sort. */
const forms = {
  boat: cardForm(
    parts({
      code: text({ most: 8 }),
      name: text({ most: 20 }),
      size: oneOf(SIZES),
      waters: orElse(someOf(['river', 'sea']), ['river']),
      length: whole({ least: 2, most: 40 }),
      draught: optional(whole({ least: 0, most: 4, as: 'segments' })),
      rent: optional(share),
      isHired: orElse(flag(), false),
      ports: orElse(texts(card('port', 8), { most: 3 }), []),
      masts: orElse(list(parts({ sails: whole({ least: 1, most: 3 }) }), { most: 2 }), []),
      hold: orElse(inFull(load, 3), []),
      cargo: orElse(list(load, { most: 3 }), []),
      speeds: chart({ results: [1, 2, 3], columns: SIGNS, most: 4 }),
      text: optional(text({ most: 200, lines: 'many' })),
    }),
    { kicker: ['size', 'isHired'], groups: ['waters'], figure: 'length', needs: ['port'] },
  ),
  port: cardForm(parts({ code: text({ most: 8 }), name: text({ most: 20 }) }), {
    kicker: [],
    groups: [],
  }),
} as const;

type Boat = Extract<CardOf<typeof forms>, { readonly kind: 'boat' }>;

const cargo = {
  label: 'What it is',
  say: (value: Boat['cargo'][number]) =>
    value.of === 'goods' ? `${value.crates} crates.` : `${value.who}.`,
  kinds: {
    goods: { label: 'Goods', of: { crates: { label: 'Crates' } } },
    people: { label: 'People', of: { who: { label: 'Who' }, isCrew: { label: 'Is crew' } } },
  },
};
const loads = { label: 'Cargo', one: 'Load', add: 'Add a load', of: cargo };

const desk = makeCardDesk({
  forms,
  words: {
    boat: {
      one: 'Boat',
      many: 'Boats',
      of: {
        code: { label: 'Code' },
        name: { label: 'Name' },
        size: { label: 'Size', options: { small: 'Small', large: 'Large' } },
        waters: { label: 'Waters', options: { river: 'River', sea: 'Sea' } },
        length: { label: 'Length', figure: (metres) => `${metres} m` },
        draught: { label: 'Draught' },
        rent: { label: 'Rent', share: (value) => `${Math.round(value * 100)} %` },
        isHired: { label: 'Hired' },
        ports: { label: 'Ports', one: 'Port', add: 'Add a port', type: 'Type a code' },
        masts: {
          label: 'Masts',
          one: 'Mast',
          add: 'Add a mast',
          of: { sails: { label: 'Sails' } },
        },
        hold: { ...loads, label: 'Hold', one: 'Corner', add: 'Fill a corner' },
        cargo: loads,
        speeds: {
          label: 'Speeds',
          short: { splash: 'Spl', crash: 'Cr' },
          named: { splash: 'Splash', crash: 'Crash' },
          most: (most) => `At most ${most}.`,
          inRow: (row) => `Signs of ${row}`,
          result: String,
          firstAsSecond: '1 as 2',
          gives: 'Gives',
          nothing: 'Nothing',
          empty: 'nothing yet.',
        },
        text: { label: 'Text' },
      },
    },
    port: { one: 'Port', many: 'Ports', of: { code: { label: 'Code' }, name: { label: 'Name' } } },
  },
  desk: deskWords,
  opens: { rule: () => ({}), term: () => ({}) },
  builtIn: [],
  problem: (why) => say<ReadWhy | ChartWhy>({ ...readProblems, ...formProblems }, why),
});

const { read } = allCards(forms);

const loaded = fc.oneof(
  fc.record({ of: fc.constant('goods' as const), crates: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    of: fc.constant('people' as const),
    who: fc.constantFrom('Ann', 'Bo'),
    isCrew: fc.boolean(),
  }),
);
const signs = fc.array(fc.constantFrom(...SIGNS), { maxLength: 4 });

const boats: fc.Arbitrary<Boat> = fc.record(
  {
    kind: fc.constant('boat' as const),
    code: fc.constantFrom('B-1', 'B-2'),
    name: fc.constantFrom('Tub', 'Raft'),
    size: fc.constantFrom(...SIZES),
    waters: fc.subarray(['river', 'sea'] as const, { minLength: 1 }).map((all) => [...all]),
    length: fc.integer({ min: 2, max: 40 }),
    draught: fc.integer({ min: 0, max: 4 }),
    rent: fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100),
    isHired: fc.boolean(),
    ports: fc.array(fc.constantFrom('P-1', 'P-2'), { maxLength: 3 }),
    masts: fc.array(fc.record({ sails: fc.integer({ min: 1, max: 3 }) }), { maxLength: 2 }),
    hold: fc.array(loaded, { maxLength: 3 }),
    cargo: fc.array(loaded, { maxLength: 3 }),
    // A chart that gives nothing is not written out: nobody has touched it yet.
    speeds: fc
      .record({ 1: signs, 2: signs, 3: signs })
      .filter((rows) => Object.values(rows).some((row) => row.length > 0)),
    text: fc.constant('Floats.'),
  },
  {
    requiredKeys: [
      'kind',
      'code',
      'name',
      'size',
      'waters',
      'length',
      'isHired',
      'ports',
      'masts',
      'hold',
      'cargo',
      'speeds',
    ],
  },
);

const draftOf = (boat: Boat): Answers => JSON.parse(JSON.stringify(boat)) as Answers;

const fits = new Ajv().compile({
  ...forms.boat.table.schema,
  properties: {
    kind: { const: 'boat' },
    ...(forms.boat.table.schema.properties as Record<string, unknown>),
  },
});

const ports: Shelf = shelfOf([
  { kind: 'port', code: 'P-1', name: 'Eastport' },
  { kind: 'port', code: 'P-2', name: 'Westport' },
]);

describe('one table of fields', () => {
  test('reads any card back as it was written, and its schema takes it', () => {
    fc.assert(
      fc.property(boats, (boat) => {
        expect(read(draftOf(boat), '')).toEqual({ ok: true, value: boat });
        expect(fits(draftOf(boat))).toBe(true);
      }),
    );
  });

  test('has an editor by whose controls any card can be entered', () => {
    fc.assert(
      fc.property(boats, (boat) => {
        expect(read(rebuild('boat', draftOf(boat), ports, desk), '')).toEqual({
          ok: true,
          value: boat,
        });
      }),
      { numRuns: 25 },
    );
  });

  test('says of a new card what is missing, by the labels of its fields', () => {
    expect(desk.missing('boat', desk.blank('boat'), bareShelf)).toEqual([
      'Code: still missing.',
      'Name: still missing.',
      'Size: still missing.',
      'Length: still missing.',
      'Speeds: nothing yet.',
    ]);
  });

  test.each<[Answers, string]>([
    [{ masts: [{ sails: 1 }, { sails: 4 }] }, 'Mast 2, sails: This must be 3 or less.'],
    [{ cargo: [{ of: 'goods', crates: 0 }] }, 'Load 1, crates: This must be 1 or more.'],
    [{ hold: [{ of: 'people', isCrew: true }] }, 'Corner 1, who: still missing.'],
    [{ ports: ['P-1', 'P-2'.repeat(4)] }, 'Port 2: This may have at most 8 characters.'],
    [
      { speeds: { 1: ['splash'], 4: ['crash'] } },
      'Speeds, 4: “4” is not a chart result: use 1 to 3.',
    ],
    [{ size: 'huge' }, 'Size: “huge” is not known here: it should be small or large.'],
    [{ oars: 2 }, '“oars” is not known here.'],
  ])('%j is refused: %s', (wrong, sentence) => {
    const boat = { ...desk.blank('boat'), code: 'B', name: 'B', size: 'small', length: 3 };
    const draft = { ...boat, speeds: { 1: ['splash'] }, ...wrong };
    expect(desk.missing('boat', draft, ports)).toEqual([sentence]);
    expect(fits(draft)).toBe(false);
  });

  test('knows the cards that a card names, and which it cannot do without', () => {
    const boat = atDesk('boat', ports, desk)
      .type('Code', 'B')
      .type('Name', 'B')
      .choose('Size', 'Small')
      .step('Length', 3)
      .cell('2', 'Spl')
      .choose('Add a port', 'Eastport')
      .draft();
    expect(desk.names?.('boat', boat)).toEqual([{ path: 'ports[0]', kind: 'port', code: 'P-1' }]);
    expect(desk.missing('boat', boat, ports)).toEqual([]);
    expect(desk.missing('boat', boat, bareShelf)).toHaveLength(1);
  });
});

describe('what a draft shows of itself', () => {
  const draft = { name: 'Tub', size: 'large', isHired: true, waters: ['sea'], length: 7 };

  test('at a glance: what the table says, as far as it was entered', () => {
    expect(desk.glance('boat', draft)).toEqual({
      code: '',
      name: 'Tub',
      kicker: 'Large · Hired',
      figure: '7 m',
      groups: { Waters: 'Sea' },
      words: [],
    });
  });

  test('to a reader: sentences, charts and text, without what is wrong', () => {
    const cargoes = [{ of: 'people', who: 'Ann', isCrew: true }, { of: 'goods' }];
    const page = desk.reading('boat', { ...draft, cargo: cargoes, text: 'Floats.' }, bareShelf);
    expect(page.title).toBe('Tub');
    expect(page.figure).toEqual({ label: 'Length', value: '7' });
    expect(page.blocks).toEqual([
      { block: 'heading', text: 'Cargo' },
      { block: 'text', text: 'Ann.' },
      { block: 'text', text: 'Floats.' },
    ]);
  });
});

describe('a part of a card', () => {
  test('has a page of its own, and none once it is gone', () => {
    const masts = [{ sails: 2 }];
    const at = { page: 'part', about: 'masts.0' };
    const page = desk.editor('boat', { masts }, at, bareShelf);
    expect(page?.title).toBe('Mast');
    expect(page?.secondary?.[0]?.answers).toEqual({ masts: [] });
    expect(desk.editor('boat', { masts: [] }, at, bareShelf)).toBeNull();
    expect(desk.editor('boat', { masts }, { page: 'part', about: 'mast' }, bareShelf)).toBeNull();
  });

  test('is full when its list is', () => {
    const addsTo = (masts: readonly Answers[]) =>
      desk
        .editor('boat', { masts }, { page: 'card' }, bareShelf)
        ?.blocks.some((block) => block.block === 'items' && block.add !== undefined);
    expect(addsTo([{ sails: 1 }])).toBe(true);
    expect(addsTo([{ sails: 1 }, { sails: 1 }])).toBe(false);
  });
});
