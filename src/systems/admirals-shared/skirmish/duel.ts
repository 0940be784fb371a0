import { expectation } from '../../../core/dice/distribution';
import { chancesOf, chanceThat, endingsOf } from '../../kit/procedures/exact';
import { byName } from '../cards/terms';
import type { Explained, Tally, Save } from '../explain';
import type { CombatDie } from './die';
import * as skirmishes from './procedure';
import { otherSide, SIDES, type BySide, type SkirmishSide } from './sides';

interface Hulled {
  readonly hull: number;
}

/** One side of a skirmish worked out: every number with where it comes from. */
export interface Armed<SomePiece extends Hulled = Hulled> {
  readonly piece: SomePiece;
  readonly pool: Tally;
  readonly die: Explained<CombatDie>;
  readonly saves: readonly Save[];
  readonly deathBlow: Tally;
  /** 9Q: the rolls it makes once all Direct Hits are resolved. */
  readonly revenge: readonly { readonly rule: string }[];
  /** Direct Hits of the opponent's dice that it cancels. */
  readonly cancelled: Tally;
  readonly rams: readonly skirmishes.RamDie[];
}

/** What is left are dice. */
export const duelistOf = ({ piece, pool, die, ...armed }: Armed): skirmishes.Duelist => ({
  dice: pool.value,
  faces: die.value,
  saves: armed.saves,
  hull: piece.hull,
  lethal: armed.deathBlow.value,
  grudge: armed.revenge.length > 0,
  rams: armed.rams,
  cancels: armed.cancelled.value,
});

/** 7: exact odds of a skirmish, with every optional die taken and every save rolled. */
export const skirmishOdds = (
  both: BySide<skirmishes.Duelist>,
  rulings: skirmishes.SkirmishRulings,
) => {
  const { procedure, reportAt } = skirmishes.skirmishOf(both, rulings);
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
    ...byName(SIDES, oddsOf),
    bothDefeated: chanceThat(ends, (end) => {
      const { active, opposing } = reportAt(end);
      return active.defeated !== null && opposing.defeated !== null;
    }),
  };
};
export type SkirmishOdds = ReturnType<typeof skirmishOdds>;

/** Two that fight, by the rulings of a table. */
export const duelOf = <SomePiece extends Hulled>(
  armed: BySide<Armed<SomePiece>>,
  rulings: skirmishes.SkirmishRulings,
) => {
  const both = byName(SIDES, (side) => duelistOf(armed[side]));
  return {
    ...armed,
    ...skirmishes.skirmishOf(both, rulings),
    odds: () => skirmishOdds(both, rulings),
  };
};

export type Duel<SomePiece extends Hulled = Hulled> = ReturnType<typeof duelOf<SomePiece>>;

/** The side that survived alone, as it comes out of a skirmish; null where both stand or fall. */
export const survivorOf = <SomePiece extends Hulled>(
  duel: BySide<Armed<SomePiece>>,
  report: skirmishes.Report | null,
): { readonly side: SkirmishSide; readonly piece: SomePiece; readonly lost: SomePiece } | null => {
  const [side, ...more] = SIDES.filter((one) => report?.[one].defeated === null);
  if (!report || side === undefined || more.length > 0) return null;
  const { piece } = duel[side];
  const left = { ...piece, hull: piece.hull - report[side].hullLost };
  return { side, piece: left, lost: duel[otherSide(side)].piece };
};
