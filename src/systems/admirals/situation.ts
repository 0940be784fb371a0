import type { WeaponCard } from '../admirals-shared/cards/types';
import { reached, type Piece } from './piece';
import type { AnyStrikeSituation, Settled } from '../admirals-shared/strike/situation';
import type { BySide } from '../admirals-shared/skirmish/sides';
import type { AnyFighter } from '../admirals-shared/piece';

export interface StrikeSituation extends AnyStrikeSituation<Piece, WeaponCard> {
  /** 9I: the attacker uses its Skilled now. */
  readonly useSkilled: boolean;
  /** 9L: the id of the piece that augments this strike. */
  readonly augmentedBy: string | null;
  /** 13A: the simplicity rules hold, as in open play. */
  readonly simplicity: boolean;
}

export type SettledStrike = Settled<StrikeSituation>;

/** 5B-02: Orders of pieces nearby reach attacker and target. */
export const settleStrike = (strike: StrikeSituation): SettledStrike => ({
  ...strike,
  attacker: reached(strike.attacker, strike.nearAttacker),
  target: reached(strike.target, strike.nearTarget),
  settled: true,
});

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
