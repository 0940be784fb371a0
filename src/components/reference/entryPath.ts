import type { EntryId } from '../../core/pages/page';

/** The address of an entry, for those who open it in a tab of its own. */
export const entryPath = (entry: EntryId): string => `/rules/entry/${entry}`;
