import type { Entry, Reference } from './entry';
import { lookupIn } from './lookup';
import { plainWords } from './query';

/** A word as its pairs of neighbouring letters, its ends marked: `at` is ` a`, `at`, `t `. */
const pairsOf = (word: string): readonly string[] => {
  const marked = ` ${word} `;
  return Array.from({ length: marked.length - 1 }, (_, at) => marked.slice(at, at + 2));
};

/** 1 for the same word, 0 for two with no pair of letters in common. */
const likeness = (a: string, b: string): number => {
  const [first, second] = [pairsOf(a), pairsOf(b)];
  const shared = first.filter((pair) => second.includes(pair)).length;
  return (2 * shared) / (first.length + second.length);
};

const LEAST_LIKE = 0.3;

/** The entry whose title looks most like a query that found nothing; null where none comes near. */
export const nearestEntry = (reference: Reference, query: string): Entry | null => {
  const asked = plainWords(query);
  const likenessOf = ({ title }: Entry): number =>
    Math.max(
      0,
      ...plainWords(title).flatMap((word) => asked.map((typed) => likeness(typed, word))),
    );
  const [best] = lookupIn(reference)
    .inOrder.map((entry) => ({ entry, like: likenessOf(entry) }))
    .sort((a, b) => b.like - a.like);
  return best !== undefined && best.like >= LEAST_LIKE ? best.entry : null;
};
