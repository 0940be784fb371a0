import * as pieces from '../admirals-shared/piece';
import type { Terrain } from './cards/terms';
import type { Effect, ShipCard } from './cards/forms';
import type { Rulings } from './rulings';

export type EffectInPlay = pieces.AnyEffectInPlay<Effect>;

/** A ship in play, with everything that a rule asks of it; a crippled one's own keywords are left out. */
export interface Piece extends pieces.AnyPiece<ShipCard, Effect, Terrain> {
  /** False where a scenario forbids shields. */
  readonly mayShield: boolean;
  readonly crippled: boolean;
}

export type Nearby = pieces.AnyNearby<Piece>;

/** Critical Hits: a crippled ship loses its own keywords, and not what orders give it (ruling crippled-keeps-granted). */
export const workingKeywords = (
  card: ShipCard,
  effects: readonly EffectInPlay[],
  crippled: boolean,
  rulings: Rulings,
): readonly pieces.KeywordInPlay[] => {
  const own = crippled ? [] : pieces.printedKeywords(card);
  const keeps = !crippled || rulings['crippled-keeps-granted'] === 'keeps';
  return [...own, ...(keeps ? pieces.gainedKeywords(effects) : [])];
};

/** A ship with what the orders of its friends nearby do to it, as if it bore them itself. */
export const reached = (piece: Piece, nearby: readonly Nearby[], rulings: Rulings): Piece => {
  const lent = pieces.lentEffects(piece, nearby);
  if (lent.length === 0) return piece;
  const effects = [...piece.effects, ...lent];
  const keywords = workingKeywords(piece.card, effects, piece.crippled, rulings);
  return { ...piece, effects, keywords };
};

/** The same ship once its orders have gone back; what friends lend it is not among them yet. */
export const withoutOrders = (piece: Piece, rulings: Rulings): Piece => ({
  ...piece,
  orders: [],
  effects: [],
  keywords: workingKeywords(piece.card, [], piece.crippled, rulings),
});

/** The same ship, crippled now. */
export const crippledNow = (piece: Piece, rulings: Rulings): Piece => ({
  ...piece,
  crippled: true,
  keywords: workingKeywords(piece.card, piece.effects, true, rulings),
});
