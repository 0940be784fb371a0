import type { EntryId } from '../pages/page';
import type { Entry, Reference } from './entry';
import { linksIn } from './spans';

/** What is wrong with a reference that a system brings. */
export type ReferenceFault =
  | { readonly id: 'same-id-twice'; readonly entry: EntryId }
  | { readonly id: 'in-no-chapter'; readonly entry: EntryId }
  | { readonly id: 'in-two-places'; readonly entry: EntryId }
  | { readonly id: 'chapter-names-nothing'; readonly entry: EntryId }
  | { readonly id: 'dead-link'; readonly entry: EntryId; readonly to: EntryId }
  | { readonly id: 'links-to-itself'; readonly entry: EntryId }
  | { readonly id: 'quick-row-leads-nowhere'; readonly quick: string; readonly to: EntryId };

const linksOf = ({ text, example }: Entry): readonly EntryId[] =>
  [...text, example ?? ''].flatMap(linksIn);

const placeFaults = ({ entries, chapters }: Reference): readonly ReferenceFault[] => {
  const placed = chapters.flatMap((chapter) => chapter.entries);
  const ids = entries.map(({ id }) => id);
  const known = new Set(ids);
  return [
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((entry) => ({ id: 'same-id-twice', entry }) as const),
    ...ids
      .filter((id) => !placed.includes(id))
      .map((entry) => ({ id: 'in-no-chapter', entry }) as const),
    ...placed
      .filter((id, at) => placed.indexOf(id) !== at)
      .map((entry) => ({ id: 'in-two-places', entry }) as const),
    ...placed
      .filter((id) => !known.has(id))
      .map((entry) => ({ id: 'chapter-names-nothing', entry }) as const),
  ];
};

const linkFaults = ({ entries }: Reference, known: ReadonlySet<EntryId>) =>
  entries.flatMap((entry) =>
    linksOf(entry).flatMap((to): readonly ReferenceFault[] => {
      if (to === entry.id) return [{ id: 'links-to-itself', entry: to }];
      return known.has(to) ? [] : [{ id: 'dead-link', entry: entry.id, to }];
    }),
  );

const quickFaults = ({ quick }: Reference, known: ReadonlySet<EntryId>) =>
  quick.flatMap(({ id, sections }) =>
    sections
      .flatMap(({ rows }) => rows)
      .flatMap(({ entry }): readonly ReferenceFault[] =>
        entry === undefined || known.has(entry)
          ? []
          : [{ id: 'quick-row-leads-nowhere', quick: id, to: entry }],
      ),
  );

/** Empty for a sound reference: every link leads somewhere, every entry is in exactly one chapter. */
export const referenceFaults = (reference: Reference): readonly ReferenceFault[] => {
  const known = new Set(reference.entries.map(({ id }) => id));
  return [
    ...placeFaults(reference),
    ...linkFaults(reference, known),
    ...quickFaults(reference, known),
  ];
};
