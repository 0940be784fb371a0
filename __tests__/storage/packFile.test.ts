import fc from 'fast-check';

import {
  makePackFile,
  parsePackFile,
  type PackFile,
  type SentCard,
} from '../../src/storage/packFile';

const tub: SentCard = { id: 'c1', kind: 'ship', draft: false, body: { code: 'T1', name: 'Tub' } };

const file = (...cards: readonly SentCard[]): PackFile => ({
  app: '0.1.0',
  system: 'tiny',
  packs: [
    {
      id: 'p1',
      name: 'Core set',
      author: 'Ann',
      version: '1',
      colour: 'amber',
      notes: 'Two\nlines',
      body: { arcs: { F: '#..........#' } },
      cards,
    },
  ],
});

const written = (change: (json: Record<string, unknown>) => void): string => {
  const json = JSON.parse(makePackFile(file(tub))) as Record<string, unknown>;
  change(json);
  return JSON.stringify(json);
};

const withBody = (body: string): string =>
  makePackFile(file({ ...tub, body: { here: 0 } })).replace(/\{\s*"here": 0\s*\}/, body);

const faultsOf = (text: string) => {
  const read = parsePackFile(text);
  return read.ok ? [] : read.problems;
};

test('what is written is read again, and writes the same text', () => {
  const json = fc.dictionary(
    fc.stringMatching(/^[a-z]{1,8}$/),
    fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.stringMatching(/^[a-z ]{0,20}$/)),
  );
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid()), json, fc.boolean(), (ids, body, draft) => {
      const sent = file(...ids.map((id) => ({ id, kind: 'ship', draft, body })));
      const text = makePackFile(sent);
      const read = parsePackFile(text);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(read.value.packs[0]?.cards).toHaveLength(ids.length);
      expect(makePackFile(read.value)).toBe(text);
    }),
  );
});

test('the order in which cards and their values were typed does not show', () => {
  const boat: SentCard = {
    id: 'a',
    kind: 'ship',
    draft: false,
    body: { name: 'Boat', code: 'A1' },
  };
  const same: SentCard = { ...boat, body: { code: 'A1', name: 'Boat' } };
  expect(makePackFile(file(tub, boat))).toBe(makePackFile(file(same, tub)));
});

test('what may be left out is filled in', () => {
  const short = {
    format: 'flagbridge-pack',
    version: 1,
    $schema: 'pack.schema.json',
    system: 'tiny',
    packs: [{ id: 'p', name: 'P', cards: [{ id: 'c', kind: 'ship', body: {} }] }],
  };
  expect(parsePackFile(`\uFEFF${JSON.stringify(short)}`)).toMatchObject({
    ok: true,
    value: { app: '', packs: [{ author: '', notes: '', body: {}, cards: [{ draft: false }] }] },
  });
});

test.each<[string, string, string, object]>([
  ['no JSON', '{\n  "format": flag }', '', { id: 'not-json', line: 2, column: 13 }],
  [
    'another JSON',
    '{"format":"shopping"}',
    'format',
    { id: 'another-file', format: 'flagbridge-pack' },
  ],
  ['a list', '[]', 'format', { id: 'another-file', format: 'flagbridge-pack' }],
  [
    'a wrong version',
    written((json) => (json['version'] = 'two')),
    'version',
    { id: 'unknown-version', found: 'two' },
  ],
  [
    'a newer version',
    written((json) => (json['version'] = 2)),
    'version',
    { id: 'newer-file', found: 2, known: 1 },
  ],
  ['no packs', written((json) => (json['packs'] = [])), 'packs', { id: 'too-few', least: 1 }],
  ['no system', written((json) => delete json['system']), 'system', { id: 'missing' }],
  [
    'a field that nobody knows',
    written((json) => (json['colour'] = 'red')),
    '',
    { id: 'unknown-field', field: 'colour' },
  ],
  [
    'two cards of one id',
    makePackFile(file(tub, { ...tub, kind: 'weapon' })),
    'packs[0].cards[1].id',
    { id: 'id-twice', value: 'c1' },
  ],
  ['a card that is a text', withBody('"ship"'), 'packs[0].cards[0].body', { id: 'not-an-object' }],
  [
    'a key that reaches for the prototype',
    withBody('{"list": [{"__proto__": {"isAdmin": true}}]}'),
    'packs[0].cards[0].body.list[0]',
    { id: 'forbidden-key', key: '__proto__' },
  ],
  [
    'the same key, hidden in escapes',
    withBody('{"\\u005f_proto__": 1}'),
    'packs[0].cards[0].body',
    { id: 'forbidden-key', key: '__proto__' },
  ],
  [
    'a name of ten thousand characters',
    withBody(`{"name": "${'x'.repeat(10_000)}"}`),
    'packs[0].cards[0].body.name',
    { id: 'too-long', most: 4000 },
  ],
  [
    'a text that turns the direction of reading',
    withBody('{"name": "Tub\\u202Eresiurc"}'),
    'packs[0].cards[0].body.name',
    { id: 'turned-text' },
  ],
  [
    'a text with a control character',
    withBody('{"name": "Tub\\u0007"}'),
    'packs[0].cards[0].body.name',
    { id: 'odd-characters' },
  ],
  [
    'a bottomless list',
    withBody(`{"deep": ${'['.repeat(40)}${']'.repeat(40)}}`),
    '',
    { id: 'too-deep', most: 18 },
  ],
  [
    'a pack name of a hundred characters',
    makePackFile(file(tub)).replace('Core set', 'x'.repeat(100)),
    'packs[0].name',
    { id: 'too-long', most: 60 },
  ],
])('%s is refused at its place', (_what, text, path, why) => {
  expect(faultsOf(text)).toEqual([{ path, why }]);
});

test('letters that read from right to left are a name like any other', () => {
  expect(faultsOf(withBody('{"name": "סירה", "text": "سفينة"}'))).toEqual([]);
});

test('a file of fifty megabytes is refused before it is read', () => {
  const text = ' '.repeat(50_000_000);
  expect(faultsOf(text)).toEqual([
    { path: '', why: { id: 'file-too-large', length: 50_000_000, limit: 25_000_000 } },
  ]);
});

test('brackets without end are refused, and not followed', () => {
  expect(faultsOf('['.repeat(1_000_000))).toMatchObject([{ why: { id: 'too-deep' } }]);
});

test('nothing is read from a prototype', () => {
  parsePackFile(withBody('{"__proto__": {"polluted": true}}'));
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
