import type { EntryId } from '../pages/page';
import type { Entry, Reference } from './entry';
import { sectionAndAbove, sectionKey, sectionParts } from './section';

/** A reference, ready to be asked. */
export interface Lookup {
  readonly entry: (id: EntryId) => Entry | null;
  /** Words for a link to it; the id itself where nothing has it. */
  readonly title: (id: EntryId) => string;
  /** The home of a numbered rule, or of the nearest section above it that has one. */
  readonly forSection: (section: string) => Entry | null;
  /** Entries in the order of the chapters. */
  readonly inOrder: readonly Entry[];
}

const makeLookup = ({ entries, chapters }: Reference): Lookup => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const inOrder = chapters.flatMap((chapter) =>
    chapter.entries.flatMap((id) => byId.get(id) ?? []),
  );
  const homes = new Map<string, Entry>();
  for (const entry of inOrder) {
    for (const section of entry.sections) {
      const key = sectionKey(sectionParts(section));
      if (!homes.has(key)) homes.set(key, entry);
    }
  }
  return {
    entry: (id) => byId.get(id) ?? null,
    title: (id) => byId.get(id)?.title ?? id,
    forSection: (section) => {
      const key = sectionAndAbove(section).find((above) => homes.has(above));
      return key === undefined ? null : (homes.get(key) ?? null);
    },
    inOrder,
  };
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
