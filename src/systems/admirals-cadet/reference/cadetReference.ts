import type { EntryId } from '../../../core/pages/page';
import { lookupIn } from '../../../core/reference/lookup';
import { entryIdOf } from '../../admirals-shared/reference/entryIds';
import { en } from './en';

/** The rules in every language that they were written in; ids are the same in all. */
export const cadetReference = { en } as const;

/** The entry that tells a rule, by the name of its section; the first of several. */
export const entryForRule = (section: string): EntryId | null => {
  const [first = ''] = section.split(',');
  return lookupIn(en).forSection(first)?.id ?? null;
};

/** Null for a keyword that the booklet does not have. */
export const entryForKeyword = (name: string): EntryId | null => {
  const entry = lookupIn(en).entry(entryIdOf(name));
  return entry?.kind === 'keyword' ? entry.id : null;
};
