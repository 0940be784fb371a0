import type { QuickRow, QuickSection } from '../../../core/reference/entry';
import { makeGrammar } from '../../../core/words';

export const { plural, number, signed, percent, list } = makeGrammar('en');

export const row = (label: string, value: string, entry: string): QuickRow => ({
  label,
  value,
  entry,
});

export const section = (title: string, ...rows: readonly QuickRow[]): QuickSection => ({
  title,
  rows,
});

/** A save that succeeds up to this result. */
export const orLess = (upTo: number): string => (upTo === 1 ? '1' : `${number(upTo)} or less`);
