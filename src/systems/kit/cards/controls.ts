import { answerAt, type Answer } from '../../../core/pages/answers';
import type { Act, Block, Chip, Option, Page } from '../../../core/pages/page';
import type { Reads } from '../pages/reads';
import { listAt, numberAt, textAt } from './draftParts';
import type { FieldWords } from './form';
import { faultAt, faultWithin, foundAt, nextIn, type Spot } from './open';

/** What is wrong with a control that has no place of its own for it. */
export const faultBlock = (spot: Spot): readonly Block[] => {
  const text = faultAt(spot);
  return text === null ? [] : [{ block: 'text', text, tone: 'warning' }];
};

export const row = (...acts: readonly Act[]): readonly Block[] =>
  acts.length === 0 ? [] : [{ block: 'acts', style: 'row', acts }];

/** Sentences under a heading; nothing where there are none. */
export const sentences = (heading: string, lines: readonly string[]): readonly Block[] =>
  lines.length === 0
    ? []
    : [
        { block: 'heading', text: heading },
        ...lines.map((text): Block => ({ block: 'text', text })),
      ];

export const field = (
  spot: Spot,
  { label, hint }: FieldWords,
  lines: 'one' | 'many' = 'one',
  value: string = textAt(spot.open.draft, spot.path),
): Block => {
  const problem = faultAt(spot);
  return {
    block: 'field',
    id: spot.path,
    label,
    value,
    lines,
    ...(hint === undefined ? {} : { hint }),
    ...(problem === null ? {} : { problem }),
  };
};

interface Range extends Reads {
  readonly min: number;
  readonly max: number;
  /** What the first tap makes of a number that is not filled in yet. */
  readonly first?: number;
}

/** What is not filled in yet shows no number; what may be left out loses it again below its least. */
export const stepper = (spot: Spot, label: string, range: Range): readonly Block[] => [
  {
    block: 'stepper',
    id: spot.path,
    label,
    value: numberAt(spot.open.draft, spot.path),
    ...(spot.mayLack ? { orNone: true } : {}),
    ...range,
  },
  ...faultBlock(spot),
];

export type ChoiceStyle = Extract<Block, { readonly block: 'choice' }>['style'];

interface Chosen extends Reads {
  readonly style: ChoiceStyle;
  readonly options: readonly Option[];
}

export const choice = (
  spot: Spot,
  { label, none }: FieldWords,
  { style, options, ...reads }: Chosen,
): readonly Block[] => {
  const nothing = { value: null, label: none ?? spot.open.words.none };
  return [
    {
      block: 'choice',
      id: spot.path,
      label,
      style,
      value: foundAt(spot) ?? null,
      options: spot.mayLack ? [nothing, ...options] : options,
      ...reads,
    },
    ...faultBlock(spot),
  ];
};

/** What a part of a card is; another kind of it begins afresh, the same keeps what was entered. */
export const kindChoice = (
  spot: Spot,
  words: FieldWords,
  tag: string,
  options: readonly Option[],
): readonly Block[] => {
  const { draft } = spot.open;
  const kind = answerAt(draft, `${spot.path}.${tag}`) ?? null;
  const isNow = ({ value }: Option) => answerAt({ value }, `value.${tag}`) === kind;
  const now = foundAt(spot) ?? null;
  const kept = options.map((option) => (isNow(option) ? { ...option, value: now } : option));
  return choice(spot, words, { style: 'menu', options: kept });
};

/** A menu whose choice becomes the next item of a list. */
export const addMenu = (
  spot: Spot,
  label: string,
  options: readonly Option[],
): readonly Block[] => {
  if (options.length === 0) return [];
  const next = nextIn(spot);
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

export const PART = 'part';

/** Leads to the page of a part. */
export const openAct = ({ open, path }: Spot): Act => ({
  label: open.words.open,
  opens: { page: PART, about: path },
});

/** A new item of a list, on a page of its own. */
export const addAct = (spot: Spot, label: string, item: Answer): Act => {
  const { open, path } = spot;
  const next = nextIn(spot);
  const about = `${path}.${listAt(open.draft, path).length}`;
  return { label, answers: { [next.path]: next.as(item) }, opens: { page: PART, about } };
};

/** Takes an item out of its list. */
export const removeAct = ({ open, path }: Spot, label: string): Act => {
  const cut = path.lastIndexOf('.');
  const [list, place] = [path.slice(0, cut), Number(path.slice(cut + 1))];
  return {
    label,
    answers: { [list]: listAt(open.draft, list).filter((_, at) => at !== place) },
  };
};

/** The page of one item of a list: its controls, and the way back with it or without. */
export const itemPage = (spot: Spot, title: string, blocks: readonly Block[]): Page => {
  const { words, draft } = spot.open;
  return {
    title,
    kicker: textAt(draft, 'name'),
    blocks,
    primary: { label: words.done, opens: 'back' },
    secondary: [{ ...removeAct(spot, words.remove), opens: 'back' }],
  };
};

export const faultChips = (spot: Spot): readonly Chip[] => {
  const fault = faultWithin(spot);
  if (!fault) return [];
  return [{ label: fault.isBlank ? spot.open.words.incomplete : fault.text, tone: 'warning' }];
};
