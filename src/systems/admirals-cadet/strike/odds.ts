import { endingsOf, type Best, type Plan, type Policy } from '../../kit/procedures/exact';
import type { Spend } from '../../kit/procedures/procedure';
import { attackOf, type AttackSpec, type Fate, type Standing, type TargetSpec } from './attack';
import { WOUNDS } from '../../admirals-shared/odds/spec';
import { kindsOf, type RollSpec } from './rolling';

/** What becomes of Target Locks: the die is rolled again, an ability is used, or nothing; `best` is what makes the loss of the target likeliest, lock by lock. */
export const LOCK_POLICIES = ['reroll', 'ability', 'hold', 'best'] as const;
export type LockPolicy = (typeof LOCK_POLICIES)[number];

/** When the defender spends a shield box that it may spend: `best` is what makes its loss least likely. */
export const SHIELD_POLICIES = ['best', 'always', 'never'] as const;
export type ShieldPolicy = (typeof SHIELD_POLICIES)[number];

/** What the two players do. */
export interface StrikeChoices {
  readonly locks: LockPolicy;
  readonly shields: ShieldPolicy;
}

/** As many as there are points for, one after the other. */
const spendAll = ({ on, points }: Spend, isMeant: (id: string) => boolean): readonly number[] => {
  let left = points;
  return on.map(({ id, most }) => {
    const spent = isMeant(id) ? Math.min(most, left) : 0;
    left -= spent;
    return spent;
  });
};

/** Dice that show nothing are rolled again, and all locks are used alike; without an ability they roll a die. */
const attackerBy = (spec: RollSpec, locks: LockPolicy): Policy | Best => {
  if (locks === 'best') return { aim: 'most' };
  const blank = kindsOf(spec).filter(
    (kind) => kind.locks === 0 && WOUNDS.every((wound) => kind.wounds[wound] === 0),
  );
  const free = blank.filter(({ mayAgain }) => mayAgain).map(({ id }) => id);
  const ordered = blank.filter(({ mayAgain }) => !mayAgain).map(({ id }) => id);
  return (question) => {
    if (question.ask !== 'spend') {
      const ability = spec.abilities.length > 0 ? 0 : 'reroll';
      return [locks === 'ability' ? ability : locks];
    }
    const some = spendAll({ ...question, points: spec.rerolls }, (id) => ordered.includes(id));
    const others = spendAll(question, (id) => free.includes(id));
    return some.map((count, at) => count + (others[at] ?? 0));
  };
};

const defenderBy = (shields: ShieldPolicy): Policy | Best => {
  switch (shields) {
    case 'best':
      return { aim: 'least' };
    case 'always':
      return (question) =>
        question.ask === 'spend'
          ? spendAll(question, () => true)
          : question.ask === 'choose'
            ? question.options.slice(0, 1)
            : [];
    case 'never':
      return (question) => (question.ask === 'spend' ? question.on.map(() => 0) : ['none']);
  }
};

export const planOf = ({ roll }: AttackSpec, { locks, shields }: StrikeChoices): Plan => ({
  attacker: attackerBy(roll, locks),
  defender: defenderBy(shields),
});

/** Hull decides only between what is lost as likely. */
const HULL_BOX = 1e-7;

/** What the defender would rather avoid. */
export const lossOf = (fate: Fate): number => (fate === null ? 1 : -fate.hull * HULL_BOX);

/** For odds it does not matter which side a box is on. */
export const pooled = (spec: AttackSpec): AttackSpec => {
  const points = spec.target.boxes.reduce((sum, box) => sum + box.points, 0);
  return { ...spec, target: { ...spec.target, boxes: [{ at: 'track', points }] } };
};

const ROUNDING = 1e-12;

/** What is certain but for rounding is certain. */
const settled = (chance: number): number => (chance > 1 - ROUNDING ? 1 : chance);

/** What attacks do to their target, by all that they may leave of it. */
export const summary = (
  all: readonly { readonly fate: Fate; readonly chance: number }[],
  { hull, orders }: Pick<TargetSpec, 'hull' | 'orders'>,
) => {
  const chanceThat = (holds: (fate: Fate) => boolean): number =>
    all.reduce((sum, { fate, chance }) => (holds(fate) ? sum + chance : sum), 0);
  const meanOf = (amount: (ship: Standing) => number): number =>
    all.reduce((sum, { fate, chance }) => sum + (fate ? chance * amount(fate) : 0), 0);
  const destroyed = settled(chanceThat((fate) => fate === null));
  return {
    destroyed,
    crippledAlive: settled(chanceThat((fate) => fate?.crippled === true)),
    /** The chance that its orders have gone back, or gone with it; 0 where it has none. */
    ordersLost: orders > 0 ? settled(chanceThat((fate) => (fate?.orders ?? 0) < orders)) : 0,
    /** The chance of each number of hull boxes left; none left is destroyed. */
    hullLeft: Array.from({ length: hull + 1 }, (_, left) =>
      left === 0 ? destroyed : chanceThat((fate) => fate?.hull === left),
    ),
    expectedHullLeft: meanOf((ship) => ship.hull),
    /** Of the boxes that it may spend; a ship that is destroyed has none. */
    expectedShieldsLeft: meanOf((ship) => ship.shields),
  };
};
export type StrikeOdds = ReturnType<typeof summary>;

/** Resolving Attack Icons: what an attack does to its target, exactly. */
export const strikeOdds = (spec: AttackSpec, choices: StrikeChoices): StrikeOdds => {
  const { procedure, resolving } = attackOf(pooled(spec));
  const { fateOf } = resolving;
  const ends = endingsOf(procedure, 0, planOf(spec, choices), (end) => lossOf(fateOf(end)));
  return summary(
    ends.map(({ state, chance }) => ({ fate: fateOf(state), chance })),
    spec.target,
  );
};
