import type { Answers } from '../../../../../core/pages/answers';
import type { Block, Item, Option, Page } from '../../../../../core/pages/page';
import { MOST_ITEMS } from '../../../cards/limits';
import type { Requirement } from '../../../cards/types';
import { addMenu, itemActs, kindChoice, picks, plainOptions, textList } from '../controls';
import { listAt, textAt } from '../../../../kit/cards/draftParts';
import { type Open } from '../bench';
import { faultChips } from './armament';
import { keywordNameOptions } from './condition';
import { shipOptions } from './options';

type RequirementKind = Requirement['on'];

const LIST = 'requirements';

const FRESH: Readonly<Record<RequirementKind, Answers>> = {
  role: { on: 'role', roles: [] },
  keyword: { on: 'keyword', keywords: [] },
  name: { on: 'name', includes: [''] },
  class: { on: 'class', classes: [''] },
  code: { on: 'code', codes: [] },
};

// The keys of a record over the union are the union.
const KINDS = Object.keys(FRESH) as readonly RequirementKind[];

const kindOptions = ({ words }: Open): readonly Option[] =>
  KINDS.map((kind) => ({ value: FRESH[kind], label: words.cardDesk.requirements.kind(kind) }));

const requirementItem = (open: Open, path: string): Item => {
  const { cardDesk } = open.words;
  const kind = KINDS.find((one) => one === textAt(open.draft, `${path}.on`));
  const { requirements } = cardDesk;
  const kindOf = kind ? requirements.kind(kind) : requirements.one;
  return {
    id: path,
    title: open.told.requirement(open.draft, path) ?? kindOf,
    chips: faultChips(open, path),
    act: { label: cardDesk.acts.open, opens: { page: 'requirement', about: path } },
  };
};

export const requirementsBlocks = (open: Open): readonly Block[] => {
  const { requirements } = open.words.cardDesk;
  const found = listAt(open.draft, LIST);
  return [
    {
      block: 'items',
      label: requirements.many,
      items: found.map((_, at) => requirementItem(open, `${LIST}.${at}`)),
      empty: requirements.none,
    },
    ...(found.length < MOST_ITEMS.conditions
      ? addMenu(open, LIST, requirements.add, kindOptions(open))
      : []),
  ];
};

const detail = (open: Open, path: string, kind: RequirementKind): readonly Block[] => {
  const say = open.words.cardDesk.requirements;
  switch (kind) {
    case 'role':
      return picks(open, `${path}.roles`, say.roles, plainOptions(open.print.roles));
    case 'keyword':
      return textList(open, `${path}.keywords`, say.keyword, keywordNameOptions(open));
    case 'name':
      return textList(open, `${path}.includes`, say.name);
    case 'class':
      return textList(open, `${path}.classes`, say.class);
    case 'code':
      return textList(open, `${path}.codes`, say.code, shipOptions(open));
  }
};

/** What a ship needs before the order may be assigned to it: any one of the values. */
export const requirementPage = (open: Open, path: string): Page => {
  const say = open.words.cardDesk.requirements;
  const kind = KINDS.find((one) => one === textAt(open.draft, `${path}.on`));
  return {
    title: say.one,
    kicker: textAt(open.draft, 'name'),
    blocks: [
      ...kindChoice(open, path, say.asks, { tag: 'on', options: kindOptions(open) }),
      ...(kind ? detail(open, path, kind) : []),
    ],
    ...itemActs(open, path),
  };
};
