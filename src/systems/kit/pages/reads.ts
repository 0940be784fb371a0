import type { Block, EntryId } from '../../../core/pages/page';
import { quickId } from '../../../core/reference/entry';

/** What a label opens of the reference when it is held. */
export interface Reads {
  readonly entry?: EntryId;
}

/** Nothing where there is no such entry. */
export const readsEntry = (entry: EntryId | null): Reads => (entry === null ? {} : { entry });

/** A line that opens a quick reference. */
export const quickLine = (text: string, id: string): Block => ({
  block: 'text',
  text,
  entry: quickId(id),
});
