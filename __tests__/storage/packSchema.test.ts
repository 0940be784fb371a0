import Ajv from 'ajv';

import schema from '../../docs/pack.schema.json';
import type { Answers } from '../../src/core/pages/answers';
import { makePackFile, parsePackFile, type SentCard } from '../../src/storage/packFile';
import { admirals } from '../../src/systems/admirals';

const validate = new Ajv({ allErrors: true }).compile(schema);

const { cards: desk } = admirals.words.en.shows;

const fileOf = (cards: readonly SentCard[], body: Answers = {}): unknown =>
  JSON.parse(
    makePackFile({
      app: '0.1.0',
      system: 'admirals',
      packs: [
        { id: 'p', name: 'Pack', author: '', version: '1', colour: 'teal', notes: '', body, cards },
      ],
    }),
  );

const sent = (id: string, kind: string, body: Answers): SentCard => ({
  id,
  kind,
  draft: !admirals.parseCard(body).ok,
  body,
});

const builtIn = (desk?.builtIn ?? []).flatMap(({ cards }) =>
  cards.map(({ id, kind, draft }) => sent(id, kind, draft)),
);

const some = (kind: string): SentCard => {
  const card = builtIn.find((one) => one.kind === kind && !one.draft);
  if (!card) throw new Error(`no ${kind}`);
  return card;
};

const changed = (kind: string, change: Answers): SentCard => ({
  ...some(kind),
  body: { ...some(kind).body, ...change },
});

test('every card that comes with the app fits the schema, drafts too', () => {
  const isFit = validate(fileOf(builtIn, { arcs: { F: '#..........#' } }));
  expect(validate.errors ?? []).toEqual([]);
  expect(isFit).toBe(true);
  expect(new Set(builtIn.map(({ kind }) => kind)).size).toBe(6);
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
