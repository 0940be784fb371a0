import type { Answers } from '../../../../core/pages/answers';
import { numberedFaces } from '../../../../core/dice/die';
import { SIDES } from '../../../../core/dice/sixSided';
import { SIGNS } from '../../../../core/drawing/drawing';
import type { Act, Block, BlockOf, Chip, Item, Option, Page } from '../../../../core/pages/page';
import type { LockAbility } from '../../../admirals-shared/cards/types';
import type { StrikeNeed, StrikeSoFar } from '../../play/resolve/strikeBench';
import { readDice } from '../../../admirals-shared/strike/chart';
import type { StrikeAnswer } from '../../strike/spec';
import { entryForIcon } from '../../reference/entriesFor';
import { diceAt, flagAt, oneAt, textsAt } from '../../../kit/pages/answered';
import { handTo } from '../handTo';
import { readsRule } from '../reads';
import { nameOfShip, type Seen } from '../shipRow';
import {
  hasSpent,
  iconsWith,
  ROLL,
  spendBy,
  spendTold,
  stockOf,
  type AskedOf,
  type Rolling,
} from './rolls';
import type { ShieldSpend } from '../../play/commands';

/** What the keys of a roll say, in words and in signs. */
export type Keys = Pick<BlockOf<'dice'>, 'faces' | 'note'>;

/** 5C: what each face gives with this strike's modifier. */
const strikeKeys = ({ words }: Seen, { spec }: StrikeAnswer, isLockOn = false): Keys => ({
  faces: numberedFaces(SIDES, (face) => {
    const made = readDice(spec.chart, spec.modifier, [face]);
    const counted = isLockOn ? { ...made, lock: 0 } : made;
    return {
      gives: words.strikePages.key(counted),
      signs: (['hit', 'critical', 'direct', 'lock'] as const).flatMap((icon) =>
        Array.from({ length: counted[icon] }, () => SIGNS[icon]),
      ),
    };
  }),
});

/** 5F, 7C: the faces that stop something. */
export const saveKeys = ({ words }: Seen, upTo: number): Keys => {
  const { stops, stopsKey } = words.strikePages.roll;
  return {
    note: stops(upTo),
    faces: numberedFaces(SIDES, (face) =>
      face <= upTo ? { gives: stopsKey, signs: [SIGNS.shield] } : {},
    ),
  };
};

interface Asking {
  readonly seen: Seen;
  readonly answers: Answers;
  readonly answer: StrikeAnswer;
  readonly soFar: StrikeSoFar;
}

type NeedOf<Needs extends StrikeNeed['needs']> = Extract<StrikeNeed, { needs: Needs }>;

/** Dice that were all entered shrink to a line, from which they can be taken back. */
export const diceTold = (
  { words }: Pick<Seen, 'words'>,
  id: string,
  label: string,
  dice: readonly number[],
): Block => ({
  block: 'chips',
  label,
  chips: [
    ...dice.map((face): Chip => ({ label: words.strikePages.roll.face(face), tone: 'plain' })),
    {
      label: words.strikePages.roll.change,
      tone: 'plain',
      act: { label: words.strikePages.roll.change, answers: { [id]: [] } },
    },
  ],
});

const diceBlock = (
  { seen, answers }: Asking,
  id: string,
  count: number,
  label: string,
  keys: Keys,
): Block => {
  const dice = diceAt(answers, id).slice(0, count);
  return dice.length === count
    ? diceTold(seen, id, label, dice)
    : { block: 'dice', id, label, count, dice, ...keys };
};

/** What the dice have made so far. */
const iconBlock = ({ seen, soFar }: Asking): Block => {
  const { roll, counted } = seen.words.strikePages;
  const icons = iconsWith(soFar.icons);
  return icons.length === 0
    ? { block: 'text', text: roll.none }
    : {
        block: 'chips',
        label: roll.icons,
        chips: icons.map(([icon, count]) => ({
          label: counted(icon, count),
          tone: icon === 'lock' ? 'order' : icon === 'critical' ? 'critical' : 'plain',
          entry: entryForIcon(icon),
        })),
      };
};

const changed = (
  spends: readonly ShieldSpend[],
  facing: ShieldSpend['facing'],
  kind: 'hits' | 'criticals',
  by: number,
): readonly ShieldSpend[] => {
  const none: ShieldSpend = { facing, hits: 0, criticals: 0 };
  const now = spends.find((one) => one.facing === facing) ?? none;
  const next = { ...now, [kind]: now[kind] + by };
  const others = spends.filter((one) => one.facing !== facing);
  return next.hits + next.criticals === 0 ? others : [...others, next];
};

const asAnswer = (spends: readonly ShieldSpend[]) => ({
  [ROLL.shields]: spends.map(({ facing, hits, criticals }) => ({ facing, hits, criticals })),
});

const sum = (spends: readonly ShieldSpend[], of: (one: ShieldSpend) => number): number =>
  spends.reduce((all, one) => all + of(one), 0);

const KINDS = [
  ['hits', 'hit'],
  ['criticals', 'critical'],
] as const;

/** A line for each facing and kind of icon, with a point less and a point more where there is one. */
const shieldItems = (
  { seen }: Asking,
  { icons, shields }: NeedOf<'shields'>,
  spends: readonly ShieldSpend[],
): readonly Item[] =>
  stockOf(shields).flatMap(({ facing, points }) =>
    KINDS.filter(([, icon]) => icons[icon] > 0).map(([kind, icon]): Item => {
      const { roll } = seen.words.strikePages;
      const here = spends.find((one) => one.facing === facing);
      const value = here?.[kind] ?? 0;
      const used = (here?.hits ?? 0) + (here?.criticals ?? 0);
      const title = roll.shieldsOf(facing ?? roll.pool, icon, points);
      const act = (by: number): Act => ({
        label: title,
        answers: asAnswer(changed(spends, facing, kind, by)),
      });
      const canMore = used < points && sum(spends, (one) => one[kind]) < icons[icon];
      return {
        id: `${facing ?? ''} ${kind}`,
        title,
        count: {
          value,
          ...(value > 0 ? { less: act(-1) } : {}),
          ...(canMore ? { more: act(1) } : {}),
        },
      };
    }),
  );

/** 5E: the defender decides what shields stop. */
const shieldBlocks = (asking: Asking, need: NeedOf<'shields'>): readonly Block[] => {
  const { seen, answers } = asking;
  const { roll } = seen.words.strikePages;
  const told = spendTold(need, answers);
  const { hit, critical } = need.icons;
  const policies = (['hits-first', 'criticals-first', 'none'] as const).filter(
    (one) => one !== 'criticals-first' || (hit > 0 && critical > 0),
  );
  return [
    {
      block: 'items',
      label: roll.shields,
      items: shieldItems(asking, need, told ?? []),
    },
    {
      block: 'acts',
      style: 'row',
      acts: policies.map((one) => ({
        label: roll.block[one],
        answers: asAnswer(spendBy(need, one)),
      })),
    },
  ];
};

const abilityOption = ({ words }: Seen, ability: LockAbility): Option => ({
  value: 'ability',
  label: words.strikePages.roll.ability(ability),
  detail: words.cards.lockAbility(ability),
});

/** 5F-01: one lock of a weapon with an ability, decided and rolled. */
const lockBlocks = (
  asking: Asking,
  at: number,
  ability: LockAbility,
  rolls: boolean,
): readonly Block[] => {
  const { seen, answers, answer, soFar } = asking;
  const { roll } = seen.words.strikePages;
  const use = oneAt(answers, ROLL.lockUse(at), ['lock-on', 'ability', 'hold'] as const);
  const dice =
    use === 'lock-on' ? 1 : use === 'ability' && ability.gives === 'dice' ? ability.dice : 0;
  return [
    {
      block: 'choice',
      id: ROLL.lockUse(at),
      label: roll.lock(at + 1, soFar.icons.lock),
      style: 'chips',
      value: use,
      options: [
        { value: 'lock-on', label: roll.lockOn },
        abilityOption(seen, ability),
        { value: 'hold', label: roll.hold },
      ],
      ...readsRule('5F-01'),
    },
    ...(dice === 0 || !rolls
      ? []
      : [
          diceBlock(
            asking,
            ROLL.lockUseDice(at),
            dice,
            roll.lockDice(dice),
            strikeKeys(seen, answer, true),
          ),
        ]),
  ];
};

/** 5F-01 I: locks of a weapon without an ability are rolled together. */
const plainLockBlocks = (asking: Asking): readonly Block[] => {
  const { seen, answers, answer, soFar } = asking;
  const { roll } = seen.words.strikePages;
  const count = soFar.icons.lock;
  const held = flagAt(answers, ROLL.hold) === true;
  return [
    ...(held
      ? []
      : [
          diceBlock(
            asking,
            ROLL.lockDice,
            count,
            roll.lockDice(count),
            strikeKeys(seen, answer, true),
          ),
        ]),
    {
      block: 'switches',
      switches: [{ id: ROLL.hold, label: roll.holdAll(count), on: held, ...readsRule('5F-01') }],
    },
  ];
};

const saveBlock = (asking: Asking, { icon, save, count }: NeedOf<'save'>): Block => {
  const { seen } = asking;
  const label = seen.words.strikePages.roll.save(save.name, icon, count);
  const path = ROLL.save(icon, save.name);
  return diceBlock(asking, path, count, label, saveKeys(seen, save.upTo));
};

/** 5F-03: which orders go back. */
const returnedBlock = (
  { seen, answers }: Asking,
  { count, orders, chooses }: NeedOf<'returned'>,
): Block => {
  const { roll } = seen.words.strikePages;
  const { setup, state } = seen;
  const label = roll.returned(count, chooses);
  const named = orders.map((id) => {
    const held = state.cards[id];
    const order = held?.face === 'up' ? setup.cards[held.ref] : undefined;
    return { id, label: order ? `${order.code} ${order.name}` : roll.faceDown };
  });
  const told = textsAt(answers, ROLL.returned) ?? [];
  return count === 1
    ? {
        block: 'choice',
        id: ROLL.returned,
        label,
        style: 'list',
        value: told,
        options: named.map((one) => ({ value: [one.id], label: one.label })),
        ...readsRule('5F-03'),
      }
    : {
        block: 'picks',
        id: ROLL.returned,
        label,
        values: told,
        options: named.map((one) => ({ value: one.id, label: one.label })),
      };
};

/** The locks that the steps so far have come to, one block each, or one for all. */
const locksAsked = (asking: Asking, asked: readonly AskedOf[]): readonly Block[] => {
  const ability = asking.answer.strike.weapon.lockAbility;
  if (!ability) return plainLockBlocks(asking);
  const locks = asked.filter(({ need }) => need.needs === 'lock');
  const inTurn = asking.seen.rules.rulings['locks-one-by-one'] === 'one-by-one';
  const rolls = inTurn || locks.at(-1)?.isTold === true;
  return locks.flatMap((_, at) => lockBlocks(asking, at, ability, rolls));
};

const blocksOf = (
  asking: Asking,
  need: StrikeNeed,
  asked: readonly AskedOf[],
): readonly Block[] => {
  const { seen, answer } = asking;
  const { roll } = seen.words.strikePages;
  switch (need.needs) {
    case 'facings':
    case 'lock-dice':
      return [];
    case 'dice':
      return [
        diceBlock(asking, ROLL.dice, need.count, roll.dice(need.count), strikeKeys(seen, answer)),
      ];
    case 'shields':
      return shieldBlocks(asking, need);
    case 'bonus-dice':
      return [
        diceBlock(
          asking,
          ROLL.bonus,
          need.count,
          roll.bonus(need.count),
          strikeKeys(seen, answer, true),
        ),
      ];
    case 'lock':
      return locksAsked(asking, asked);
    case 'save':
      return [saveBlock(asking, need)];
    case 'returned':
      return [returnedBlock(asking, need)];
  }
};

const isDefenders = (need: StrikeNeed): boolean =>
  need.needs === 'returned'
    ? need.chooses === 'owner'
    : need.needs === 'shields' || need.needs === 'save';

/** Somebody was asked: shields that can stop everything are spent by themselves. */
const isAsked = ({ need, isTold }: AskedOf, answers: Answers): boolean =>
  need.needs !== 'shields' || !isTold || hasSpent(answers);

/** 5E, 5F: the defender takes the phone at their decisions, and gives it back at the attacker's. */
export const handOver = (
  seen: Seen,
  { strike: { attacker, target } }: StrikeAnswer,
  { asked }: Rolling,
  answers: Answers,
): Pick<Page, 'handTo'> => {
  const decisions = asked.filter((one) => isAsked(one, answers)).map(({ need }) => need);
  const now = decisions.at(-1);
  if (!now || !decisions.some(isDefenders)) return {};
  const { defends, strikes } = seen.words.strikePages.hand;
  return isDefenders(now)
    ? handTo(seen, target.id, defends(nameOfShip(seen, target.id)))
    : handTo(seen, attacker.id, strikes(nameOfShip(seen, attacker.id)));
};

const headed = (seen: Seen, answer: StrikeAnswer, need: StrikeNeed): Block => {
  const { attacker, target } = answer.strike;
  const { roll } = seen.words.strikePages;
  return isDefenders(need)
    ? { block: 'heading', text: roll.defender(nameOfShip(seen, target.id)), team: target.team }
    : { block: 'heading', text: roll.attacker(nameOfShip(seen, attacker.id)), team: attacker.team };
};

/** 5C to 5F: everything that was asked for so far, in the order of the rulebook, told or not. */
export const rollBlocks = (
  seen: Seen,
  answer: StrikeAnswer,
  { asked, last }: Rolling,
  answers: Answers,
): readonly Block[] => {
  // All locks stand together, under the first.
  const shown = asked.filter(
    ({ need }, at) =>
      need.needs !== 'lock' || asked.findIndex((one) => one.need.needs === 'lock') === at,
  );
  const blocks = shown.flatMap(({ need, soFar }, at): readonly Block[] => {
    const before = shown[at - 1]?.need;
    const turns = before ? isDefenders(before) !== isDefenders(need) : isDefenders(need);
    const asking = { seen, answers, answer, soFar };
    const own = blocksOf(asking, need, asked);
    return turns && own.length > 0 ? [headed(seen, answer, need), ...own] : own;
  });
  const isRolled = asked.some(({ need, isTold }) => need.needs === 'dice' && isTold);
  if (!isRolled) return blocks;
  const icons = iconBlock({ seen, answers, answer, soFar: last.soFar });
  return [...blocks.slice(0, 1), icons, ...blocks.slice(1)];
};
