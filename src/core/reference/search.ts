import MiniSearch from 'minisearch';

import type { EntryId } from '../pages/page';
import type { Entry, EntryKind, Reference } from './entry';
import { lookupIn, type Lookup } from './lookup';
import { makeQueryReader, plainWords, type Clause, type QueryReader } from './query';
import { sectionParts } from './section';
import { plainText } from './spans';

/** How much a find counts by where it is. */
const FIELDS = { title: 6, also: 4, text: 1, example: 0.5 };
type Field = keyof typeof FIELDS;

/** A ruling is the second thing to read, after the rule that it is about. */
const KINDS: Readonly<Record<EntryKind, number>> = {
  rule: 1,
  keyword: 1,
  terrain: 1,
  term: 1,
  ruling: 0.6,
};

const WHOLE_TITLE = 1.6;
const SYNONYM = 0.9;
const PREFIX = 0.5;
const TYPO = 0.4;
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_WITH_TWO = 6;

interface Index {
  readonly lookup: Lookup;
  readonly reader: QueryReader;
  readonly mini: MiniSearch<Entry>;
  /** The words of each title, for the bonus of naming it in full. */
  readonly titles: ReadonlyMap<EntryId, readonly string[]>;
}

type Scores = Map<EntryId, number>;

const fieldText = ({ title }: Lookup) => {
  const plain = (text: string) => plainText(text, title);
  const fields: Readonly<Record<Field, (entry: Entry) => string>> = {
    title: (entry) => entry.title,
    also: (entry) => (entry.also ?? []).join(' '),
    text: (entry) => entry.text.map(plain).join(' '),
    example: (entry) => plain(entry.example ?? ''),
  };
  return (entry: Entry, field: string): string =>
    // MiniSearch asks for the id and for the fields named below.
    field === 'id' ? entry.id : fields[field as Field](entry);
};

const makeIndex = (reference: Reference): Index => {
  const lookup = lookupIn(reference);
  const reader = makeQueryReader(reference);
  const ignored = new Set(reference.ignored);
  const mini = new MiniSearch<Entry>({
    fields: Object.keys(FIELDS),
    extractField: fieldText(lookup),
    tokenize: (text) => [...plainWords(text)],
    processTerm: (word) => (ignored.has(word) ? null : reader.stem(word)),
    searchOptions: { boost: FIELDS, tokenize: (text) => [text], processTerm: (word) => word },
  });
  mini.addAll(lookup.inOrder);
  const words = (title: string) =>
    plainWords(title)
      .filter((word) => !ignored.has(word))
      .map(reader.stem);
  return {
    lookup,
    reader,
    mini,
    titles: new Map(lookup.inOrder.map(({ id, title }) => [id, words(title)])),
  };
};

const indexes = new WeakMap<Reference, Index>();

const indexOf = (reference: Reference): Index => {
  const known = indexes.get(reference);
  if (known) return known;
  const index = makeIndex(reference);
  indexes.set(reference, index);
  return index;
};

/** The word as it stands or begun; where no entry has that, with one letter wrong, then with two. */
const scoreWord = ({ mini }: Index, word: string): Scores => {
  const weights = { prefix: PREFIX, fuzzy: TYPO };
  let found = mini.search(word, { prefix: true, weights });
  if (found.length === 0 && word.length >= SHORTEST_WITH_TYPO)
    found = mini.search(word, { fuzzy: 1, prefix: false, weights });
  if (found.length === 0 && word.length >= SHORTEST_WITH_TWO)
    found = mini.search(word, { fuzzy: 2, prefix: false, weights });
  return new Map(found.map(({ id, score }) => [String(id), score]));
};

/** Entries that have all the words. */
const scoreWords = (index: Index, words: readonly string[]): Scores => {
  const [first = new Map(), ...rest] = words.map((word) => scoreWord(index, word));
  const both: Scores = new Map();
  for (const [id, score] of first) {
    const others = rest.map((scores) => scores.get(id));
    if (others.some((other) => other === undefined)) continue;
    both.set(
      id,
      others.reduce<number>((sum, other) => sum + (other ?? 0), score),
    );
  }
  return both;
};

const scoreClause = (index: Index, { typed, instead }: Clause): Scores => {
  const best = scoreWords(index, typed);
  for (const words of instead) {
    for (const [id, score] of scoreWords(index, words)) {
      best.set(id, Math.max(best.get(id) ?? 0, score * SYNONYM));
    }
  }
  return best;
};

const namesInFull = (title: readonly string[], asked: ReadonlySet<string>): boolean =>
  title.length > 0 && title.every((word) => asked.has(word));

const ranked = (index: Index, clauses: readonly Clause[]): readonly Entry[] => {
  const scores = clauses.map((clause) => scoreClause(index, clause));
  const asked = new Set(clauses.flatMap(({ typed, instead }) => [typed, ...instead].flat()));
  const total = (entry: Entry): number => {
    const own = scores.flatMap((score) => score.get(entry.id) ?? []);
    const met = own.length / clauses.length;
    const bonus = namesInFull(index.titles.get(entry.id) ?? [], asked) ? WHOLE_TITLE : 1;
    return own.reduce((sum, score) => sum + score, 0) * met * met * bonus * KINDS[entry.kind];
  };
  return index.lookup.inOrder
    .map((entry) => ({ entry, score: total(entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
};

type Parts = readonly string[];

const isWithin = (section: Parts, asked: Parts): boolean =>
  asked.every((part, at) => section[at] === part);

/** The last part may be typed only half. */
const isBegun = (section: Parts, asked: Parts): boolean =>
  isWithin(section, asked.slice(0, -1)) &&
  section[asked.length - 1]?.startsWith(asked.at(-1) ?? '') === true;

/** Entries whose section is asked for by number, its home first: `5F`, `5f-03`, `rule 3a.02 i`. */
const bySection = ({ lookup }: Index, query: string, ignored: ReadonlySet<string>) => {
  const words = query.split(/\s+/).filter((word) => !ignored.has(word.toLowerCase()));
  const asked = sectionParts(words.join(' '));
  if (!/^\d/.test(asked[0] ?? '')) return [];
  const matching = (match: typeof isWithin): readonly Entry[] =>
    lookup.inOrder.filter(({ sections }) =>
      sections.some((section) => match(sectionParts(section), asked)),
    );
  const within = matching(isWithin);
  const home = within.length > 0 ? lookup.forSection(words.join(' ')) : null;
  return [...new Set([...(home ? [home] : []), ...within, ...matching(isBegun)])];
};

/**
 * Answers a query as it is typed, the best entry first. The index is built at the first question and kept
 * with the reference.
 */
export const searchReference = (
  reference: Reference,
  query: string,
  most = 20,
): readonly Entry[] => {
  const index = indexOf(reference);
  const numbered = bySection(index, query, new Set(reference.ignored));
  if (numbered.length > 0) return numbered.slice(0, most);
  return ranked(index, index.reader.clauses(query)).slice(0, most);
};
