import type { Block, EntryId, SumRow } from '../../../core/pages/page';
import type { Line, Tally } from '../explain';
import type { explainWords } from '../words/en/explain';

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

type Worded = Pick<typeof explainWords, 'source' | 'line'>;

/** How a number came about: each line with what it made of the number before. */
const tallyRows = (
  words: Worded,
  lines: readonly Line[],
  entryOf: (line: Line) => EntryId | null,
): readonly SumRow[] => {
  let now = 0;
  return lines.map((line): SumRow => {
    const before = now;
    now = after(line, before);
    const entry = entryOf(line);
    return {
      label: isPlain(line) ? words.source(line.source) : words.line(line),
      rule: line.rule,
      ...(entry === null ? {} : { entry }),
      value: now - before,
    };
  });
};

/** A number with everything that led to it, and the entries of an edition behind it. */
export const tallySum = (
  words: Worded,
  label: string,
  { value, lines }: Tally,
  total: string,
  entryOf: (line: Line) => EntryId | null,
): Block => ({
  block: 'sum',
  label,
  rows: tallyRows(words, lines, entryOf),
  total: { label: total, value },
  isCount: true,
});
