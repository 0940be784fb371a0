import type { CardId } from '../../../../core/game/events';
import { trackOf, type GameState } from '../../../../core/game/state';
import { FACINGS, type Facing, type LockAbility } from '../../cards/types';
import { WOUNDS, type PerWound, type Wound } from '../../odds/spec';
import type { Rules } from '../../parts';
import type { Save } from '../../saves';
import { readDice, readLockOnDice, type IconCount } from '../../strike/chart';
import { isShielded, type UsableShields } from '../../strike/shields';
import { strikeSituation, type StrikeAnswer } from '../../strike/spec';
import type { StrikeSituation } from '../../strike/situation';
import { ordersAt } from '../cardsInPlay';
import type { LockUse, ShieldSpend, StrikeRolls } from '../commands';
import { CRITICALS } from '../names';
import { isDie } from './entering';

/** What a strike asks for next. */
export type StrikeNeed =
  | { readonly needs: 'facings' }
  | { readonly needs: 'dice'; readonly count: number }
  | { readonly needs: 'shields'; readonly icons: IconCount; readonly shields: UsableShields }
  | { readonly needs: 'bonus-dice'; readonly count: number }
  | { readonly needs: 'lock'; readonly left: number; readonly ability: LockAbility | null }
  | { readonly needs: 'lock-dice'; readonly count: number }
  | {
      readonly needs: 'save';
      readonly icon: Wound;
      readonly save: Save;
      readonly count: number;
    }
  | { readonly needs: 'returned'; readonly count: number; readonly orders: readonly CardId[] };

/** One kind of save that was rolled. */
export interface SaveRolled {
  readonly icon: Wound;
  readonly save: Save;
  readonly dice: readonly number[];
  readonly stopped: number;
}

/** How far a strike has come. */
export interface StrikeSoFar {
  readonly answer: StrikeAnswer;
  /** Every icon that was generated. */
  readonly icons: IconCount;
  readonly blocked: readonly ShieldSpend[];
  readonly bonusDice: readonly number[];
  readonly lockDice: readonly number[];
  readonly saved: readonly SaveRolled[];
  /** Icons that got through. */
  readonly through: PerWound<number>;
  readonly returned: readonly CardId[];
  readonly skirmishDicePenalty: number;
  /** Texts of lock abilities that the table carries out. */
  readonly texts: readonly string[];
}

/** A strike on its way: what it needs, or null where everything was told. */
export interface StrikeStep {
  readonly soFar: StrikeSoFar;
  readonly need: StrikeNeed | null;
  /** Something was told that the strike has no use for. */
  readonly leftOver: keyof StrikeRolls | null;
}

interface Bench extends StrikeSoFar {
  readonly rolls: StrikeRolls;
  readonly state: GameState;
  readonly rules: Rules;
}

type Stepped = Bench | { readonly need: StrikeNeed; readonly at: Bench };
type StepFunction = (bench: Bench) => Stepped;

const NO_ICONS: IconCount = { lock: 0, hit: 0, critical: 0, direct: 0 };

const plusIcons = (one: IconCount, other: IconCount): IconCount => ({
  lock: one.lock + other.lock,
  hit: one.hit + other.hit,
  critical: one.critical + other.critical,
  direct: one.direct + other.direct,
});

const stop = (at: Bench, need: StrikeNeed): Stepped => ({ need, at });

const areDice = (dice: readonly number[] | undefined, count: number): boolean =>
  dice?.length === count && dice.every(isDie);

/** 5E-01: where shields have facings, the table says which the attacker is in. */
const facings: StepFunction = (bench) => {
  const { target, facings: told } = bench.answer.strike;
  const matters = target.shields.as === 'facings' && isShielded(target, FACINGS, bench.rules);
  return matters && told.length === 0 ? stop(bench, { needs: 'facings' }) : bench;
};

/** 5C */
const firstRoll: StepFunction = (bench) => {
  const { spec } = bench.answer;
  const { dice = [] } = bench.rolls;
  if (!areDice(dice, spec.dice)) return stop(bench, { needs: 'dice', count: spec.dice });
  return { ...bench, icons: readDice(spec.chart, spec.modifier, dice) };
};

const sumOf = <Item>(items: readonly Item[], points: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + points(item), 0);

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

const pointsAt = ({ from, points }: UsableShields, facing: Facing | null): number =>
  facing === null
    ? from.length === 0
      ? points
      : 0
    : (from.find((one) => one.facing === facing)?.points ?? 0);

const maySpend = (
  spends: readonly ShieldSpend[],
  shields: UsableShields,
  icons: IconCount,
): boolean => {
  const facingsTold = spends.map(({ facing }) => facing);
  return (
    new Set(facingsTold).size === spends.length &&
    spends.every(
      ({ facing, hits, criticals }) =>
        isCount(hits) && isCount(criticals) && hits + criticals <= pointsAt(shields, facing),
    ) &&
    sumOf(spends, ({ hits }) => hits) <= icons.hit &&
    sumOf(spends, ({ criticals }) => criticals) <= icons.critical &&
    sumOf(spends, ({ hits, criticals }) => hits + criticals) <= shields.points
  );
};

/** 5E: each point cancels a hit or a critical. */
const shieldsSpent: StepFunction = (bench) => {
  const { icons, rolls, answer } = bench;
  const blockable = icons.hit + icons.critical > 0 && answer.shields.points > 0;
  if (!blockable) return bench;
  const { shields: spends } = rolls;
  if (!spends || !maySpend(spends, answer.shields, icons))
    return stop(bench, { needs: 'shields', icons, shields: answer.shields });
  return { ...bench, blocked: spends };
};

const withLockDice = (bench: Bench, dice: readonly number[]): Bench => {
  const { chart, modifier } = bench.answer.spec;
  return { ...bench, icons: plusIcons(bench.icons, readLockOnDice(chart, modifier, dice)) };
};

/** 5F-01 II, 9L: dice that cards and Augur add, which cost no lock. */
const bonusRoll: StepFunction = (bench) => {
  const { answer, rolls } = bench;
  const granting = new Set(answer.freeLockOns.flatMap(({ faces }) => faces));
  const granted = (rolls.dice ?? []).filter((die) => granting.has(die)).length;
  const count = answer.lockOnDice.value + granted;
  if (count === 0) return bench;
  const { bonusDice = [] } = rolls;
  if (!areDice(bonusDice, count)) return stop(bench, { needs: 'bonus-dice', count });
  return withLockDice({ ...bench, bonusDice }, bonusDice);
};

const asIcons = (icons: readonly Wound[]): IconCount =>
  icons.reduce((sum, icon) => plusIcons(sum, { ...NO_ICONS, [icon]: 1 }), NO_ICONS);

const rollLock = (bench: Bench, dice: readonly number[] | undefined, count: number): Stepped => {
  if (!dice || !areDice(dice, count)) return stop(bench, { needs: 'lock-dice', count });
  return withLockDice({ ...bench, lockDice: [...bench.lockDice, ...dice] }, dice);
};

const applyAbility = (
  bench: Bench,
  ability: LockAbility,
  dice: readonly number[] | undefined,
): Stepped => {
  switch (ability.gives) {
    case 'icons':
      return { ...bench, icons: plusIcons(bench.icons, asIcons(ability.icons)) };
    case 'dice':
      return rollLock(bench, dice, ability.dice);
    case 'skirmish-dice-penalty':
      return { ...bench, skirmishDicePenalty: bench.skirmishDicePenalty + ability.dice };
    case 'text':
      return { ...bench, texts: [...bench.texts, ability.text] };
  }
};

const spendLock = (bench: Bench, use: LockUse | undefined, left: number): Stepped => {
  const ability = bench.answer.strike.weapon.lockAbility ?? null;
  switch (use?.use) {
    case 'hold':
      return bench;
    case 'lock-on':
      return rollLock(bench, use.dice, 1);
    case 'ability':
      if (ability) return applyAbility(bench, ability, use.dice);
      return stop(bench, { needs: 'lock', left, ability });
    case undefined:
      return stop(bench, { needs: 'lock', left, ability });
  }
};

/** 5F-01: locks one after the other, seeing each result (ruling locks-one-by-one). */
const locksSpent: StepFunction = (bench) => {
  const { lock } = bench.icons;
  let now: Bench = bench;
  for (let spent = 0; spent < lock; spent += 1) {
    const next = spendLock(now, bench.rolls.locks?.[spent], lock - spent);
    if ('need' in next) return next;
    now = next;
  }
  return now;
};

const blockedOf = (blocked: readonly ShieldSpend[], icon: Wound): number => {
  if (icon === 'direct') return 0;
  return sumOf(blocked, ({ hits, criticals }) => (icon === 'hit' ? hits : criticals));
};

const savesAgainst = (bench: Bench, icon: Wound): Stepped => {
  let now: Bench = bench;
  let left = bench.icons[icon] - blockedOf(bench.blocked, icon);
  for (const save of bench.answer.saves[icon]) {
    if (left === 0) break;
    const rolled = bench.rolls.saves?.find((one) => one.icon === icon && one.save === save.name);
    if (!rolled || !areDice(rolled.dice, left))
      return stop(now, { needs: 'save', icon, save, count: left });
    const stopped = rolled.dice.filter((die) => die <= save.upTo).length;
    now = { ...now, saved: [...now.saved, { icon, save, dice: rolled.dice, stopped }] };
    left -= stopped;
  }
  return { ...now, through: { ...now.through, [icon]: left } };
};

/** 3A-01 X, 3A-02 I: what is defeated takes nothing more. */
const isDown = ({ through, answer, state }: Bench): boolean => {
  const { hull, id } = answer.strike.target;
  const criticals = trackOf(state, id, CRITICALS);
  const crippledBy = (criticals?.max ?? Infinity) - (criticals?.now ?? 0);
  return through.hit + through.direct >= hull || through.critical >= crippledBy;
};

/** 5F-02 to 04: hits, then criticals, then direct hits, each with every save that it has. */
const savesRolled: StepFunction = (bench) => {
  let now: Bench = bench;
  for (const icon of WOUNDS) {
    if (isDown(now)) return now;
    const next = savesAgainst(now, icon);
    if ('need' in next) return next;
    now = next;
  }
  return now;
};

/** 5F-03: where there is a choice, the owner says which orders go back. */
const ordersReturned: StepFunction = (bench) => {
  const { answer, state, through, rolls } = bench;
  const orders = ordersAt(state, answer.strike.target.id).map(({ id }) => id);
  const count = Math.min(through.critical, orders.length);
  if (isDown(bench) || count === 0 || count === orders.length) return bench;
  const { returned = [] } = rolls;
  const fits =
    new Set(returned).size === count &&
    returned.length === count &&
    returned.every((card) => orders.includes(card));
  return fits ? { ...bench, returned } : stop(bench, { needs: 'returned', count, orders });
};

/** Ruling lock-on-after-shields. */
const stepsIn = (rules: Rules): readonly StepFunction[] => {
  const locks = [bonusRoll, locksSpent];
  const middle =
    rules.rulings['lock-on-after-shields'] === 'blockable'
      ? [...locks, shieldsSpent]
      : [shieldsSpent, ...locks];
  return [facings, firstRoll, ...middle, savesRolled, ordersReturned];
};

const used = (bench: Bench): Readonly<Record<keyof StrikeRolls, number>> => ({
  dice: bench.answer.spec.dice,
  shields: bench.blocked.length,
  bonusDice: bench.bonusDice.length,
  locks: bench.rolls.locks ? bench.icons.lock : 0,
  saves: bench.saved.length,
  returned: bench.returned.length,
});

const leftOverOf = (bench: Bench): keyof StrikeRolls | null => {
  const needed = used(bench);
  // The keys of what was told are those of what can be told.
  const told = Object.keys(bench.rolls) as (keyof StrikeRolls)[];
  return told.find((one) => (bench.rolls[one]?.length ?? 0) > needed[one]) ?? null;
};

const rollsOnly = ({
  dice,
  shields,
  bonusDice,
  locks,
  saves,
  returned,
}: StrikeRolls): StrikeRolls => ({
  ...(dice && { dice }),
  ...(shields && { shields }),
  ...(bonusDice && { bonusDice }),
  ...(locks && { locks }),
  ...(saves && { saves }),
  ...(returned && { returned }),
});

/** 5C to 5F: walks through a strike with what was rolled and chosen so far, up to what is needed next. */
export const resolveStrike = (
  situation: StrikeSituation,
  rolls: StrikeRolls,
  state: GameState,
  rules: Rules,
): StrikeStep => {
  let bench: Bench = {
    answer: strikeSituation(situation, rules),
    icons: NO_ICONS,
    blocked: [],
    bonusDice: [],
    lockDice: [],
    saved: [],
    through: { hit: 0, critical: 0, direct: 0 },
    returned: [],
    skirmishDicePenalty: 0,
    texts: [],
    rolls: rollsOnly(rolls),
    state,
    rules,
  };
  for (const step of stepsIn(rules)) {
    const next = step(bench);
    if ('need' in next) return { soFar: next.at, need: next.need, leftOver: null };
    bench = next;
  }
  return { soFar: bench, need: null, leftOver: leftOverOf(bench) };
};
