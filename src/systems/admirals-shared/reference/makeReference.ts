import type {
  QuickReference,
  Reference,
  RulingText,
  SearchWords,
} from '../../../core/reference/entry';
import type { ChapterText } from '../../kit/reference/chapterText';
import type { Ruling } from '../../../core/game/system';
import { rulingEntries, type RulingPhrases } from './rulingEntries';

/** What a language brings. */
export interface ReferenceTexts {
  readonly chapters: readonly ChapterText[];
  readonly rulings: {
    readonly title: string;
    readonly list: readonly Ruling[];
    readonly texts: Readonly<Record<string, RulingText>>;
  } & RulingPhrases;
  readonly quick: readonly QuickReference[];
  readonly search: SearchWords;
}

/** Rulings come last, so that a rule's home is the rule. */
export const makeReference = ({ chapters, rulings, quick, search }: ReferenceTexts): Reference => {
  const { title, list, texts } = rulings;
  const all = [...chapters, { title, entries: rulingEntries(list, texts, rulings) }];
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
