import type { EntryId } from '../pages/page';

export const ENTRY_KINDS = ['rule', 'keyword', 'terrain', 'ruling', 'term'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * One answer of a rulebook, in our own words. In `text` and `example`, `[[id]]` or `[[id|words]]` links to
 * another entry.
 */
export interface Entry {
  readonly id: EntryId;
  readonly kind: EntryKind;
  readonly title: string;
  /** The numbered rules of the source that it covers; the first is shown. */
  readonly sections: readonly [string, ...string[]];
  readonly text: readonly string[];
  readonly example?: string;
  /** Words that players use for it and that the text does not hold. */
  readonly also?: readonly string[];
}

/** A line of a quick reference: what to look up on the left, the answer on the right. */
export interface QuickRow {
  readonly label: string;
  readonly value: string;
  readonly entry?: EntryId;
}

export interface QuickSection {
  readonly title: string;
  readonly rows: readonly QuickRow[];
}

/** One screen, drawn for a phone and printable as one page. */
export interface QuickReference {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly QuickSection[];
}

/** The rules of a system in one language. */
export interface Reference {
  /** Chapters in the order of the source; each names its entries in order. */
  readonly chapters: readonly { readonly title: string; readonly entries: readonly EntryId[] }[];
  readonly entries: readonly Entry[];
  readonly quick: readonly QuickReference[];
  /** Words that mean the same to a player; the first is the one that the entries use. */
  readonly synonyms: readonly (readonly [string, ...string[]])[];
}
