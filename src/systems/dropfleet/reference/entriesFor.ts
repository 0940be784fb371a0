import type { EntryId } from '../../../core/pages/page';
import { readsEntry, type Reads } from '../../kit/pages/reads';
import { entriesIn } from '../../kit/reference/entryIds';
import { CONTENTS } from './contents';

const entries = entriesIn(CONTENTS);

/** The entry that tells a rule, by its section; the first of several. */
export const entryForRule = (section: string): EntryId | null => entries.forRule(section);

/** What a label opens that names a rule. */
export const readsRule = (section: string): Reads => readsEntry(entryForRule(section));
