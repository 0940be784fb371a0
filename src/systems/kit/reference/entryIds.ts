import type { EntryId } from '../../../core/pages/page';
import type { EntryHead, EntryKind } from '../../../core/reference/entry';
import { homesIn } from '../../../core/reference/lookup';
import { readsEntry, type Reads } from '../pages/reads';

/** What is told under its own name has the id of it: `Ram-Prow` is `ram-prow`. */
export const entryIdOf = (name: string): EntryId =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Where the pages of a game lead. Ids are the same in every language, so no text is needed. */
export const entriesIn = (contents: readonly EntryHead[]) => {
  const { entry, forSection } = homesIn(contents);
  return {
    /** The entry that tells a rule, however its section is written; of several the first. */
    forRule: (sections: string): EntryId | null => {
      const [first = ''] = sections.split(',');
      return forSection(first)?.id ?? null;
    },
    /** Null for a name that the rules do not have. */
    named: (name: string, kind: EntryKind): EntryId | null => {
      const id = entryIdOf(name);
      return entry(id)?.kind === kind ? id : null;
    },
  };
};

/** What a label opens that names a rule: its entry, by the section that it stands under. */
export const readsIn = (contents: readonly EntryHead[]) => {
  const { forRule } = entriesIn(contents);
  return (section: string): Reads => readsEntry(forRule(section));
};
