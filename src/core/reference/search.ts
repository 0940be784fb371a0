import type { EntryId } from '../pages/page';
import type { Entry, EntryKind, Reference } from './entry';
import { plainWords, type Clause } from './query';
import { entriesOfSection } from './searchSection';
import { searchIndexOf, type Found, type Names, type SearchIndex } from './searchIndex';

/** A ruling is the second thing to read, after the rule that it is about. */
const KINDS: Readonly<Record<EntryKind, number>> = {
  rule: 1,
  keyword: 1,
  terrain: 1,
  term: 1,
  ruling: 0.6,
};

const IS_TITLE = 20;
const BY_TITLE = 0.6;
const BY_PHRASE = 0.4;
const SYNONYM = 0.9;

/** Entries that have all the words. */
const findWords = ({ find }: SearchIndex, words: readonly string[]): Found => {
  const all = words.map(find);
  const [first, ...rest] = all.map(({ scores }) => scores);
  const both = new Map<EntryId, number>();
  for (const [id, score] of first ?? []) {
    const others = rest.map((scores) => scores.get(id) ?? 0);
    const sum = others.reduce((so, other) => so + other, score);
    if (!others.includes(0)) both.set(id, sum);
  }
  return { scores: both, as: all.flatMap(({ as }) => as) };
};

const findClause = (index: SearchIndex, { typed, instead }: Clause): Found => {
  const own = findWords(index, typed);
  const others = instead.map((words) => findWords(index, words));
  const best = new Map(own.scores);
  for (const { scores } of others) {
    for (const [id, score] of scores) best.set(id, Math.max(best.get(id) ?? 0, score * SYNONYM));
  }
  return { scores: best, as: [own, ...others].flatMap(({ as }) => as) };
};

/** For naming an entry: all of its title, all of a phrase that players have for it, or nothing but its title. */
const bonusOf = (
  { whole, title, phrases }: Names,
  query: string,
  asked: ReadonlySet<string>,
): number => {
  if (whole === query) return IS_TITLE;
  const isNamed = (words: readonly string[]) => words.every((word) => asked.has(word));
  const byTitle = title.length > 0 && isNamed(title) ? BY_TITLE : 0;
  return 1 + byTitle + (phrases.some(isNamed) ? BY_PHRASE : 0);
};

const ranked = (index: SearchIndex, query: string): readonly Entry[] => {
  const clauses = index.reader.clauses(query);
  const typed = plainWords(query).join(' ');
  const finds = clauses.map((clause) => findClause(index, clause));
  const asked = new Set(finds.flatMap(({ as }) => as));
  const scoreOf = ({ id, kind }: Entry): number => {
    const own = finds.flatMap(({ scores }) => scores.get(id) ?? []);
    const names = index.names.get(id);
    if (own.length === 0 || !names) return 0;
    // Squared, so that an entry that answers all of the question stands before one that answers half.
    const share = (own.length / clauses.length) ** 2;
    const bonus = bonusOf(names, typed, asked);
    return own.reduce((sum, score) => sum + score, 0) * share * bonus * KINDS[kind];
  };
  return index.lookup.inOrder
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
};

/** Builds the index ahead of the first question, which it would make wait. */
export const prepareSearch = (reference: Reference): void => {
  searchIndexOf(reference);
};

/**
 * Answers a query as it is typed, the best entry first. The index is built once and kept with the
 * reference.
 */
export const searchReference = (
  reference: Reference,
  query: string,
  most = 20,
): readonly Entry[] => {
  const index = searchIndexOf(reference);
  const numbered = entriesOfSection(index.lookup, query, reference.ignored);
  const answers = numbered.length > 0 ? numbered : ranked(index, query);
  return answers.slice(0, most);
};
