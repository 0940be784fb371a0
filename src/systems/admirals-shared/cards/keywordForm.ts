import { checked, problems, type Checked } from '../../../core/checked/checked';
import { object, optional, refine, text, type Reader } from '../../../core/checked/read';
import { groupOf, type Answer } from '../../../core/pages/answers';
import type { Block, Item, Option } from '../../../core/pages/page';
import { cardsOf, picked } from '../../kit/cards/codeForms';
import * as controls from '../../kit/cards/controls';
import { listAt } from '../../kit/cards/draftParts';
import { titled, type FieldWords, type Form } from '../../kit/cards/form';
import { list, type ListWords } from '../../kit/cards/listForms';
import { foundAt, inside, type Spot } from '../../kit/cards/open';
import { makeKeyword, parseKeyword, type Keyword, type KeywordNames } from './keywordText';
import { LONGEST, MOST, MOST_ITEMS } from './limits';

export type KeywordWhy =
  | { readonly id: 'keyword-needs-number'; readonly keyword: string; readonly most: number }
  | { readonly id: 'keyword-needs-order'; readonly keyword: string }
  | { readonly id: 'keyword-takes-no-value'; readonly keyword: string }
  | { readonly id: 'keyword-brackets'; readonly keyword: string };

type KeywordRule = KeywordNames[number];

const asWritten = text({ most: LONGEST.keyword + LONGEST.code });
const readName = text({ most: LONGEST.keyword });

const readValue: Reader<number | string> = (draft, path) =>
  typeof draft === 'number' ? checked(draft) : text({ most: LONGEST.code })(draft, path);

const readFields = object({ name: readName, value: optional(readValue) });

const readAny: Reader<Keyword> = (draft, path) => {
  if (typeof draft !== 'string') return readFields(draft, path);
  const written = asWritten(draft, path);
  return written.ok ? readFields(parseKeyword(written.value), path) : written;
};

const plain = (name: string): string => name.toLowerCase().replace(/[\s-]/g, '');

/** The keyword of the table that this is, however it was written. */
const known = (table: KeywordNames, name: string): KeywordRule | undefined =>
  table.find((rule) => plain(rule.name) === plain(name));

/** A keyword by its name alone, spelled as the table does. */
export const keywordName = (table: KeywordNames) =>
  picked(
    refine(readName, (name) => checked(known(table, name)?.name ?? name)),
    LONGEST.keyword,
    () => table.map(({ name }) => ({ value: name, label: name })),
  );

const fits = (rule: KeywordRule, keyword: Keyword, path: string): Checked<Keyword> => {
  const refuse = (why: KeywordWhy): Checked<Keyword> => problems({ path, why });
  const named = { ...keyword, name: rule.name };
  switch (rule.value) {
    case 'none':
      return keyword.value === undefined
        ? checked(named)
        : refuse({ id: 'keyword-takes-no-value', keyword: rule.name });
    case 'order':
      return typeof keyword.value === 'number'
        ? refuse({ id: 'keyword-needs-order', keyword: rule.name })
        : checked(named);
    case 'number': {
      const isNumber = Number.isInteger(keyword.value) && Number(keyword.value) >= 0;
      return isNumber && Number(keyword.value) <= MOST.keywordValue
        ? checked(named)
        : refuse({ id: 'keyword-needs-number', keyword: rule.name, most: MOST.keywordValue });
    }
  }
};

const BRACKETS = /[[\]]/;

/** `Lethal [2]` or its fields. One that the table does not know is kept as it was written. */
const readKeyword = (table: KeywordNames): Reader<Keyword> =>
  refine(readAny, (read, path) => {
    if (BRACKETS.test(read.name) || BRACKETS.test(String(read.value ?? ''))) {
      return problems({ path, why: { id: 'keyword-brackets', keyword: read.name } });
    }
    if (typeof read.value === 'number' && !Number.isFinite(read.value)) {
      const why = { id: 'keyword-needs-number', keyword: read.name, most: MOST.keywordValue };
      return problems({ path, why });
    }
    const rule = known(table, read.name);
    return rule ? fits(rule, read, path) : checked(read);
  });

/** A keyword in a draft, typed or picked, however far it has come. */
const keywordIn = (found: Answer | undefined): Keyword => {
  if (typeof found === 'string') return parseKeyword(found);
  const { name, value } = groupOf(found);
  return {
    name: typeof name === 'string' ? name : '',
    ...(typeof value === 'string' || typeof value === 'number' ? { value } : {}),
  };
};

/** Whether a keyword of a draft is one that has an order in its brackets. */
export const takesOrder = (table: KeywordNames, found: Answer): boolean =>
  known(table, keywordIn(found).name)?.value === 'order';

/** Every keyword of the rulebook, those with a number at 1. */
const options = (table: KeywordNames): readonly Option[] =>
  table.map((rule) => ({
    value: rule.value === 'number' ? { name: rule.name, value: 1 } : { name: rule.name },
    label: rule.value === 'none' ? rule.name : `${rule.name} [x]`,
  }));

interface KeywordWords extends FieldWords {
  /** The menu of those in the rulebook. */
  readonly known: string;
  readonly number: string;
  readonly order: string;
}

/** What stands in a keyword's brackets, picked rather than typed. */
const bracketBlocks = (table: KeywordNames, spot: Spot, words: KeywordWords): readonly Block[] => {
  const found = foundAt(spot);
  if (typeof found !== 'object') return [];
  const value = inside(spot, 'value', true);
  switch (known(table, keywordIn(found).name)?.value) {
    case 'number':
      return controls.stepper(value, words.number, { min: 0, max: MOST.keywordValue });
    case 'order':
      return controls.choice(
        value,
        { label: words.order },
        { style: 'menu', options: cardsOf('order')(value) },
      );
    case 'none':
    case undefined:
      return [];
  }
};

/** One keyword: from the rulebook's, with what stands in its brackets, or typed as printed. */
export const keyword = (table: KeywordNames): Form<Keyword, KeywordWords> =>
  titled('keyword', {
    read: readKeyword(table),
    schema: {
      oneOf: [
        { type: 'string', minLength: 1, maxLength: LONGEST.keyword + LONGEST.code },
        {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            name: { type: 'string', minLength: 1, maxLength: LONGEST.keyword },
            value: { type: ['integer', 'string', 'null'] },
          },
        },
      ],
    },
    blank: '',
    edit: (spot, words) => [
      ...controls.kindChoice(spot, { label: words.known }, 'name', options(table)),
      ...bracketBlocks(table, spot, words),
      controls.field(spot, words, 'one', makeKeyword(keywordIn(foundAt(spot)))),
    ],
    name: ({ name, value }, path) =>
      known(table, name)?.value === 'order' && typeof value === 'string'
        ? [{ path, kind: 'order', code: value }]
        : [],
  });

const keywordItem = (spot: Spot, fresh: string): Item => {
  const { words, opens } = spot.open;
  const found = foundAt(spot);
  const { name, value } = keywordIn(found);
  const setTo = (to: number, label: string) => ({ label, answers: { [`${spot.path}.value`]: to } });
  const count =
    typeof value === 'number' && typeof found === 'object'
      ? {
          value,
          ...(value > 0 ? { less: setTo(value - 1, words.less) } : {}),
          ...(value < MOST.keywordValue ? { more: setTo(value + 1, words.more) } : {}),
        }
      : undefined;
  return {
    id: spot.path,
    title: makeKeyword(keywordIn(found)) || fresh,
    chips: controls.faultChips(spot),
    ...(count ? { count } : {}),
    ...opens.term(name),
    act: controls.openAct(spot),
  };
};

interface KeywordsWords extends ListWords<KeywordWords> {
  readonly fresh: string;
  readonly empty: string;
  /** One that the rulebook does not have. */
  readonly type: string;
}

/** 3A-01 XV: picked from the rulebook's, or typed as printed. */
export const keywords = (table: KeywordNames): Form<readonly Keyword[], KeywordsWords> => ({
  ...list(keyword(table), { most: MOST_ITEMS.keywords }),
  edit: (spot, words) => [
    {
      block: 'items',
      label: words.label,
      items: listAt(spot.open.draft, spot.path).map((_, at) =>
        keywordItem(inside(spot, at), words.fresh),
      ),
      empty: words.empty,
    },
    ...controls.addMenu(spot, words.add, options(table)),
    ...controls.row(controls.addAct(spot, words.type, '')),
  ],
  tell: (found) =>
    listAt({ found: found ?? null }, 'found')
      .map((one) => makeKeyword(keywordIn(one)))
      .filter(Boolean),
});
