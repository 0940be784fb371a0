import type { EntryId } from '../../../core/pages/page';
import { entriesIn } from '../../kit/reference/entryIds';
import { readsEntry, type Reads } from '../../kit/pages/reads';
import { CONTENTS } from './contents';

const entries = entriesIn(CONTENTS);

/** The entry that tells a rule, by the heading that it stands under; the first of several. */
export const entryForRule = (section: string): EntryId | null => entries.forRule(section);

/** What a label opens that names a rule. */
export const readsRule = (section: string): Reads => readsEntry(entryForRule(section));
