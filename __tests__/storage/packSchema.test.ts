import Ajv from 'ajv';

import schema from '../../docs/pack.schema.json';
import { packSchema } from '../../scripts/packSchema/packSchema';
import type { Answers } from '../../src/core/pages/answers';
import type { System } from '../../src/core/game/system';
import { makePackFile, parsePackFile, type SentCard } from '../../src/storage/packFile';
import { admirals } from '../../src/systems/admirals';
import { keptFiles } from '../builders/keptFiles';
import { everySystem } from '../builders/everySystem';

const validate = new Ajv({ allErrors: true }).compile(schema);

const fileOf = (cards: readonly SentCard[], body: Answers = {}, system = 'admirals'): unknown =>
  JSON.parse(
    makePackFile({
      app: '0.1.0',
      system,
      packs: [
        { id: 'p', name: 'Pack', author: '', version: '1', colour: 'teal', notes: '', body, cards },
      ],
    }),
  );

const builtInOf = ({ words, parseCard }: System): readonly SentCard[] =>
  (words.en.shows.cards?.builtIn ?? []).flatMap(({ cards }) =>
    cards.map(({ id, kind, draft: body }) => ({ id, kind, draft: !parseCard(body).ok, body })),
  );

const builtIn = builtInOf(admirals);

const some = (kind: string): SentCard => {
  const card = builtIn.find((one) => one.kind === kind && !one.draft);
  if (!card) throw new Error(`no ${kind}`);
  return card;
};

const changed = (kind: string, change: Answers): SentCard => ({
  ...some(kind),
  body: { ...some(kind).body, ...change },
});

test('the schema is what the forms of the cards say: node scripts/run.cjs writeSchema', () => {
  expect(schema).toEqual(packSchema());
});

test.each(everySystem.map((system) => [system.id, system] as const))(
  'every card of %s that comes with the app fits the schema, drafts too',
  (id, system) => {
    const cards = builtInOf(system);
    const { cards: desk } = system.words.en.shows;
    expect(validate(fileOf(cards, {}, id)) || validate.errors).toBe(true);
    expect(new Set(cards.map(({ kind }) => kind)).size).toBe(desk?.kinds.length);
  },
);

test('every pack that version 0.1.0 has sent fits the schema', () => {
  const packs = keptFiles('.pack.json');
  expect(packs.length).toBeGreaterThan(1);
  for (const text of packs) expect(validate(JSON.parse(text)) || validate.errors).toBe(true);
});

test('shapes that were redrawn fit the schema, and no others', () => {
  expect(validate(fileOf(builtIn, { arcs: { F: '#..........#' } }))).toBe(true);
  expect(validate(fileOf(builtIn, { arcs: { F: '#' } }))).toBe(false);
});

test('what may be left out may be left out', () => {
  const short = {
    $schema: './pack.schema.json',
    format: 'flagbridge-pack',
    version: 1,
    system: 'solar-flare',
    packs: [{ id: 'p', name: 'P', cards: [{ id: 'c', kind: 'squadron', body: { any: 'thing' } }] }],
  };
  expect(validate(short)).toBe(true);
  expect(parsePackFile(JSON.stringify(short)).ok).toBe(true);
});

test.each<[string, SentCard]>([
  ['a hull of a hundred', changed('ship', { hull: 100 })],
  ['an unknown role', changed('ship', { role: 'Huge' })],
  ['a field that no ship has', changed('ship', { wings: 2 })],
  [
    'an arc that is none',
    changed('ship', {
      armaments: [{ slot: 'Primary', weapon: 'W', mounts: [{ arc: 'B', dice: 1 }] }],
    }),
  ],
  ['a chart result of nine', changed('weapon', { chart: { '9': ['hit'] } })],
  ['an effect that nobody knows', changed('order', { effects: [{ does: 'dance' }] })],
  ['a name of ten thousand characters', changed('commander', { name: 'x'.repeat(10_000) })],
  ['a list without ships', changed('list', { ships: null })],
])('%s fits neither the schema nor the app', (_what, card) => {
  expect(validate(fileOf([card]))).toBe(false);
  expect(admirals.parseCard(card.body).ok).toBe(false);
  expect(validate(fileOf([{ ...card, draft: true }]))).toBe(true);
});
