import type { EntryId } from '../../../core/pages/page';
import { entryForKeyword, entryForRule, entryForTerrain } from '../reference/entriesFor';

type Reads = { readonly entry?: EntryId };

const found = (entry: EntryId | null): Reads => (entry === null ? {} : { entry });

/** What a label opens: the entry of a section, a keyword or a terrain; nothing where there is none. */
export const readsRule = (section: string): Reads => found(entryForRule(section));
export const readsKeyword = (name: string): Reads => found(entryForKeyword(name));
export const readsTerrain = (terrain: string): Reads => found(entryForTerrain(terrain));
