import type { QuickReference, Reference, SearchWords } from '../../../core/reference/entry';
import type { ChapterText } from './chapterText';
import { rulingEntries, type RulingPhrases, type RulingTexts } from './rulingEntries';

/** What a language brings. */
export interface ReferenceTexts {
  readonly chapters: readonly ChapterText[];
  readonly rulings: { readonly title: string; readonly texts: RulingTexts } & RulingPhrases;
  readonly quick: readonly QuickReference[];
  readonly search: SearchWords;
}

/** Rulings come last, so that a rule's home is the rule. */
export const makeReference = ({ chapters, rulings, quick, search }: ReferenceTexts): Reference => {
  const { title, texts } = rulings;
  const all = [...chapters, { title, entries: rulingEntries(texts, rulings) }];
  return {
    ...search,
    chapters: all.map((chapter) => ({
      title: chapter.title,
      entries: chapter.entries.map(({ id }) => id),
    })),
    entries: all.flatMap(({ entries }) => entries),
    quick,
    rulings: texts,
  };
};
