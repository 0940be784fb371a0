import type { Block, SumRow } from '../../../core/pages/page';
import type { Line, Tally } from '../explain';
import { entryForSource } from '../reference/entriesFor';
import type { Seen } from './shipRow';

/** What a number is after a line, where it was before. */
const after = ({ change }: Line, before: number): number => {
  switch (change.as) {
    case 'start':
      return change.at;
    case 'add':
      return before + change.by;
    case 'divide':
    case 'limit':
      return change.to;
    case 'range':
    case 'moves':
    case 'any':
    case 'hits-on':
      return before;
  }
};

const isPlain = ({ change }: Line): boolean => change.as === 'start' || change.as === 'add';

/** How a number came about: each line with what it made of the number before. */
const tallyRows = ({ words }: Pick<Seen, 'words'>, lines: readonly Line[]): readonly SumRow[] => {
  let now = 0;
  return lines.map((line): SumRow => {
    const before = now;
    now = after(line, before);
    const entry = entryForSource(line);
    return {
      label: isPlain(line) ? words.explain.source(line.source) : words.explain.line(line),
      rule: line.rule,
      ...(entry === null ? {} : { entry }),
      value: now - before,
    };
  });
};

/** A number with everything that led to it. */
export const tallyBlock = (
  seen: Pick<Seen, 'words'>,
  label: string,
  { value, lines }: Tally,
  total: string,
): Block => ({
  block: 'sum',
  label,
  rows: tallyRows(seen, lines),
  total: { label: total, value },
  isCount: true,
});
