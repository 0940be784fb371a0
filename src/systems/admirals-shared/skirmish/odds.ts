import { expectation } from '../../../core/dice/distribution';
import { chancesOf, chanceThat, endingsOf } from '../../kit/procedures/exact';
import { skirmishOf, type Duelist, type SkirmishRulings } from './procedure';
import type { BySide, SkirmishSide } from './sides';

/** 7: exact odds of a skirmish, with every optional die taken and every save rolled. */
export const skirmishOdds = (both: BySide<Duelist>, rulings: SkirmishRulings) => {
  const { procedure, reportAt } = skirmishOf(both, rulings);
  const ends = endingsOf(procedure, 0, {});
  const oddsOf = (side: SkirmishSide) => {
    const hullLost = chancesOf(ends, (end) => reportAt(end)[side].hullLost, both[side].hull);
    return {
      defeated: chanceThat(ends, (end) => reportAt(end)[side].defeated !== null),
      /** Direct Hits, Lethal's too, and not what a Grudge does; the hull stands for more too. */
      hullLost,
      expectedHullLost: expectation(hullLost),
    };
  };
  return {
    active: oddsOf('active'),
    opposing: oddsOf('opposing'),
    bothDefeated: chanceThat(ends, (end) => {
      const { active, opposing } = reportAt(end);
      return active.defeated !== null && opposing.defeated !== null;
    }),
  };
};
export type SkirmishOdds = ReturnType<typeof skirmishOdds>;
