import MiniSearch, { type SearchResult } from 'minisearch';

import type { EntryId } from '../pages/page';
import type { Entry, Reference } from './entry';
import { lookupIn, type Lookup } from './lookup';
import { makeQueryReader, plainWords, type QueryReader } from './query';
import { plainText } from './spans';

/** How much a find counts by where it is. */
const FIELDS = { title: 6, also: 4, text: 1, example: 0.5 };
type Field = keyof typeof FIELDS;

/** Against a word that is there as it was typed. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.4 };
/** One or two letters begin too many words; they are looked for in names only. */
const SHORTEST_IN_TEXT = 3;
const NAMING: Field[] = ['title', 'also'];
const SHORTEST_WITH_TYPO = 3;
const SHORTEST_WITH_TWO = 6;
const SHORTEST_PHRASE = 2;
const MOST_KNOWN = 200;

/** What an entry can be called by in full: its title, or words that players have for it. */
export interface Names {
  /** As it would be typed. */
  readonly whole: string;
  readonly title: readonly string[];
  readonly phrases: readonly (readonly string[])[];
}

export type Scores = ReadonlyMap<EntryId, number>;

/** What words find, and the words of the entries that they were taken for. */
export interface Found {
  readonly scores: Scores;
  readonly as: readonly string[];
}

export interface SearchIndex {
  readonly lookup: Lookup;
  readonly reader: QueryReader;
  readonly names: ReadonlyMap<EntryId, Names>;
  readonly find: (word: string) => Found;
}

const fieldText = ({ title }: Lookup) => {
  const plain = (text: string) => plainText(text, title);
  const fields: Readonly<Record<Field, (entry: Entry) => string>> = {
    title: (entry) => entry.title,
    // Also as one word: `blackhole`, `ramprow`.
    also: ({ title: name, also = [] }) => [...also, plainWords(name).join('')].join(' '),
    text: (entry) => entry.text.map(plain).join(' '),
    example: (entry) => plain(entry.example ?? ''),
  };
  return (entry: Entry, field: string): string =>
    // MiniSearch asks for the id and for the fields named below.
    field === 'id' ? entry.id : fields[field as Field](entry);
};

const makeMini = (reference: Reference, lookup: Lookup, stem: QueryReader['stem']) => {
  const ignored = new Set(reference.ignored);
  const mini = new MiniSearch<Entry>({
    fields: Object.keys(FIELDS),
    extractField: fieldText(lookup),
    tokenize: (text) => [...plainWords(text)],
    processTerm: (word) => (ignored.has(word) ? null : stem(word)),
    searchOptions: { boost: FIELDS, tokenize: (text) => [text], processTerm: (word) => word },
  });
  mini.addAll(lookup.inOrder);
  return mini;
};

const found = (results: readonly SearchResult[], as: readonly string[]): Found => ({
  scores: new Map(results.map(({ id, score }) => [String(id), score])),
  as,
});

/** The word with two neighbouring letters changed over, in every place. */
const swapped = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/** With one letter wrong, missing or too many; else with two changed over; else with two wrong. */
const lookForTypo = (mini: MiniSearch<Entry>, word: string): readonly SearchResult[] => {
  const near = mini.search(word, { fuzzy: 1, weights: WEIGHTS });
  if (near.length > 0) return near;
  const turned = swapped(word).flatMap((other) => mini.search(other));
  if (turned.length > 0 || word.length < SHORTEST_WITH_TWO) return turned;
  return mini.search(word, { fuzzy: 2, weights: WEIGHTS });
};

/** The word as it stands or begun, or what was meant by it where no entry has that. */
const lookForWord = (mini: MiniSearch<Entry>, word: string): Found => {
  const where = word.length < SHORTEST_IN_TEXT ? { fields: NAMING } : {};
  const begun = mini.search(word, { ...where, prefix: true, weights: WEIGHTS });
  if (begun.length > 0 || word.length < SHORTEST_WITH_TYPO) return found(begun, [word]);
  const meant = lookForTypo(mini, word);
  return found(meant, [...new Set(meant.flatMap(({ terms }) => terms))]);
};

/** Of a query that is being typed only the last word is new. */
const remembering = (look: (word: string) => Found): SearchIndex['find'] => {
  const known = new Map<string, Found>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const now = look(word);
    known.set(word, now);
    return now;
  };
};

const makeIndex = (reference: Reference): SearchIndex => {
  const lookup = lookupIn(reference);
  const reader = makeQueryReader(reference);
  const mini = makeMini(reference, lookup, reader.stem);
  const ignored = new Set(reference.ignored);
  const words = (text: string) =>
    plainWords(text)
      .filter((word) => !ignored.has(word))
      .map(reader.stem);
  const namesOf = ({ title, also = [] }: Entry): Names => ({
    whole: plainWords(title).join(' '),
    title: words(title),
    phrases: also.map(words).filter((phrase) => phrase.length >= SHORTEST_PHRASE),
  });
  return {
    lookup,
    reader,
    names: new Map(lookup.inOrder.map((entry) => [entry.id, namesOf(entry)])),
    find: remembering((word) => lookForWord(mini, word)),
  };
};

const indexes = new WeakMap<Reference, SearchIndex>();

/** Made once for each reference. */
export const searchIndexOf = (reference: Reference): SearchIndex => {
  const known = indexes.get(reference);
  if (known) return known;
  const index = makeIndex(reference);
  indexes.set(reference, index);
  return index;
};
