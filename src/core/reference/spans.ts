import type { EntryId } from '../pages/page';

/** A run of text; one with an entry is a link to it. */
export interface Span {
  readonly text: string;
  readonly entry?: EntryId;
}

/** Words may end in a bracket of their own: `[[deadly|Deadly [2]]]`. */
const LINK = /\[\[([^\]|]+)(?:\|(.+?))?\]\](?!\])/g;

/** Splits a text into runs for drawing; a bare `[[id]]` takes the words that `titleOf` gives. */
export const spansOf = (text: string, titleOf: (id: EntryId) => string): readonly Span[] => {
  const spans: Span[] = [];
  let from = 0;
  for (const link of text.matchAll(LINK)) {
    const [whole, id = '', words = titleOf(id)] = link;
    if (link.index > from) spans.push({ text: text.slice(from, link.index) });
    spans.push({ text: words, entry: id });
    from = link.index + whole.length;
  }
  if (from < text.length) spans.push({ text: text.slice(from) });
  return spans;
};

/** The text as it reads without links: for a list, a screen reader, a print. */
export const plainText = (text: string, titleOf: (id: EntryId) => string): string =>
  spansOf(text, titleOf)
    .map((span) => span.text)
    .join('');

/** The entries that a text links to. */
export const linksIn = (text: string): readonly EntryId[] =>
  [...text.matchAll(LINK)].map(([, id = '']) => id);
