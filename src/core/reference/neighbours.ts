import type { EntryId } from '../pages/page';
import { quickId, type Entry, type QuickReference, type Reference } from './entry';
import { lookupIn } from './lookup';
import { linksIn } from './spans';

/** Where an entry stands in the book. */
export interface Standing {
  /** Counted from 1, as in its address. */
  readonly chapter: number;
  readonly title: string;
  readonly before: Entry | null;
  readonly after: Entry | null;
}

export const standingOf = ({ id }: Entry, reference: Reference): Standing | null => {
  const { entry } = lookupIn(reference);
  const index = reference.chapters.findIndex(({ entries }) => entries.includes(id));
  const chapter = reference.chapters[index];
  if (chapter === undefined) return null;
  const at = chapter.entries.indexOf(id);
  const neighbour = (beside: EntryId | undefined) => (beside === undefined ? null : entry(beside));
  return {
    chapter: index + 1,
    title: chapter.title,
    before: neighbour(chapter.entries[at - 1]),
    after: neighbour(chapter.entries[at + 1]),
  };
};

const linksOf = ({ text, example = '' }: Entry): readonly EntryId[] =>
  [...text, example].flatMap(linksIn);

const MOST_MENTIONING = 6;

/** What an entry mentions, or else what mentions it; and the open questions about it. */
export const seeAlso = (shown: Entry, reference: Reference): readonly Entry[] => {
  const { entry, inOrder } = lookupIn(reference);
  const mentioned = linksOf(shown).flatMap((id) => entry(id) ?? []);
  const mentioning = inOrder.filter((other) => linksOf(other).includes(shown.id));
  const questions = mentioning.filter(({ kind }) => kind === 'ruling');
  const others = mentioned.length > 0 ? mentioned : mentioning.slice(0, MOST_MENTIONING);
  return [...new Set([...others, ...questions])].filter(({ id }) => id !== shown.id);
};

/** The quick references that have a line on an entry. */
export const quickWith = ({ id }: Entry, { quick }: Reference): readonly QuickReference[] =>
  quick.filter(({ sections }) => sections.some(({ rows }) => rows.some((row) => row.entry === id)));

/** The quick reference that an id stands for, where it is none of an entry. */
export const quickAt = ({ quick }: Reference, shown: EntryId): QuickReference | null =>
  quick.find(({ id }) => quickId(id) === shown) ?? null;

/** The first sentence of a text: what a list has room for. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
