import type { SearchWords } from './entry';

/** One thing that a query asks for: any of these wordings of it, each a run of words that belong together. */
export interface Clause {
  readonly typed: readonly string[];
  readonly instead: readonly (readonly string[])[];
}

/** Lower case, without accents and apostrophes, split at everything that is no letter or digit. */
export const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const SHORTEST_STEM = 3;

/** A word without its ending. */
export const stemOf = (word: string, endings: readonly string[]): string => {
  const ending = endings.find(
    (end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/** Turns what a player types into clauses; made once from the words of a language. */
export interface QueryReader {
  readonly stem: (word: string) => string;
  readonly clauses: (query: string) => readonly Clause[];
}

interface Phrase {
  readonly words: readonly string[];
  readonly means: readonly (readonly string[])[];
}

/** Longest first, so that `black hole` is one thing before `hole` is another. */
const phrasesOf = (synonyms: SearchWords['synonyms'], stems: (text: string) => readonly string[]) =>
  new Map(
    synonyms
      .flatMap(([first, ...others]) =>
        others.map((other) => ({ words: stems(other), means: stems(first) })),
      )
      .reduce((all, { words, means }) => {
        const key = words.join(' ');
        const phrase: Phrase = all.get(key) ?? { words, means: [] };
        return all.set(key, { words, means: [...phrase.means, means] });
      }, new Map<string, Phrase>()),
  );

const LONGEST_PHRASE = 4;

const phraseAt = (
  words: readonly string[],
  at: number,
  phrases: ReadonlyMap<string, Phrase>,
): Phrase | undefined => {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const phrase = phrases.get(words.slice(at, at + length).join(' '));
    if (phrase && at + length <= words.length) return phrase;
  }
  return undefined;
};

export const makeQueryReader = ({ synonyms, ignored, endings }: SearchWords): QueryReader => {
  const stem = (word: string) => stemOf(word, endings);
  const stems = (text: string) => plainWords(text).map(stem);
  const phrases = phrasesOf(synonyms, stems);
  const empty = new Set(ignored);
  const read = (typed: readonly string[], skip: ReadonlySet<string>): readonly Clause[] => {
    const words = typed.map(stem);
    const found: Clause[] = [];
    for (let at = 0; at < words.length;) {
      const phrase = phraseAt(words, at, phrases);
      const length = phrase?.words.length ?? 1;
      // A phrase may begin with a word that says nothing alone: `to hit`.
      if (length > 1 || !skip.has(typed[at] ?? ''))
        found.push({ typed: words.slice(at, at + length), instead: phrase?.means ?? [] });
      at += length;
    }
    return found;
  };
  const clauses = (query: string): readonly Clause[] => {
    const typed = plainWords(query);
    const found = read(typed, empty);
    return found.length > 0 ? found : read(typed, new Set());
  };
  return { stem, clauses };
};
