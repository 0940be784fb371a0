import type { EntryId } from '../../../core/pages/page';
import { entriesIn } from '../../kit/reference/entryIds';
import { CONTENTS } from './contents';

const entries = entriesIn(CONTENTS);

/** The entry that tells a rule, by the name of its section; the first of several. */
export const entryForRule = (section: string): EntryId | null => entries.forRule(section);

/** Null for a keyword that the booklet does not have. */
export const entryForKeyword = (name: string): EntryId | null => entries.named(name, 'keyword');
