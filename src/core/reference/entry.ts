import type { EntryId } from '../pages/page';

export const ENTRY_KINDS = ['rule', 'keyword', 'terrain', 'ruling', 'term'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What of an entry is the same in every language. */
export interface EntryHead {
  readonly id: EntryId;
  readonly kind: EntryKind;
  /**
   * The numbered rules of the source that it tells; the first is shown. A rule's home is the first entry,
   * in the order of the chapters, that names it. Terms and rulings come after the rules they draw on.
   */
  readonly sections: readonly [string, ...string[]];
}

/**
 * One answer of a rulebook, in our own words. In `text` and `example`, `[[id]]` or `[[id|words]]` links to
 * another entry.
 */
export interface Entry extends EntryHead {
  readonly title: string;
  readonly text: readonly string[];
  readonly example?: string;
  /** Words that players use for it and that the text does not hold. */
  readonly also?: readonly string[];
}

/** An open question of the rulebook in words; its answers by the ids that the system computes with. */
export interface RulingText {
  readonly question: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly why: string;
  /** How else it could be read, where there is no second answer to switch to. */
  readonly other?: string;
  /** As an entry's. */
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

/** Stands where the id of an entry does, and opens a quick reference. */
export const quickId = (quick: string): EntryId => `quick:${quick}`;

/** One screen, drawn for a phone and printable as one page. */
export interface QuickReference {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly QuickSection[];
}

export interface Chapter {
  readonly title: string;
  readonly entries: readonly EntryId[];
}

/** What a search needs to know of a language and of how the players of a game talk. */
export interface SearchWords {
  /** Words that mean the same to a player; the first is the one that the entries use. */
  readonly synonyms: readonly (readonly [string, ...string[]])[];
  /** Words that say nothing about what is looked for: how, can, the. */
  readonly ignored: readonly string[];
  /** Endings without which a word is still the same word, the longest first. */
  readonly endings: readonly string[];
}

/** The rules of a system in one language. */
export interface Reference extends SearchWords {
  /** Chapters in the order of the source; each names its entries in order. */
  readonly chapters: readonly Chapter[];
  readonly entries: readonly Entry[];
  readonly quick: readonly QuickReference[];
  /** By the ids of the system's rulings. */
  readonly rulings: Readonly<Record<string, RulingText>>;
}
