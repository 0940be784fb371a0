import type { EntryId } from '../pages/page';
import type { Entry, EntryHead, Reference } from './entry';
import { sectionAndAbove, sectionKey, sectionParts } from './section';

/** Entries by their ids and by the rules that they tell. */
export interface Homes<Some extends EntryHead> {
  readonly entry: (id: EntryId) => Some | null;
  /** The home of a numbered rule, or of the nearest section above it that has one. */
  readonly forSection: (section: string) => Some | null;
}

/** A reference, ready to be asked. */
export interface Lookup extends Homes<Entry> {
  /** Words for a link to it; the id itself where nothing has it. */
  readonly title: (id: EntryId) => string;
  /** Entries in the order of the chapters. */
  readonly inOrder: readonly Entry[];
}

/** The homes among entries in the order of their source. */
export const homesIn = <Some extends EntryHead>(inOrder: readonly Some[]): Homes<Some> => {
  const byId = new Map(inOrder.map((entry) => [entry.id, entry]));
  const homes = new Map<string, Some>();
  for (const entry of inOrder) {
    for (const section of entry.sections) {
      const key = sectionKey(sectionParts(section));
      if (!homes.has(key)) homes.set(key, entry);
    }
  }
  return {
    entry: (id) => byId.get(id) ?? null,
    forSection: (section) => {
      const key = sectionAndAbove(section).find((above) => homes.has(above));
      return key === undefined ? null : (homes.get(key) ?? null);
    },
  };
};

const makeLookup = ({ entries, chapters }: Reference): Lookup => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const inOrder = chapters.flatMap((chapter) =>
    chapter.entries.flatMap((id) => byId.get(id) ?? []),
  );
  return { ...homesIn(inOrder), title: (id) => byId.get(id)?.title ?? id, inOrder };
};

const homes = new WeakMap<readonly EntryHead[], Homes<EntryHead>>();

/** Where a system's contents tell a numbered rule. */
export const homeOf = (contents: readonly EntryHead[], section: string): EntryHead | null => {
  const known = homes.get(contents) ?? homesIn(contents);
  homes.set(contents, known);
  return known.forSection(section);
};

const made = new WeakMap<Reference, Lookup>();

/** Made once for each reference. */
export const lookupIn = (reference: Reference): Lookup => {
  const known = made.get(reference);
  if (known) return known;
  const lookup = makeLookup(reference);
  made.set(reference, lookup);
  return lookup;
};
