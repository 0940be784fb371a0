import type { Distribution } from '../../../core/dice/distribution';
import { sixSided, type Dice } from '../../kit/procedures/dice';
import { chancesOf, chanceThat, endingsOf, meanOf } from '../../kit/procedures/exact';
import { procedureOf, type Procedure, type Step } from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import type { CombatDie } from '../../admirals-shared/skirmish/die';
import {
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../admirals-shared/skirmish/sides';
import type { Ram } from '../keywords/hooks';
import type { Rules } from '../rules';
import { hitsTaken, tollsOf, type Arms, type Toll } from './fight';

/** A skirmish as a procedure: both sides roll, then both lose hull at once. */
export interface SkirmishProcedure {
  readonly procedure: Procedure;
  readonly tollsAt: (end: State) => BySide<Toll>;
}

const combatDie = (die: CombatDie) => sixSided(['hits'], (face) => ({ hits: die[face - 1] ?? 0 }));

const ramDie = ({ upTo, hits }: Ram) =>
  sixSided(['hits'], (face) => ({ hits: face <= upTo ? hits : 0 }));

const rolls = (id: string, side: SkirmishSide, dice: readonly Dice[], field: Field): Step => ({
  name: `${id}.${side}`,
  next: (at) => ({
    ask: 'roll',
    id: `${id}.${side}`,
    by: side,
    dice,
    then: ({ hits = 0 }) => at + hits * field.one,
  }),
});

/** Skirmishes, Ram-Prow: the dice of both sides, and what they come to. */
export const skirmishProcedure = (arms: BySide<Arms>, rules: Rules): SkirmishProcedure => {
  const most = ({ pool, die }: Arms): number => pool.value * Math.max(...die.value) + 1;
  const mostRammed = ({ rams }: Arms): number => rams.reduce((sum, { hits }) => sum + hits, 1);
  const made = fieldsOf({
    active: most(arms.active),
    opposing: most(arms.opposing),
    activeRams: mostRammed(arms.active),
    opposingRams: mostRammed(arms.opposing),
  });
  const rammed = { active: made.activeRams, opposing: made.opposingRams };
  const steps = SIDES.flatMap((side) => {
    const { pool, die, rams } = arms[side];
    const dice = [{ die: combatDie(die.value), count: pool.value }];
    const ramming = rams.map((ram) => ({ die: ramDie(ram), count: 1 }));
    return [rolls('dice', side, dice, made[side]), rolls('rams', side, ramming, rammed[side])];
  });
  const taken = (end: State, side: SkirmishSide): number => {
    const from = otherSide(side);
    return hitsTaken(arms[side], made[from].of(end), rammed[from].of(end), rules);
  };
  return {
    procedure: procedureOf(steps),
    tollsAt: (end) =>
      tollsOf(arms, { active: taken(end, 'active'), opposing: taken(end, 'opposing') }),
  };
};

interface SkirmishOdds {
  readonly destroyed: BySide<number>;
  readonly bothDestroyed: number;
  /** The chance of each number of hull boxes lost. */
  readonly hullLost: BySide<Distribution>;
  readonly expectedHullLost: BySide<number>;
}

/** Skirmishes: how one may end, exactly. */
export const skirmishOdds = (arms: BySide<Arms>, rules: Rules): SkirmishOdds => {
  const { procedure, tollsAt } = skirmishProcedure(arms, rules);
  const ends = endingsOf(procedure, 0, {});
  const forBoth = <Value>(of: (side: SkirmishSide) => Value): BySide<Value> => ({
    active: of('active'),
    opposing: of('opposing'),
  });
  return {
    destroyed: forBoth((side) => chanceThat(ends, (end) => tollsAt(end)[side].destroyed)),
    bothDestroyed: chanceThat(ends, (end) => {
      const { active, opposing } = tollsAt(end);
      return active.destroyed && opposing.destroyed;
    }),
    hullLost: forBoth((side) =>
      chancesOf(ends, (end) => tollsAt(end)[side].hullLost, arms[side].piece.hull),
    ),
    expectedHullLost: forBoth((side) => meanOf(ends, (end) => tollsAt(end)[side].hullLost)),
  };
};
