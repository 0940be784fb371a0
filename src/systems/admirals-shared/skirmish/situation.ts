import type { BySide } from './sides';
import { type AnyFighter, type Piece, reached } from '../piece';

export type Fighter = AnyFighter<Piece>;

export type SkirmishSituation = BySide<Fighter>;

/** A skirmish whose two pieces already have what their friends' cards do to them. */
export type SettledSkirmish = SkirmishSituation & { readonly settled: true };

const settleFighter = (fighter: Fighter): Fighter => ({
  ...fighter,
  piece: reached(fighter.piece, fighter.nearby),
});

/** 5B-02 as for strikes: Orders of pieces nearby reach both. */
export const settleSkirmish = ({ active, opposing }: SkirmishSituation): SettledSkirmish => ({
  active: settleFighter(active),
  opposing: settleFighter(opposing),
  settled: true,
});
