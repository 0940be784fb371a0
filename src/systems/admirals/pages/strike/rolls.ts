import type { CardId } from '../../../../core/game/events';
import { answerAt, type Answer, type Answers } from '../../../../core/pages/answers';
import type { Facing, Icon } from '../../../admirals-shared/cards/terms';
import { blockInOrder } from '../../odds/shields';
import type { ShieldPolicy, Wound } from '../../../admirals-shared/odds/spec';
import type { StrikeNeed, StrikeSoFar, StrikeStep } from '../../play/resolve/strikeBench';
import { walkStrike } from '../../play/resolve/strike';
import type { IconCount } from '../../../admirals-shared/strike/chart';
import { type UsableShields } from '../../../admirals-shared/play/strikes';
import type { StrikeAnswer } from '../../strike/spec';
import { diceAt, flagAt, oneAt, textsAt } from '../../../kit/pages/answered';
import type { Seen } from '../shipRow';
import { itemsAt } from '../../../kit/pages/toggled';
import type { LockUse, ShieldSpend, StrikeRolls } from '../../play/commands';

/** Where the answers of a roll are. */
export const ROLL = {
  dice: 'roll.dice',
  bonus: 'roll.bonus',
  lockDice: 'roll.lockDice',
  hold: 'roll.hold',
  shields: 'roll.shields',
  returned: 'roll.returned',
  lockUse: (at: number): string => `roll.locks.${at}.use`,
  lockUseDice: (at: number): string => `roll.locks.${at}.dice`,
  save: (icon: Wound, name: string): string => `roll.saves.${icon}.${name}`,
} as const;

/** One thing that a strike asked for, how far it had come, and whether it was told. */
export interface AskedOf {
  readonly need: StrikeNeed;
  readonly soFar: StrikeSoFar;
  readonly isTold: boolean;
}

export interface Rolling {
  readonly asked: readonly AskedOf[];
  readonly rolls: StrikeRolls;
  readonly last: StrikeStep;
}

type ShieldsNeed = Extract<StrikeNeed, { needs: 'shields' }>;

/** What points may be spent from, by name; null is the pool. */
export const stockOf = ({
  from,
  points,
}: UsableShields): readonly { readonly facing: Facing | null; readonly points: number }[] =>
  from.length === 0 ? [{ facing: null, points }] : from;

/** 5E: points by a rule of thumb, the strongest facing first. */
export const spendBy = (
  { icons, shields }: Pick<ShieldsNeed, 'icons' | 'shields'>,
  policy: Exclude<ShieldPolicy, 'best'>,
): readonly ShieldSpend[] => {
  const blocks = blockInOrder(icons.hit, icons.critical, shields.points, policy);
  let { hits, criticals } = blocks;
  return [...stockOf(shields)]
    .sort((a, b) => b.points - a.points)
    .flatMap(({ facing, points }): readonly ShieldSpend[] => {
      const onHits = Math.min(points, hits);
      const onCriticals = Math.min(points - onHits, criticals);
      hits -= onHits;
      criticals -= onCriticals;
      return onHits + onCriticals === 0 ? [] : [{ facing, hits: onHits, criticals: onCriticals }];
    });
};

const isSpend = (
  value: Answer,
): value is { facing: Facing | null; hits: number; criticals: number } =>
  // Written by this page alone, and the walk refuses what does not fit.
  typeof value === 'object' && value !== null && 'facing' in value;

/** The defender has decided what shields stop. */
export const hasSpent = (answers: Answers): boolean =>
  (answerAt(answers, ROLL.shields) ?? null) !== null;

/** What was decided; else everything is blocked that can be, unless hits and criticals vie for too few points. */
export const spendTold = (need: ShieldsNeed, answers: Answers): readonly ShieldSpend[] | null => {
  if (hasSpent(answers)) return itemsAt(answers, ROLL.shields).filter(isSpend);
  const { hit, critical } = need.icons;
  const vie = hit > 0 && critical > 0 && hit + critical > need.shields.points;
  return vie ? null : spendBy(need, 'hits-first');
};

const USES = ['lock-on', 'ability', 'hold'] as const;

const diceTold = (answers: Answers, path: string, count: number): readonly number[] | null => {
  const dice = diceAt(answers, path);
  return dice.length < count ? null : dice.slice(0, count);
};

/** Without an ability a lock is rolled, or let go with the others; else each is decided. */
export const useTold = (
  answers: Answers,
  at: number,
  hasAbility: boolean,
): LockUse['use'] | null =>
  hasAbility
    ? oneAt(answers, ROLL.lockUse(at), USES)
    : flagAt(answers, ROLL.hold) === true
      ? 'hold'
      : 'lock-on';

const withLock = (rolls: StrikeRolls, use: LockUse['use'] | null): StrikeRolls | null => {
  if (use === null) return null;
  const lock: LockUse = use === 'lock-on' ? { use, dice: [] } : { use };
  return { ...rolls, locks: [...(rolls.locks ?? []), lock] };
};

const withLockDice = (
  rolls: StrikeRolls,
  at: number,
  dice: readonly number[] | null,
): StrikeRolls | null =>
  dice && {
    ...rolls,
    locks: (rolls.locks ?? []).map((lock, place) =>
      place === at && lock.use !== 'hold' ? { ...lock, dice } : lock,
    ),
  };

const lockDiceTold = (
  answers: Answers,
  at: number,
  count: number,
  hasAbility: boolean,
): readonly number[] | null => {
  if (hasAbility) return diceTold(answers, ROLL.lockUseDice(at), count);
  const die = diceAt(answers, ROLL.lockDice)[at];
  return die === undefined ? null : [die];
};

const returnedTold = (answers: Answers, count: number): readonly CardId[] | null => {
  const cards = textsAt(answers, ROLL.returned) ?? [];
  return cards.length === count ? cards : null;
};

/** The rolls with the next thing that was told; null where it was not. */
const answered = (
  rolls: StrikeRolls,
  need: StrikeNeed,
  answers: Answers,
  hasAbility: boolean,
): StrikeRolls | null => {
  const put = <Key extends keyof StrikeRolls>(
    key: Key,
    value: StrikeRolls[Key] | null,
  ): StrikeRolls | null => (value === null ? null : { ...rolls, [key]: value });
  switch (need.needs) {
    case 'facings':
      return null;
    case 'dice':
      return put('dice', diceTold(answers, ROLL.dice, need.count));
    case 'shields':
      return put('shields', spendTold(need, answers));
    case 'bonus-dice':
      return put('bonusDice', diceTold(answers, ROLL.bonus, need.count));
    case 'lock':
      return withLock(rolls, useTold(answers, rolls.locks?.length ?? 0, hasAbility));
    case 'lock-dice':
      return withLockDice(rolls, need.at, lockDiceTold(answers, need.at, need.count, hasAbility));
    case 'save': {
      const dice = diceTold(answers, ROLL.save(need.icon, need.save.name), need.count);
      const saves = rolls.saves ?? [];
      return put('saves', dice && [...saves, { icon: need.icon, save: need.save.name, dice }]);
    }
    case 'returned':
      return put('returned', returnedTold(answers, need.count));
  }
};

/** More than any strike asks for. */
const MOST_STEPS = 200;

/** 5C to 5F: walks through a strike in the order of the rulebook, as far as the page was told. */
export const rollingOf = (
  { state, rules }: Pick<Seen, 'state' | 'rules'>,
  answer: StrikeAnswer,
  answers: Answers,
): Rolling => {
  const hasAbility = answer.strike.weapon.lockAbility !== undefined;
  const asked: AskedOf[] = [];
  let rolls: StrikeRolls = {};
  let last = walkStrike(answer, rolls, state, rules);
  for (let step = 0; step < MOST_STEPS && last.need; step += 1) {
    const { need, soFar } = last;
    const next = answered(rolls, need, answers, hasAbility);
    // What was told but does not fit is asked for again, and would be for ever.
    const after = next && walkStrike(answer, next, state, rules);
    const isTold = after !== null && !isSameNeed(after.need, need);
    asked.push({ need, soFar, isTold });
    if (!isTold || next === null) break;
    rolls = next;
    last = after;
  }
  return { asked, rolls, last };
};

const isSameNeed = (one: StrikeNeed | null, other: StrikeNeed): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

/** The icons of so many, for words. */
export const iconsWith = (icons: IconCount): readonly (readonly [Icon, number])[] =>
  (['hit', 'critical', 'direct', 'lock'] as const)
    .map((icon) => [icon, icons[icon]] as const)
    .filter(([, count]) => count > 0);
