import type { Effect, Facing, Keyword, Reach, ShipCard, Terrain } from './cards/types';

/** The source of a keyword that the ship card prints. */
export const PRINTED = 'card';

/** A keyword that a piece has now, and where it comes from. */
export interface KeywordInPlay extends Keyword {
  /** `PRINTED`, else the name of what grants it: an order, a commander, a rule. */
  readonly source: string;
}

/** An effect of a card that a piece bears. */
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
  /** Printed ones and those it has gained, also by its own effects. */
  readonly keywords: readonly KeywordInPlay[];
  /** Of the cards it bears, those that reach its friends among them. */
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

/** What is left of all shields together. */
export const shieldsLeft = ({ shields }: Piece): number =>
  shields.as === 'pool'
    ? shields.points
    : Object.values(shields.points).reduce((sum, points) => sum + points, 0);

/** Another piece, and the hexes between it and the one that a rule is about: 0 where adjacent. */
export interface Nearby {
  readonly piece: Piece;
  readonly distance: number;
}

export const printedKeywords = (card: ShipCard): readonly KeywordInPlay[] =>
  card.keywords.map((keyword) => ({ ...keyword, source: PRINTED }));

/** The keywords that a piece gains by the effects it bears itself. */
export const gainedKeywords = (effects: readonly EffectInPlay[]): readonly KeywordInPlay[] =>
  effects.flatMap(({ source, effect }) =>
    effect.does === 'keyword' && effect.reach.whom === 'bearer'
      ? [{ ...effect.keyword, source }]
      : [],
  );

const reachOf = (effect: Effect): Reach | null => (effect.does === 'text' ? null : effect.reach);

const reachesFriend = (effect: Effect, distance: number): boolean => {
  const reach = reachOf(effect);
  return reach?.whom === 'friends' && distance <= (reach.within ?? Infinity);
};

const asBorne = (effect: Effect): Effect =>
  effect.does === 'text' ? effect : { ...effect, reach: { whom: 'bearer' } };

/** 5B-02: a piece with what the orders of its friends nearby do to it, as if it bore them itself. */
export const reached = (piece: Piece, nearby: readonly Nearby[]): Piece => {
  const gained = nearby
    .filter((near) => near.piece.team === piece.team && near.piece.id !== piece.id)
    .flatMap((near) => near.piece.effects.filter((one) => reachesFriend(one.effect, near.distance)))
    .map(({ source, effect }) => ({ source, effect: asBorne(effect) }));
  if (gained.length === 0) return piece;
  return {
    ...piece,
    keywords: [...piece.keywords, ...gainedKeywords(gained)],
    effects: [...piece.effects, ...gained],
  };
};

/** The effects of one kind that act on the piece itself. */
export const effectsOn = <Does extends Exclude<Effect['does'], 'text'>>(
  piece: Piece,
  does: Does,
): readonly { readonly source: string; readonly effect: Extract<Effect, { does: Does }> }[] =>
  piece.effects.flatMap(({ source, effect }) =>
    effect.does === does && reachOf(effect)?.whom === 'bearer'
      ? // Just compared: an effect that does this is of this kind.
        [{ source, effect: effect as Extract<Effect, { does: Does }> }]
      : [],
  );
