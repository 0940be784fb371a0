import { checked, problems, type Checked } from '../../../core/checked/checked';
import * as read from '../../../core/checked/read';
import type { Answer, Changes } from '../../../core/pages/answers';
import type { Block, Item, Page } from '../../../core/pages/page';
import { countOf } from '../pages/choices';
import { faultBlock, row, PART } from './controls';
import { readAt, listAt, textAt } from './draftParts';
import type { Form, Schema } from './form';
import { listSchema } from './listForms';
import type { Open } from './open';

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

const timesOf = <Sign>(signs: readonly Sign[], sign: Sign): number =>
  signs.filter((one) => one === sign).length;

/** One more of a sign, in the order of the taps; after the last, none. */
const tapped = <Sign extends string>({ signs, most }: SignsAt<Sign>, sign: Sign) => {
  const isFull = timesOf(signs, sign) >= MOST_BY_TAPS || signs.length === most;
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
    const count = timesOf(row.signs, sign);
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
  const isFull = signs.length >= most;
  const last = signs.lastIndexOf(sign);
  const fewer = last < 0 ? null : set(signs.filter((_, at) => at !== last));
  return {
    id: sign,
    title: name,
    count: countOf({
      value: timesOf(signs, sign),
      more: {
        label: words.oneMore(name),
        ...(isFull ? { why: say.most(most) } : { answers: set([...signs, sign]) }),
      },
      less: { label: words.oneLess(name), answers: fewer },
    }),
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

/** Signs by the number that was rolled; a number that is missing gives none. */
type ChartOf<Result extends number, Sign extends string> = Readonly<
  Partial<Record<Result, readonly Sign[]>>
>;

interface ChartPrint<Result extends number, Sign extends string> {
  readonly results: readonly Result[];
  readonly columns: readonly Sign[];
  /** Signs of one result. */
  readonly most: number;
}

export type ChartWhy =
  | {
      readonly id: 'chart-result';
      readonly found: string;
      readonly first: number;
      readonly last: number;
    }
  | { readonly id: 'chart-result-twice'; readonly result: number };

type Row<Result extends number, Sign extends string> = readonly [Result, readonly Sign[]];

const readResult =
  <Result extends number>(results: readonly Result[]): read.Reader<Result> =>
  (draft, path) => {
    const found = typeof draft === 'number' || typeof draft === 'string' ? String(draft) : '';
    const result = results.find((one) => String(one) === found);
    if (result !== undefined) return checked(result);
    const [first = 0, last = 0] = [results[0], results.at(-1)];
    return problems({ path, why: { id: 'chart-result', found: found.slice(0, 20), first, last } });
  };

const asChart = <Result extends number, Sign extends string>(
  rows: Checked<readonly Row<Result, Sign>[]>,
  path: string,
): Checked<ChartOf<Result, Sign>> => {
  if (!rows.ok) return rows;
  const results = rows.value.map(([result]) => result);
  const twice = results.find((result, at) => results.indexOf(result) !== at);
  if (twice !== undefined)
    return problems({ path, why: { id: 'chart-result-twice', result: twice } });
  // The keys were read as results and the values as signs.
  return checked(Object.fromEntries(rows.value) as ChartOf<Result, Sign>);
};

/** Signs by result, or rows such as `{ results: [0, 1], icons: ['hit'] }`. */
const readChart = <Result extends number, Sign extends string>({
  results,
  columns,
  most,
}: ChartPrint<Result, Sign>): read.Reader<ChartOf<Result, Sign>> => {
  const result = readResult(results);
  const icons = read.list(read.oneOf(columns), { most });
  const rowList = read.list(
    read.object({ results: read.list(result, { least: 1, most: results.length }), icons }),
    { most: results.length },
  );
  const readRow = (key: string, draft: unknown, path: string): Checked<Row<Result, Sign>> => {
    const found = result(key, path);
    const signs = icons(draft, path);
    if (!found.ok) return found;
    return signs.ok ? checked([found.value, signs.value]) : signs;
  };
  return (draft, path) => {
    if (Array.isArray(draft)) {
      const rows = rowList(draft, path);
      if (!rows.ok) return rows;
      const each = rows.value.flatMap((one) =>
        one.results.map((key): Row<Result, Sign> => [key, one.icons]),
      );
      return asChart(checked(each), path);
    }
    const own = read.objectDraft(draft, path);
    if (!own.ok) return own;
    const rows = Object.entries(own.value).map(([key, one]) =>
      readRow(key, one, read.at(path, key)),
    );
    return asChart(read.all(rows), path);
  };
};

const chartSchema = ({ results, columns, most }: ChartPrint<number, string>): Schema => {
  const icons = listSchema({ enum: columns }, most);
  const result = { enum: [...results, ...results.map(String)] };
  const line = {
    type: 'object',
    additionalProperties: false,
    required: ['results', 'icons'],
    properties: { results: listSchema(result, results.length, 1), icons },
  };
  const properties = Object.fromEntries(results.map((one) => [one, icons]));
  return {
    oneOf: [
      { type: 'object', additionalProperties: false, properties },
      listSchema(line, results.length),
    ],
  };
};

interface ChartWords<Sign extends string> extends SignWords<Sign> {
  readonly result: (result: number) => string;
  /** The first result gives what the second gives, as prints say in words. */
  readonly firstAsSecond: string;
  /** In a table: over what a result gives, and where that is nothing. */
  readonly gives: string;
  readonly nothing: string;
  /** While no result gives anything. */
  readonly empty: string;
}

/** As far as the card prints anything. */
const chartTable = <Result extends number, Sign extends string>(
  { results }: ChartPrint<Result, Sign>,
  value: ChartOf<Result, Sign>,
  words: ChartWords<Sign>,
): readonly Block[] => {
  const last = results.findLastIndex((result) => (value[result] ?? []).length > 0);
  if (last < 0) return [];
  return [
    {
      block: 'table',
      label: words.label,
      head: [words.gives],
      rows: results.slice(0, last + 1).map((result) => {
        const signs = (value[result] ?? []).map((sign) => words.named[sign]);
        return { label: words.result(result), cells: [signs.join(', ') || words.nothing] };
      }),
    },
  ];
};

const givesNothing = (found: Answer | undefined): boolean =>
  read.isObject(found) &&
  !Object.values(found).some((signs) => Array.isArray(signs) && signs.length > 0);

/** Results of dice against signs. It is written out in full once touched, so that nothing is known to be nothing. */
export const chart = <Result extends number, Sign extends string>(
  print: ChartPrint<Result, Sign>,
): Form<ChartOf<Result, Sign>, ChartWords<Sign>> => {
  const { results, columns, most } = print;
  const reader = readChart(print);
  const rowsAt = ({ draft }: Open, path: string, words: ChartWords<Sign>) => {
    const found = readAt(draft, path, reader);
    const full = results.map((result) => ({ result, signs: found?.[result] ?? [] }));
    const set = (changed: Result, next: readonly Sign[]): Changes => ({
      [path]: Object.fromEntries(
        full.map(({ result, signs }) => [result, result === changed ? next : signs]),
      ),
    });
    return full.map(({ result, signs }): SignsAt<Sign> => ({
      label: words.result(result),
      path: `${path}.${result}`,
      most,
      signs,
      set: (next) => set(result, next),
    }));
  };
  return {
    read: reader,
    schema: chartSchema(print),
    blank: {},
    edit: (spot, words) => {
      const rows = rowsAt(spot.open, spot.path, words);
      const [first, second] = rows;
      const same = first &&
        second && { label: words.firstAsSecond, answers: first.set(second.signs) };
      return [
        gridBlock(spot.open, columns, rows, words),
        ...faultBlock(spot),
        ...(same ? row(same) : []),
      ];
    },
    show: (value, words) => chartTable(print, value, words),
    lack: (found, words) => (givesNothing(found) ? words.empty : null),
    within: (step, words) => ({
      called: step,
      page: (open, path) => {
        const own = rowsAt(open, path.slice(0, path.lastIndexOf('.')), words);
        const found = own.find((one) => one.path === path);
        return found ? signsPage(open, columns, found, words) : null;
      },
    }),
  };
};
