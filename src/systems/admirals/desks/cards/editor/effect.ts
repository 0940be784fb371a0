import type { Answers } from '../../../../../core/pages/answers';
import type { Block, Item, Option, Page } from '../../../../../core/pages/page';
import { MOST, MOST_ITEMS } from '../../../cards/parse/limits';
import { effect as effectReader } from '../../../cards/parse/order';
import { REPAIRS, type Effect } from '../../../cards/types';
import {
  addMenu,
  choice,
  eitherWay,
  field,
  itemActs,
  kindChoice,
  numberMenu,
  removeAct,
  stepper,
} from '../controls';
import { listAt, readAt, textAt } from '../draftParts';
import type { Open } from '../open';
import { faultChips } from './armament';
import { conditionsBlocks } from './condition';
import { keywordBlocks } from './keyword';

type EffectKind = Effect['does'];

const LIST = 'effects';
const BEARER = { whom: 'bearer' } as const;

/** Each as it begins: what only the print can tell is left open. */
const FRESH: Readonly<Record<EffectKind, Answers>> = {
  text: { does: 'text', text: '' },
  modifier: { does: 'modifier', at: 'strike', value: null, when: [], reach: BEARER },
  keyword: { does: 'keyword', keyword: '', reach: BEARER },
  moves: { does: 'moves', min: 0, max: 0, reach: BEARER },
  rotations: { does: 'rotations', add: 1, reach: BEARER },
  'lock-on-dice': { does: 'lock-on-dice', dice: 1, when: [], reach: BEARER },
  'skirmish-dice': { does: 'skirmish-dice', dice: 1, reach: BEARER },
  repair: { does: 'repair', what: null, amount: 1, moment: 'any', reach: BEARER },
};

// The keys of a record over the union are the union.
const KINDS = Object.keys(FRESH) as readonly EffectKind[];

const kindOptions = ({ words }: Open): readonly Option[] =>
  KINDS.map((kind) => ({
    value: FRESH[kind],
    label: words.cardDesk.effects.kind(kind),
  }));

const effectItem = (open: Open, path: string): Item => {
  const { cards, cardDesk } = open.words;
  const read = readAt(open.draft, path, effectReader(open.parts.keywords));
  const kind = KINDS.find((one) => one === textAt(open.draft, `${path}.does`));
  return {
    id: path,
    title: read ? cards.effect(read) : kind ? cardDesk.effects.kind(kind) : cardDesk.effects.one,
    chips: faultChips(open, path),
    act: { label: cardDesk.acts.open, opens: { page: 'effect', about: path } },
    acts: [removeAct(open, path, cardDesk.acts.remove)],
  };
};

/** What the card does, each on a page of its own; what fits no kind is kept as a sentence. */
export const effectsBlocks = (open: Open): readonly Block[] => {
  const { effects } = open.words.cardDesk;
  const found = listAt(open.draft, LIST);
  return [
    {
      block: 'items',
      label: effects.many,
      items: found.map((_, at) => effectItem(open, `${LIST}.${at}`)),
      empty: effects.none,
    },
    ...(found.length < MOST_ITEMS.effects
      ? addMenu(open, LIST, effects.add, kindOptions(open))
      : []),
  ];
};

/** The ship that bears the card, or its friends as far as the card says. */
const reachBlocks = (open: Open, path: string): readonly Block[] => {
  const say = open.words.cardDesk.effects;
  const friends = textAt(open.draft, `${path}.whom`) === 'friends';
  return [
    ...kindChoice(open, path, say.reach, {
      tag: 'whom',
      style: 'segments',
      options: [
        { value: BEARER, label: say.bearer },
        { value: { whom: 'friends', within: null }, label: say.friends },
      ],
    }),
    ...(friends
      ? numberMenu(open, `${path}.within`, say.within, {
          least: 0,
          most: MOST.distance,
          none: true,
        })
      : []),
  ];
};

const strikeBlocks = (open: Open, path: string): readonly Block[] => {
  const say = open.words.cardDesk.effects;
  return [
    ...choice(open, `${path}.at`, say.at, {
      style: 'segments',
      options: [
        { value: 'strike', label: say.strike },
        { value: 'struck', label: say.struck },
      ],
    }),
    ...eitherWay(open, `${path}.value`, say.toDie, MOST.modifier),
    ...conditionsBlocks(open, `${path}.when`),
  ];
};

const repairBlocks = (open: Open, path: string): readonly Block[] => {
  const say = open.words.cardDesk.effects;
  const moments = ['reveal', 'refresh', 'any'] as const;
  return [
    ...choice(open, `${path}.what`, say.repairs, {
      style: 'chips',
      options: REPAIRS.map((value) => ({ value, label: say.repair(value) })),
    }),
    ...stepper(open, `${path}.amount`, say.amount, { min: 1, max: MOST.repair }),
    ...choice(open, `${path}.moment`, say.moment, {
      style: 'list',
      options: moments.map((value) => ({ value, label: say.moments(value) })),
    }),
  ];
};

const detail = (open: Open, path: string, kind: Exclude<EffectKind, 'text'>): readonly Block[] => {
  const say = open.words.cardDesk.effects;
  switch (kind) {
    case 'modifier':
      return strikeBlocks(open, path);
    case 'keyword':
      return keywordBlocks(open, `${path}.keyword`);
    case 'moves':
      return [
        ...eitherWay(open, `${path}.max`, say.mayMove, MOST.moves),
        ...eitherWay(open, `${path}.min`, say.mustMove, MOST.moves),
      ];
    case 'rotations':
      return eitherWay(open, `${path}.add`, say.rotations, MOST.moves);
    case 'lock-on-dice':
      return [
        ...stepper(open, `${path}.dice`, say.lockOnDice, { min: 1, max: MOST.dice }),
        ...conditionsBlocks(open, `${path}.when`),
      ];
    case 'skirmish-dice':
      return eitherWay(open, `${path}.dice`, say.skirmishDice, MOST.dice);
    case 'repair':
      return repairBlocks(open, path);
  }
};

export const effectPage = (open: Open, path: string): Page => {
  const say = open.words.cardDesk.effects;
  const kind = KINDS.find((one) => one === textAt(open.draft, `${path}.does`));
  const blocks: readonly Block[] =
    kind === undefined
      ? []
      : kind === 'text'
        ? [field(open, `${path}.text`, say.text, { lines: 'many' })]
        : [...detail(open, path, kind), ...reachBlocks(open, `${path}.reach`)];
  return {
    title: say.one,
    kicker: textAt(open.draft, 'name'),
    blocks: [
      ...kindChoice(open, path, say.does, { tag: 'does', options: kindOptions(open) }),
      ...blocks,
    ],
    ...itemActs(open, path),
  };
};
