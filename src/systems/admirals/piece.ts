import type { Effect, Facing, Keyword, ShipCard, Terrain } from './cards/types';

/** A keyword that a piece has now, and where it comes from. */
export interface KeywordInPlay extends Keyword {
  /** `card` where printed, else the name of what grants it: an order, a commander, a rule. */
  readonly source: string;
}

/** An effect of a card in play that reaches a piece. */
export interface EffectInPlay {
  readonly source: string;
  readonly effect: Effect;
}

/** 3A-01 XIII: what is left of the shields. */
export type ShieldsNow =
  | { readonly as: 'pool'; readonly points: number }
  | { readonly as: 'facings'; readonly points: Readonly<Record<Facing, number>> };

/** A ship in play, with everything that a rule asks of it. The one thing that rules look at. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly player: string;
  readonly card: ShipCard;
  /** Printed ones and those it has gained. */
  readonly keywords: readonly KeywordInPlay[];
  readonly effects: readonly EffectInPlay[];
  readonly hull: number;
  readonly shields: ShieldsNow;
  readonly criticals: number;
  readonly exhausted: number;
  /** 3A-02 IV: flat reductions of its skirmish dice for now. */
  readonly skirmishDicePenalty: number;
  readonly terrain: Terrain | null;
  /** 6C: only an Escort has one. */
  readonly evadeReady: boolean;
  /** Codes of the orders that lie face up at it. */
  readonly orders: readonly string[];
}
