import type { Entry } from '../../../core/reference/entry';

/** A chapter of the rules in one language, its entries in the order of the source. */
export interface ChapterText {
  readonly title: string;
  readonly entries: readonly Entry[];
}
