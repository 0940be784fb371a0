import type { LockAbility } from '../../../admirals-shared/cards/types';
import type { FreeLockOns } from '../../../admirals-shared/keywords/hooks';
import type { Wound } from '../../../admirals-shared/odds/spec';
import { readLockOnDice, type IconCount } from '../../../admirals-shared/strike/chart';
import {
  areDice,
  asking,
  NO_ICONS,
  plusIcons,
  sumOf,
  type Bench,
  type StepFunction,
  type Stepped,
} from './strikeBench';

const withLockDice = (bench: Bench, dice: readonly number[]): Bench => {
  const { chart, modifier } = bench.answer.spec;
  return { ...bench, icons: plusIcons(bench.icons, readLockOnDice(chart, modifier, dice)) };
};

/** 9L: what the first roll was granted, by its unmodified faces. */
export const grantedBy = ({ answer, rolls }: Bench, kind: FreeLockOns['as']): number =>
  sumOf(
    answer.freeLockOns.filter(({ as }) => as === kind),
    ({ faces }) => (rolls.dice ?? []).filter((die) => faces.includes(die)).length,
  );

/** 5F-01 II, 9L: dice that cards and Augur add, which cost no lock. */
export const bonusRoll: StepFunction = (bench) => {
  const { answer, rolls } = bench;
  const count = answer.lockOnDice.value + grantedBy(bench, 'lock-on');
  if (count === 0) return bench;
  const { bonusDice = [] } = rolls;
  if (!areDice(bonusDice, count)) return asking(bench, { needs: 'bonus-dice', count });
  return withLockDice({ ...bench, bonusDice }, bonusDice);
};

const asIcons = (icons: readonly Wound[]): IconCount =>
  icons.reduce((sum, icon) => plusIcons(sum, { ...NO_ICONS, [icon]: 1 }), NO_ICONS);

const rollLock = (
  bench: Bench,
  at: number,
  dice: readonly number[] | undefined,
  count: number,
): Stepped => {
  if (!dice || !areDice(dice, count)) return asking(bench, { needs: 'lock-dice', at, count });
  return withLockDice({ ...bench, lockDice: [...bench.lockDice, ...dice] }, dice);
};

const applyAbility = (
  bench: Bench,
  at: number,
  ability: LockAbility,
  dice: readonly number[] | undefined,
): Stepped => {
  switch (ability.gives) {
    case 'icons':
      return { ...bench, icons: plusIcons(bench.icons, asIcons(ability.icons)) };
    case 'dice':
      return rollLock(bench, at, dice, ability.dice);
    case 'skirmish-dice-penalty':
      return { ...bench, skirmishDicePenalty: bench.skirmishDicePenalty + ability.dice };
    case 'text':
      return { ...bench, texts: [...bench.texts, ability.text] };
  }
};

const spendLock = (bench: Bench, at: number): Stepped => {
  const use = bench.rolls.locks?.[at];
  const ability = bench.answer.strike.weapon.lockAbility ?? null;
  switch (use?.use) {
    case 'hold':
      return bench;
    case 'lock-on':
      return rollLock(bench, at, use.dice, 1);
    case 'ability':
      if (ability) return applyAbility(bench, at, ability, use.dice);
      return asking(bench, { needs: 'lock', left: bench.icons.lock - at, ability });
    case undefined:
      return asking(bench, { needs: 'lock', left: bench.icons.lock - at, ability });
  }
};

/** 5F-01: every lock is put to a use before any of their dice is rolled (ruling locks-one-by-one). */
export const locksDeclared: StepFunction = (bench) => {
  const { lock } = bench.icons;
  const ability = bench.answer.strike.weapon.lockAbility ?? null;
  const uses = bench.rolls.locks ?? [];
  const isTold = (at: number): boolean =>
    uses[at] !== undefined && (uses[at].use !== 'ability' || ability !== null);
  const open = Array.from({ length: lock }, (_, at) => at).find((at) => !isTold(at));
  return open === undefined ? bench : asking(bench, { needs: 'lock', left: lock - open, ability });
};

/** 5F-01: locks one after the other, seeing each result. */
export const locksSpent: StepFunction = (bench) => {
  const { lock } = bench.icons;
  let now: Bench = bench;
  for (let spent = 0; spent < lock; spent += 1) {
    const next = spendLock(now, spent);
    if ('need' in next) return next;
    now = next;
  }
  return now;
};
