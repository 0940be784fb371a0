import type { Answers } from '../../../../../core/pages/answers';
import type { Block } from '../../../../../core/pages/page';
import type { Wording } from '../../../../../core/words';
import { MOST } from '../../../cards/limits';
import { REPAIRS, type Repair } from '../../../cards/terms';
import type { Effect } from '../../../cards/types';
import type { AdmiralsWords } from '../../../../admirals/words/en';
import type { EffectKind, Open } from '../bench';
import { choice, eitherWay, field, kindChoice, numberMenu, stepper } from '../controls';
import { textAt } from '../../../../kit/cards/draftParts';
import { conditionsBlocks } from './condition';
import { keywordBlocks } from './keyword';

const BEARER = { whom: 'bearer' } as const;

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

const repairBlocks =
  (repairs: readonly Repair[]) =>
  (open: Open, path: string): readonly Block[] => {
    const say = open.words.cardDesk.effects;
    const moments = ['reveal', 'refresh', 'any'] as const;
    return [
      ...choice(open, `${path}.what`, say.repairs, {
        style: 'chips',
        options: repairs.map((value) => ({ value, label: say.repair(value) })),
      }),
      ...stepper(open, `${path}.amount`, say.amount, { min: 1, max: MOST.repair }),
      ...choice(open, `${path}.moment`, say.moment, {
        style: 'list',
        options: moments.map((value) => ({ value, label: say.moments(value) })),
      }),
    ];
  };

const diceBlocks = (open: Open, path: string): readonly Block[] => {
  const { lockOnDice } = open.words.cardDesk.effects;
  return [
    ...stepper(open, `${path}.dice`, lockOnDice, { min: 1, max: MOST.dice }),
    ...conditionsBlocks(open, `${path}.when`),
  ];
};

const movesBlocks = (open: Open, path: string): readonly Block[] => {
  const say = open.words.cardDesk.effects;
  return [
    ...eitherWay(open, `${path}.max`, say.mayMove, MOST.moves),
    ...eitherWay(open, `${path}.min`, say.mustMove, MOST.moves),
  ];
};

/** What works on the bearer or on its friends; it begins with what only the print can tell left open. */
const reaching = (label: string, fresh: Answers, blocks: EffectKind['blocks']): EffectKind => ({
  label,
  fresh: { ...fresh, reach: BEARER },
  blocks: (open, path) => [...blocks(open, path), ...reachBlocks(open, `${path}.reach`)],
});

type Words = Wording<AdmiralsWords['cardDesk']['effects']>;

/** What orders of every edition can do. */
export const sharedEffects = (
  { kind, ...say }: Words,
  repairs: readonly Repair[],
): Readonly<Record<Exclude<Effect['does'], 'lock-on-dice'>, EffectKind>> => ({
  text: {
    label: kind('text'),
    fresh: { does: 'text', text: '' },
    blocks: (open, path) => [field(open, `${path}.text`, say.text, { lines: 'many' })],
  },
  modifier: reaching(
    kind('modifier'),
    { does: 'modifier', at: 'strike', value: null, when: [] },
    strikeBlocks,
  ),
  keyword: reaching(kind('keyword'), { does: 'keyword', keyword: '' }, (open, path) =>
    keywordBlocks(open, `${path}.keyword`),
  ),
  moves: reaching(kind('moves'), { does: 'moves', min: 0, max: 0 }, movesBlocks),
  rotations: reaching(kind('rotations'), { does: 'rotations', add: 1 }, (open, path) =>
    eitherWay(open, `${path}.add`, say.rotations, MOST.moves),
  ),
  'skirmish-dice': reaching(
    kind('skirmish-dice'),
    { does: 'skirmish-dice', dice: 1 },
    (open, path) => eitherWay(open, `${path}.dice`, say.skirmishDice, MOST.dice),
  ),
  repair: reaching(
    kind('repair'),
    { does: 'repair', what: null, amount: 1, moment: 'any' },
    repairBlocks(repairs),
  ),
});

/** Dice that an order adds to strikes under conditions: each edition adds them in its own way. */
export const diceEffect = (does: string, label: string): EffectKind =>
  reaching(label, { does, dice: 1, when: [] }, diceBlocks);

/** What orders of 2.0 can do, the most usual first. */
export const effectKinds = ({
  cardDesk: { effects: say },
}: AdmiralsWords): Readonly<Record<Effect['does'], EffectKind>> => {
  const { 'skirmish-dice': skirmish, repair, ...shared } = sharedEffects(say, REPAIRS);
  return {
    ...shared,
    'lock-on-dice': diceEffect('lock-on-dice', say.kind('lock-on-dice')),
    'skirmish-dice': skirmish,
    repair,
  };
};
