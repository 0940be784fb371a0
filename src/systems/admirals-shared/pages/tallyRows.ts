import type { Block, SumRow } from '../../../core/pages/page';
import type { Line, Tally } from '../explain';
import type { explainWords } from '../words/en/explain';
import type { AnyView } from './view';

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

interface Telling extends Pick<AnyView, 'readsSource'> {
  readonly words: { readonly explain: Pick<typeof explainWords, 'source' | 'line'> };
}

/** How a number came about: each line with what it made of the number before. */
const tallyRows = (
  { words: { explain }, readsSource }: Telling,
  lines: readonly Line[],
): readonly SumRow[] => {
  let now = 0;
  return lines.map((line): SumRow => {
    const before = now;
    now = after(line, before);
    return {
      label: isPlain(line) ? explain.source(line.source) : explain.line(line),
      rule: line.rule,
      ...readsSource(line),
      value: now - before,
    };
  });
};

/** A number with everything that led to it, and the entries of an edition behind it. */
export const tallySum = (
  view: Telling,
  label: string,
  { value, lines }: Tally,
  total: string,
): Block => ({
  block: 'sum',
  label,
  rows: tallyRows(view, lines),
  total: { label: total, value },
  isCount: true,
});
