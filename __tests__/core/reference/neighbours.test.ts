import { nearestEntry } from '../../../src/core/reference/nearest';
import { firstSentence, seeAlso, standingOf } from '../../../src/core/reference/neighbours';
import { lookupIn } from '../../../src/core/reference/lookup';
import type { Entry } from '../../../src/core/reference/entry';
import { BAKERY } from './bakery';

const entry = (id: string): Entry => {
  const found = lookupIn(BAKERY).entry(id);
  if (found === null) throw new Error(id);
  return found;
};

test.each([
  ['oven', 1, null, 'bread'],
  ['cake', 1, 'bread', 'rising'],
  ['rising', 1, 'cake', null],
  ['salt', 2, null, null],
])('%s stands in chapter %i between %s and %s', (id, chapter, before, after) => {
  const standing = standingOf(entry(id), BAKERY);
  expect(standing?.chapter).toBe(chapter);
  expect(standing?.before?.id ?? null).toBe(before);
  expect(standing?.after?.id ?? null).toBe(after);
});

test('an entry sends on to what its text and its example mention, each once', () => {
  const ids = (id: string) => seeAlso(entry(id), BAKERY).map((other) => other.id);
  expect(ids('oven')).toEqual(['bread', 'cake']);
  expect(ids('salt')).toEqual(['bread']);
});

test('one that mentions nothing sends back to what mentions it', () => {
  expect(seeAlso(entry('bread'), BAKERY).map(({ id }) => id)).toEqual(['oven', 'salt']);
});

test('an entry sends on to the open questions about it', () => {
  const question: Entry = { ...entry('rest'), text: ['As with [[salt]].'] };
  const asked = {
    ...BAKERY,
    entries: [...BAKERY.entries.filter((e) => e.id !== 'rest'), question],
  };
  expect(seeAlso(entry('salt'), asked).map(({ id }) => id)).toEqual(['bread', 'rest']);
});

test.each([
  ['One. Two.', 'One.'],
  ['Is it 1.5 hexes? No.', 'Is it 1.5 hexes?'],
  ['No end', 'No end'],
])('the first sentence of “%s” is “%s”', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

test.each([
  ['ovnx', 'oven'],
  ['qqsaltqq', 'salt'],
  ['zzz', null],
  ['', null],
])('nearest to “%s” is %s', (query, id) => {
  expect(nearestEntry(BAKERY, query)?.id ?? null).toBe(id);
});
