import type { Ruling } from '../../../core/game/system';
import type * as entry from '../../../core/reference/entry';
import { chaptersIn, type ChapterText, type EntryText } from './chapters';

/** The words of every ruling, and of every answer that the engine knows to it. */
export type RulingTexts<Some extends Ruling> = {
  readonly [One in Some as One['id']]: entry.RulingText & {
    readonly answers: Readonly<Record<One['answers'][number], string>>;
  };
};

/** What a language brings. */
export interface ReferenceTexts {
  /** Chapters, as `chaptersIn` reads them. */
  readonly texts: readonly string[];
  readonly rulings: Readonly<Record<string, entry.RulingText>>;
  /** The title of the rulings' own chapter, and the phrases between the parts of one. */
  readonly say: {
    readonly title: string;
    readonly reading: (answer: string) => string;
    readonly other: (answer: string) => string;
  };
  readonly quick?: readonly entry.QuickReference[];
  readonly search: entry.SearchWords;
}

/** Rulings as entries: the app's default, why, and the other reading. */
const rulingTexts = (
  rulings: readonly Ruling[],
  { rulings: texts, say }: ReferenceTexts,
): ChapterText => ({
  title: say.title,
  entries: rulings.flatMap(({ id, answers: [first, second] }): readonly EntryText[] => {
    const found = texts[id];
    if (!found) return [];
    const { question: title, why, also = [] } = found;
    const otherwise = second === undefined ? found.other : found.answers[second];
    const text = [say.reading(found.answers[first] ?? ''), why, say.other(otherwise ?? '')];
    return [{ id, title, text, also }];
  }),
});

/** The rules of a game in one language; an entry that the contents do not have is left out. */
export const makeReference = (
  contents: readonly entry.EntryHead[],
  rulings: readonly Ruling[],
  words: ReferenceTexts,
): entry.Reference => {
  const chapters = [...words.texts.flatMap(chaptersIn), rulingTexts(rulings, words)];
  const heads = new Map(contents.map((head) => [head.id, head]));
  return {
    ...words.search,
    chapters: chapters.map(({ title, entries }) => ({
      title,
      entries: entries.map(({ id }) => id),
    })),
    entries: chapters.flatMap(({ entries }) =>
      entries.flatMap((text): readonly entry.Entry[] => {
        const head = heads.get(text.id);
        return head ? [{ ...head, ...text }] : [];
      }),
    ),
    quick: words.quick ?? [],
    rulings: words.rulings,
  };
};
