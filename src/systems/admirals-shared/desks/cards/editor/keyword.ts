import { type Answer, answerAt } from '../../../../../core/pages/answers';
import type { Keyword, KeywordNames } from '../../../cards/keywordText';
import type { Block, Item, Option, Page } from '../../../../../core/pages/page';
import { makeKeyword, parseKeyword } from '../../../cards/keywordText';
import { keyword as keywordForm } from '../../../cards/keywordForm';
import { MOST } from '../../../cards/limits';
import { addAct, addMenu, choice, itemActs, kindChoice, stepper } from '../controls';
import { groupAt, listAt, readAt } from '../../../../kit/cards/draftParts';
import { faultAt } from '../open';
import { type Open } from '../bench';
import { faultChips } from './armament';
import { orderOptions } from './options';

/** A keyword in a draft, typed or picked, however far it has come. */
const keywordAt = ({ draft }: Open, path: string): Keyword => {
  const found = answerAt(draft, path);
  if (typeof found === 'string') return parseKeyword(found);
  const { name, value } = groupAt(draft, path);
  return {
    name: typeof name === 'string' ? name : '',
    ...(typeof value === 'string' || typeof value === 'number' ? { value } : {}),
  };
};

type KeywordRule = KeywordNames[number];

/** The keyword of the rulebook that stands here, if it is one. */
const ruleAt = (open: Open, path: string): KeywordRule | null => {
  const read = readAt(open.draft, path, keywordForm(open.parts.keywords).read);
  const name = read?.name ?? keywordAt(open, path).name;
  return open.parts.keywords.find((rule) => rule.name === name) ?? null;
};

const picked = (rule: KeywordRule): Answer =>
  rule.value === 'number' ? { name: rule.name, value: 1 } : { name: rule.name };

/** Every keyword of the rulebook, those with a number at 1. */
const keywordOptions = ({ parts }: Open): readonly Option[] =>
  parts.keywords.map((rule) => ({
    value: picked(rule),
    label: rule.value === 'none' ? rule.name : `${rule.name} [x]`,
  }));

const isPicked = ({ draft }: Open, path: string): boolean =>
  typeof answerAt(draft, path) === 'object';

const keywordItem = (open: Open, path: string): Item => {
  const { acts } = open.words.cardDesk;
  const keyword = keywordAt(open, path);
  const { value } = keyword;
  const setTo = (to: number, label: string) => ({ label, answers: { [`${path}.value`]: to } });
  const count =
    typeof value === 'number' && isPicked(open, path)
      ? {
          value,
          ...(value > 0 ? { less: setTo(value - 1, acts.less) } : {}),
          ...(value < MOST.keywordValue ? { more: setTo(value + 1, acts.more) } : {}),
        }
      : undefined;
  return {
    id: path,
    title: makeKeyword(keyword) || open.words.cardDesk.editor.newKeyword,
    chips: faultChips(open, path),
    ...(count ? { count } : {}),
    ...open.reads.keyword(keyword.name),
    act: { label: acts.open, opens: { page: 'keyword', about: path } },
  };
};

/** 3A-01 XV: picked from the rulebook's, or typed as printed. */
export const keywordsBlocks = (open: Open): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  const path = 'keywords';
  return [
    {
      block: 'items',
      label: say.keywords,
      items: listAt(open.draft, path).map((_, at) => keywordItem(open, `${path}.${at}`)),
      empty: say.noKeywords,
    },
    ...addMenu(open, path, say.addKeyword, keywordOptions(open)),
    {
      block: 'acts',
      style: 'row',
      acts: [addAct(open, path, say.typeKeyword, '', 'keyword')],
    },
  ];
};

/** What stands in a keyword's brackets, picked rather than typed. */
const keywordValueBlocks = (open: Open, path: string): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  if (!isPicked(open, path)) return [];
  switch (ruleAt(open, path)?.value) {
    case 'number':
      return stepper(open, `${path}.value`, say.keywordNumber, { max: MOST.keywordValue });
    case 'order':
      return choice(open, `${path}.value`, say.keywordOrder, {
        style: 'menu',
        options: [{ value: null, label: say.notPrinted }, ...orderOptions(open)],
      });
    case 'none':
    case undefined:
      return [];
  }
};

const keywordField = (open: Open, path: string): Block => {
  const say = open.words.cardDesk.editor;
  const found = answerAt(open.draft, path);
  const problem = faultAt(open, path);
  return {
    block: 'field',
    id: path,
    label: say.keyword,
    value: typeof found === 'string' ? found : makeKeyword(keywordAt(open, path)),
    lines: 'one',
    hint: say.keywordHint,
    ...(problem === null ? {} : { problem }),
  };
};

/** One keyword: from the rulebook's, with what stands in its brackets, or typed as printed. */
export const keywordBlocks = (open: Open, path: string): readonly Block[] => [
  ...kindChoice(open, path, open.words.cardDesk.editor.knownKeywords, {
    tag: 'name',
    options: keywordOptions(open),
  }),
  ...keywordValueBlocks(open, path),
  keywordField(open, path),
];

export const keywordPage = (open: Open, path: string): Page => ({
  title: open.words.cardDesk.editor.keyword,
  blocks: keywordBlocks(open, path),
  ...itemActs(open, path),
});
