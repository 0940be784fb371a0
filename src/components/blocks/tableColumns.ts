import type { BlockOf } from '../../core/pages/page';
import { space } from '../../theme/metrics';

type Table = Pick<BlockOf<'table'>, 'head' | 'rows'>;

/** What a column would like to have, and what its longest word needs. */
type Column = Readonly<{ flexBasis: number; minWidth: number }>;

export type TableColumns = Readonly<{
  name: Column;
  cells: readonly Column[];
  /** With less, words would have to break: the cells go below their names then. */
  least: number;
}>;

/** Of wide letters in the faces of names, heads and cells. */
const letter = { name: 9.2, head: 7.4, cell: 9.6 } as const;
/** Longer texts go on two lines. */
const longest = { name: 48, cell: 18 } as const;
export const columnGap = space.m;

const wordOf = (text: string): number =>
  Math.max(0, ...text.split(/\s+/).map((word) => word.length));

const widest = (texts: readonly string[], measure: (text: string) => number): number =>
  Math.max(0, ...texts.map(measure));

/** How wide the columns of a table are, by its longest words, at a text size. */
export function tableColumns({ head, rows }: Table, scale: number): TableColumns {
  const labels = rows.map(({ label }) => label);
  const name = {
    flexBasis: widest(labels, ({ length }) => Math.min(length, longest.name)) * letter.name * scale,
    minWidth: widest(labels, wordOf) * letter.name * scale,
  };
  const count = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  const cells = Array.from({ length: count }, (_, at) => {
    const headed = widest(head.slice(at, at + 1), wordOf) * letter.head;
    const texts = rows.flatMap((row) => row.cells.slice(at, at + 1));
    const whole = widest(texts, ({ length }) => Math.min(length, longest.cell)) * letter.cell;
    const word = widest(texts, wordOf) * letter.cell;
    return {
      flexBasis: Math.max(headed, whole) * scale,
      minWidth: Math.max(headed, word) * scale,
    };
  });
  const least = cells.reduce((all, { minWidth }) => all + columnGap + minWidth, name.minWidth);
  return { name, cells, least };
}
