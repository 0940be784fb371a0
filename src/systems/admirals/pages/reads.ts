import type { EntryId } from '../../../core/pages/page';
import { entryForKeyword, entryForRule } from '../reference/entriesFor';

type Reads = { readonly entry?: EntryId };

const found = (entry: EntryId | null): Reads => (entry === null ? {} : { entry });

/** What a label opens: the entry of a section, or of a keyword; nothing where there is none. */
export const readsRule = (section: string): Reads => found(entryForRule(section));
export const readsKeyword = (name: string): Reads => found(entryForKeyword(name));
