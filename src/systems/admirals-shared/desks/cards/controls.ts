import { type Answer, answerAt } from '../../../../core/pages/answers';
import type { Act, Block, EntryId, Option } from '../../../../core/pages/page';
import { listAt, numberAt, textAt } from '../../../kit/cards/draftParts';
import { faultAt, nextIn, placeIn, without } from './open';
import { type Open } from './bench';

/** What is wrong with a control that has no place of its own for it. */
const faultBlock = (open: Open, path: string): readonly Block[] => {
  const text = faultAt(open, path);
  return text === null ? [] : [{ block: 'text', text, tone: 'warning' }];
};

interface Typed {
  readonly lines?: 'one' | 'many';
  readonly hint?: string;
}

export const field = (
  open: Open,
  path: string,
  label: string,
  { lines = 'one', hint }: Typed = {},
): Block => {
  const problem = faultAt(open, path);
  return {
    block: 'field',
    id: path,
    label,
    value: textAt(open.draft, path),
    lines,
    ...(hint === undefined ? {} : { hint }),
    ...(problem === null ? {} : { problem }),
  };
};

interface Range {
  readonly min?: number;
  readonly max: number;
  readonly entry?: EntryId;
}

/** What is not filled in yet stands at nothing, or as near to it as can be. */
export const stepper = (
  open: Open,
  path: string,
  label: string,
  { min = 0, max, ...entry }: Range,
): readonly Block[] => [
  {
    block: 'stepper',
    id: path,
    label,
    value: numberAt(open.draft, path) ?? Math.max(0, min),
    min,
    max,
    ...entry,
  },
  ...faultBlock(open, path),
];

type ChoiceStyle = Extract<Block, { readonly block: 'choice' }>['style'];

interface Chosen {
  readonly style: ChoiceStyle;
  readonly options: readonly Option[];
  readonly entry?: EntryId;
}

export const choice = (
  open: Open,
  path: string,
  label: string,
  { style, options, ...entry }: Chosen,
): readonly Block[] => [
  {
    block: 'choice',
    id: path,
    label,
    style,
    value: answerAt(open.draft, path) ?? null,
    options,
    ...entry,
  },
  ...faultBlock(open, path),
];

interface Kinds {
  /** What tells the kinds apart. */
  readonly tag: string;
  readonly options: readonly Option[];
  readonly style?: ChoiceStyle;
}

/** What a part of a card is; another kind of it begins afresh, the same keeps what was entered. */
export const kindChoice = (
  open: Open,
  path: string,
  label: string,
  { tag, options, style = 'menu' }: Kinds,
): readonly Block[] => {
  const now = answerAt(open.draft, path) ?? null;
  const kind = answerAt(open.draft, `${path}.${tag}`) ?? null;
  const isNow = ({ value }: Option) =>
    value === null ? now === null : answerAt({ value }, `value.${tag}`) === kind;
  const kept = options.map((option) => (isNow(option) ? { ...option, value: now } : option));
  return choice(open, path, label, { style, options: kept });
};

interface Numbers {
  readonly least: number;
  readonly most: number;
  /** Whether it may be left out. */
  readonly none?: boolean;
  readonly entry?: EntryId;
}

/** A number that can be told apart from none, in two taps however large. */
export const numberMenu = (
  open: Open,
  path: string,
  label: string,
  { least, most, none = false, ...entry }: Numbers,
): readonly Block[] => {
  const numbers = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const { notPrinted } = open.words.cardDesk.editor;
  return choice(open, path, label, {
    style: 'menu',
    options: [...(none ? [{ value: null, label: notPrinted }] : []), ...plainOptions(numbers)],
    ...entry,
  });
};

/** Each as it is written. */
export const plainOptions = (values: readonly (string | number)[]): readonly Option[] =>
  values.map((value) => ({ value, label: String(value) }));

/** A menu whose choice becomes the next item of a list. */
export const addMenu = (
  open: Open,
  path: string,
  label: string,
  options: readonly Option[],
): readonly Block[] => {
  if (options.length === 0) return [];
  const next = nextIn(open, path);
  return [
    {
      block: 'choice',
      id: next.path,
      label,
      style: 'menu',
      value: null,
      options: options.map((option) => ({ ...option, value: next.as(option.value) })),
    },
  ];
};

/** A new item of a list, on a page of its own. */
export const addAct = (
  open: Open,
  path: string,
  label: string,
  item: Answer,
  page: string,
): Act => {
  const next = nextIn(open, path);
  return {
    label,
    answers: { [next.path]: next.as(item) },
    opens: { page, about: `${path}.${listAt(open.draft, path).length}` },
  };
};

/** Takes an item out of its list. */
export const removeAct = (open: Open, path: string, label: string): Act => {
  const [list, at] = placeIn(path);
  return { label, answers: { [list]: without(listAt(open.draft, list), at) } };
};

/** The end of a page that is about one item of a list. */
export const itemActs = (open: Open, path: string) => {
  const { acts } = open.words.cardDesk;
  return {
    primary: { label: acts.done, opens: 'back' },
    secondary: [{ ...removeAct(open, path, acts.remove), opens: 'back' }],
  } as const;
};

/** Texts or codes, each in a field of its own, with a menu of those that are known. */
export const textList = (
  open: Open,
  path: string,
  words: { readonly one: (at: number) => string; readonly add: string; readonly type: string },
  known: readonly Option[] = [],
): readonly Block[] => {
  const { acts } = open.words.cardDesk;
  const entries = listAt(open.draft, path);
  const next = nextIn(open, path);
  const nameOf = (code: Answer) =>
    known.find(({ value, label }) => value === code && label !== code)?.label;
  return [
    ...entries.map((entry, at): Block => {
      const label = [words.one(at + 1), nameOf(entry)].filter(Boolean).join(' · ');
      return field(open, `${path}.${at}`, label);
    }),
    ...faultBlock(open, path),
    ...addMenu(open, path, words.add, known),
    {
      block: 'acts',
      style: 'row',
      acts: [
        { label: words.type, answers: { [next.path]: next.as('') } },
        ...entries.map((entry, at) =>
          removeAct(open, `${path}.${at}`, acts.removeNamed(String(entry) || words.one(at + 1))),
        ),
      ],
    },
  ];
};
