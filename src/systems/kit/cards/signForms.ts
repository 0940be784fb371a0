import * as read from '../../../core/checked/read';
import type { Changes } from '../../../core/pages/answers';
import type { Block, Item, Page } from '../../../core/pages/page';
import { PART } from './controls';
import { listAt, textAt } from './draftParts';
import type { Form } from './form';
import type { Open } from './open';
import { listSchema } from './listForms';

export interface SignWords<Sign extends string> {
  readonly label: string;
  /** Over its column. */
  readonly short: Readonly<Record<Sign, string>>;
  /** In full. */
  readonly named: Readonly<Record<Sign, string>>;
  /** How many there can be. */
  readonly most: (most: number) => string;
  /** All of one row. */
  readonly inRow: (row: string) => string;
}

/** Signs in a row of a card, and what the draft becomes with others. */
export interface SignsAt<Sign extends string> {
  readonly label: string;
  readonly path: string;
  readonly signs: readonly Sign[];
  readonly most: number;
  readonly set: (signs: readonly Sign[]) => Changes;
}

/** More of one sign than prints usually have: taps on a cell go around from here. */
const MOST_BY_TAPS = 3;

const countOf = <Sign>(signs: readonly Sign[], sign: Sign): number =>
  signs.filter((one) => one === sign).length;

/** One more of a sign, in the order of the taps; after the last, none. */
const tapped = <Sign extends string>(
  { signs, most }: SignsAt<Sign>,
  sign: Sign,
): readonly Sign[] => {
  const isFull = countOf(signs, sign) >= MOST_BY_TAPS || signs.length === most;
  return isFull ? signs.filter((one) => one !== sign) : [...signs, sign];
};

type Grid = Extract<Block, { readonly block: 'grid' }>;

/** A tap on a sign adds one more of it, a tap on the label leads to its numbers. */
const gridRow = <Sign extends string>(
  { words }: Open,
  columns: readonly Sign[],
  row: SignsAt<Sign>,
  say: SignWords<Sign>,
): Grid['rows'][number] => ({
  label: row.label,
  act: { label: words.inNumbers(row.label), opens: { page: PART, about: row.path } },
  cells: columns.map((sign) => {
    const count = countOf(row.signs, sign);
    return {
      on: count > 0,
      ...(count > 1 ? { mark: words.times(count) } : {}),
      spoken: words.cell(row.label, say.named[sign], count),
      answers: row.set(tapped(row, sign)),
    };
  }),
});

const signItem = <Sign extends string>(
  { words }: Open,
  { signs, most, set }: SignsAt<Sign>,
  sign: Sign,
  say: SignWords<Sign>,
): Item => {
  const name = say.named[sign];
  const [more, less] = [words.oneMore(name), words.oneLess(name)];
  const last = signs.lastIndexOf(sign);
  return {
    id: sign,
    title: name,
    count: {
      value: countOf(signs, sign),
      more:
        signs.length < most
          ? { label: more, spoken: more, answers: set([...signs, sign]) }
          : { label: more, spoken: more, why: say.most(most) },
      ...(last < 0
        ? {}
        : {
            less: { label: less, spoken: less, answers: set(signs.filter((_, at) => at !== last)) },
          }),
    },
  };
};

/** A row by its numbers, as many of a sign as a card can hold. */
export const signsPage = <Sign extends string>(
  open: Open,
  columns: readonly Sign[],
  row: SignsAt<Sign>,
  say: SignWords<Sign>,
): Page => ({
  title: open.words.inNumbers(row.label),
  kicker: textAt(open.draft, 'name'),
  blocks: [
    {
      block: 'items',
      label: say.inRow(row.label),
      note: say.most(row.most),
      items: columns.map((sign) => signItem(open, row, sign, say)),
    },
  ],
  primary: { label: open.words.done, opens: 'back' },
});

export const gridBlock = <Sign extends string>(
  open: Open,
  columns: readonly Sign[],
  rows: readonly SignsAt<Sign>[],
  words: SignWords<Sign>,
): Block => ({
  block: 'grid',
  label: words.label,
  columns: columns.map((sign) => words.short[sign]),
  rows: rows.map((row) => gridRow(open, columns, row, words)),
});

interface RowWords<Sign extends string> extends SignWords<Sign> {
  /** The label of the one row. */
  readonly row: string;
}

/** So many of each of several signs, at least one in all. */
export const signs = <Sign extends string>(
  columns: readonly Sign[],
  most: number,
): Form<readonly Sign[], RowWords<Sign>> => {
  const rowAt = ({ draft }: Open, path: string, { row: label }: RowWords<Sign>): SignsAt<Sign> => ({
    label,
    path,
    most,
    signs: listAt(draft, path).flatMap((found) => columns.find((one) => one === found) ?? []),
    set: (next) => ({ [path]: next }),
  });
  return {
    read: read.list(read.oneOf(columns), { least: 1, most }),
    schema: listSchema({ enum: columns }, most, 1),
    blank: [],
    edit: ({ open, path }, words) => [gridBlock(open, columns, [rowAt(open, path, words)], words)],
    page: (open, path, words) => signsPage(open, columns, rowAt(open, path, words), words),
  };
};
