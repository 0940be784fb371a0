import type { Distribution } from '../../../core/dice/distribution';
import { chancesOf, chanceThat, endingsOf, meanOf } from '../../kit/procedures/exact';
import type { BySide, SkirmishSide } from '../../admirals-shared/skirmish/sides';
import type { Rules } from '../rules';
import type { Arms } from './fight';
import { skirmishProcedure } from './procedure';

export interface SkirmishOdds {
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
