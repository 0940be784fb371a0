import type { Answers } from '../../../../../core/pages/answers';
import type { Block, Option } from '../../../../../core/pages/page';
import { MOST, MOST_ITEMS } from '../../../cards/limits';
import { WEAPON_TYPES } from '../../../cards/terms';
import type { Condition } from '../../../cards/types';
import {
  addMenu,
  choice,
  field,
  kindChoice,
  numberMenu,
  picks,
  plainOptions,
  removeAct,
} from '../controls';
import { listAt, textAt } from '../../../../kit/cards/draftParts';
import { type Open } from '../bench';
import { codeBlocks } from './codes';
import { orderOptions } from './options';

type ConditionKind = Condition['on'];

/** Each as it begins: what only the print can tell is left open. */
const FRESH: Readonly<Record<ConditionKind, Answers>> = {
  distance: { on: 'distance', min: null, max: null },
  role: { on: 'role', of: 'target', roles: [] },
  keyword: { on: 'keyword', of: 'target', keyword: '', has: true },
  shielded: { on: 'shielded', has: true },
  terrain: { on: 'terrain', of: 'target', terrains: [] },
  order: { on: 'order', of: 'attacker', order: '', has: true },
  'weapon-type': { on: 'weapon-type', types: [], has: true },
  asked: { on: 'asked', text: '' },
};

// The keys of a record over the union are the union.
const KINDS = Object.keys(FRESH) as readonly ConditionKind[];

const kindOptions = ({ words }: Open): readonly Option[] =>
  KINDS.map((kind) => ({ value: FRESH[kind], label: words.cardDesk.conditions.kind(kind) }));

const side = (open: Open, path: string): readonly Block[] => {
  const { sideOf, side: named } = open.words.cardDesk.conditions;
  return choice(open, `${path}.of`, sideOf, {
    style: 'segments',
    options: (['target', 'attacker'] as const).map((of) => ({ value: of, label: named(of) })),
  });
};

const yesNo = (open: Open, path: string, label: string): readonly Block[] => {
  const { yes, no } = open.words.cardDesk.conditions;
  const options: readonly Option[] = [
    { value: true, label: yes },
    { value: false, label: no },
  ];
  return choice(open, `${path}.has`, label, { style: 'segments', options });
};

export const keywordNameOptions = ({ parts }: Open): readonly Option[] =>
  plainOptions(parts.keywords.map(({ name }) => name));

const detail = (open: Open, path: string, kind: ConditionKind): readonly Block[] => {
  const say = open.words.cardDesk.conditions;
  switch (kind) {
    case 'distance':
      return [
        ...numberMenu(open, `${path}.min`, say.least, {
          least: 0,
          most: MOST.distance,
          none: true,
        }),
        ...numberMenu(open, `${path}.max`, say.most, { least: 0, most: MOST.distance, none: true }),
      ];
    case 'role':
      return [
        ...side(open, path),
        ...picks(open, `${path}.roles`, say.roles, plainOptions(open.print.roles)),
      ];
    case 'keyword':
      return [
        ...side(open, path),
        ...codeBlocks(open, `${path}.keyword`, say.keyword, keywordNameOptions(open)),
        ...yesNo(open, path, say.has),
      ];
    case 'shielded':
      return yesNo(open, path, say.shielded);
    case 'terrain':
      return [
        ...side(open, path),
        ...picks(open, `${path}.terrains`, say.terrains, plainOptions(open.print.terrains)),
      ];
    case 'order':
      return [
        ...side(open, path),
        ...codeBlocks(open, `${path}.order`, say.order, orderOptions(open)),
        ...yesNo(open, path, say.has),
      ];
    case 'weapon-type':
      return [
        ...picks(open, `${path}.types`, say.types, plainOptions(WEAPON_TYPES)),
        ...yesNo(open, path, say.isType),
      ];
    case 'asked':
      return [field(open, `${path}.text`, say.question, { hint: say.questionHint })];
  }
};

const conditionBlocks = (open: Open, path: string, at: number): readonly Block[] => {
  const say = open.words.cardDesk.conditions;
  const kind = KINDS.find((one) => one === textAt(open.draft, `${path}.on`));
  return [
    { block: 'heading', text: say.numbered(at + 1) },
    ...kindChoice(open, path, say.when, { tag: 'on', options: kindOptions(open) }),
    ...(kind ? detail(open, path, kind) : []),
    { block: 'acts', style: 'row', acts: [removeAct(open, path, say.remove(at + 1))] },
  ];
};

/** 5B-01: all of them must hold. */
export const conditionsBlocks = (open: Open, path: string): readonly Block[] => {
  const found = listAt(open.draft, path);
  return [
    ...found.flatMap((_, at) => conditionBlocks(open, `${path}.${at}`, at)),
    ...(found.length < MOST_ITEMS.conditions
      ? addMenu(open, path, open.words.cardDesk.conditions.add, kindOptions(open))
      : []),
  ];
};
