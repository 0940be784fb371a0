import type { Terrain } from '../admirals-shared/cards/terms';
import type { Effect, ShipCard } from '../admirals-shared/cards/types';
import {
  type AnyEffectInPlay,
  type AnyPiece,
  type AnyNearby,
  gainedKeywords,
  lentEffects,
} from '../admirals-shared/piece';

export type EffectInPlay = AnyEffectInPlay<Effect>;

/** A ship in play, with everything that a rule asks of it. The one thing that rules look at. */
export interface Piece extends AnyPiece<ShipCard, Effect, Terrain> {
  readonly criticals: number;
  readonly exhausted: number;
  /** 3A-02 IV: flat reductions of its skirmish dice for now. */
  readonly skirmishDicePenalty: number;
  /** 6C: only an Escort has one. */
  readonly evadeReady: boolean;
}

export type Nearby = AnyNearby<Piece>;

/** 5B-02: a piece with what the orders of its friends nearby do to it. */
export const reached = (piece: Piece, nearby: readonly Nearby[]): Piece => {
  const lent = lentEffects(piece, nearby);
  if (lent.length === 0) return piece;
  return {
    ...piece,
    keywords: [...piece.keywords, ...gainedKeywords(lent)],
    effects: [...piece.effects, ...lent],
  };
};
