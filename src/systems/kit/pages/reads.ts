import type { EntryId } from '../../../core/pages/page';

/** What a label opens of the reference when it is held. */
export interface Reads {
  readonly entry?: EntryId;
}

/** Nothing where there is no such entry. */
export const readsEntry = (entry: EntryId | null): Reads => (entry === null ? {} : { entry });
