import { byName, type Terrain } from '../admirals-shared/cards/terms';
import type { Effect, ShipCard, WeaponCard } from '../admirals-shared/cards/types';
import * as pieces from '../admirals-shared/piece';
import type { AnyStrikeSituation, Settled } from '../admirals-shared/strike/situation';
import { SIDES, type BySide } from '../admirals-shared/skirmish/sides';

export type EffectInPlay = pieces.AnyEffectInPlay<Effect>;

/** A ship in play, with everything that a rule asks of it. The one thing that rules look at. */
export interface Piece extends pieces.AnyPiece<ShipCard, Effect, Terrain> {
  readonly criticals: number;
  readonly exhausted: number;
  /** 3A-02 IV: flat reductions of its skirmish dice for now. */
  readonly skirmishDicePenalty: number;
  /** 6C: only an Escort has one. */
  readonly evadeReady: boolean;
}

export type Nearby = pieces.AnyNearby<Piece>;

/** 5B-02: a piece with what the orders of its friends nearby do to it. */
export const reached = (piece: Piece, nearby: readonly Nearby[]): Piece => {
  const lent = pieces.lentEffects(piece, nearby);
  if (lent.length === 0) return piece;
  return {
    ...piece,
    keywords: [...piece.keywords, ...pieces.gainedKeywords(lent)],
    effects: [...piece.effects, ...lent],
  };
};

/** A ship as it comes out of the box. */
export const freshPiece = (card: ShipCard): Piece => ({
  ...pieces.fresh(card),
  criticals: 0,
  exhausted: 0,
  skirmishDicePenalty: 0,
  evadeReady: card.role === 'Escort',
});

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

export type Fighter = pieces.AnyFighter<Piece>;

export type SkirmishSituation = BySide<Fighter>;

/** A skirmish whose two pieces already have what their friends' cards do to them. */
export type SettledSkirmish = SkirmishSituation & { readonly settled: true };

/** 5B-02 as for strikes: Orders of pieces nearby reach both. */
export const settleSkirmish = (both: SkirmishSituation): SettledSkirmish => ({
  ...byName(SIDES, (side) => ({
    ...both[side],
    piece: reached(both[side].piece, both[side].nearby),
  })),
  settled: true,
});
