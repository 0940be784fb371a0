import type { Keyword, Shields } from '../admirals/editions';
import type { Effect, ShipCard, Terrain } from './cards/types';
import type { Rulings } from './rulings';

/** The source of a keyword that the ship card prints. */
export const PRINTED = 'card';

/** A keyword that a ship has now, and where it comes from. */
export interface KeywordInPlay extends Keyword {
  /** `PRINTED`, else the name of the order that grants it. */
  readonly source: string;
}

/** An effect of an order that a ship bears. */
export interface EffectInPlay {
  readonly source: string;
  readonly effect: Effect;
}

/** A ship in play, with everything that a rule asks of it. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly player: string;
  readonly card: ShipCard;
  /** Those that work: a crippled ship's own are left out. */
  readonly keywords: readonly KeywordInPlay[];
  readonly effects: readonly EffectInPlay[];
  readonly hull: number;
  readonly shields: Shields;
  /** False where a scenario forbids them. */
  readonly mayShield: boolean;
  readonly crippled: boolean;
  readonly terrain: Terrain | null;
  /** Codes of the orders that lie face up at it. */
  readonly orders: readonly string[];
}

/** Another ship, and the hexes between it and the one that a rule is about: 0 where adjacent. */
export interface Nearby {
  readonly piece: Piece;
  readonly distance: number;
}

/** What is left of all shields together. */
export const shieldsLeft = ({ shields }: Pick<Piece, 'shields'>): number =>
  shields.as === 'pool'
    ? shields.points
    : Object.values(shields.points).reduce((sum, points) => sum + points, 0);

const gained = (effects: readonly EffectInPlay[]): readonly KeywordInPlay[] =>
  effects.flatMap(({ source, effect }) =>
    effect.does === 'keyword' && effect.reach.whom === 'bearer'
      ? [{ ...effect.keyword, source }]
      : [],
  );

/** Critical Hits: a crippled ship loses its own keywords, and not what orders give it (ruling crippled-keeps-granted). */
export const workingKeywords = (
  card: ShipCard,
  effects: readonly EffectInPlay[],
  crippled: boolean,
  rulings: Rulings,
): readonly KeywordInPlay[] => {
  const own = crippled ? [] : card.keywords.map((keyword) => ({ ...keyword, source: PRINTED }));
  const keeps = !crippled || rulings['crippled-keeps-granted'] === 'keeps';
  return [...own, ...(keeps ? gained(effects) : [])];
};

const asBorne = (effect: Effect): Effect =>
  effect.does === 'text' ? effect : { ...effect, reach: { whom: 'bearer' } };

const reachesFriend = (effect: Effect, distance: number): boolean =>
  effect.does !== 'text' &&
  effect.reach.whom === 'friends' &&
  distance <= (effect.reach.within ?? Infinity);

/** A ship with what the orders of its friends nearby do to it, as if it bore them itself. */
export const reached = (piece: Piece, nearby: readonly Nearby[], rulings: Rulings): Piece => {
  const lent = nearby
    .filter((near) => near.piece.team === piece.team && near.piece.id !== piece.id)
    .flatMap((near) => near.piece.effects.filter((one) => reachesFriend(one.effect, near.distance)))
    .map(({ source, effect }) => ({ source, effect: asBorne(effect) }));
  if (lent.length === 0) return piece;
  const effects = [...piece.effects, ...lent];
  const keywords = workingKeywords(piece.card, effects, piece.crippled, rulings);
  return { ...piece, effects, keywords };
};

/** The same ship, crippled now. */
export const crippledNow = (piece: Piece, rulings: Rulings): Piece => ({
  ...piece,
  crippled: true,
  keywords: workingKeywords(piece.card, piece.effects, true, rulings),
});

/** The effects of one kind that act on the ship itself. */
export const effectsOn = <Does extends Exclude<Effect['does'], 'text'>>(
  piece: Piece,
  does: Does,
): readonly { readonly source: string; readonly effect: Extract<Effect, { does: Does }> }[] =>
  piece.effects.flatMap(({ source, effect }) =>
    effect.does !== 'text' && effect.does === does && effect.reach.whom === 'bearer'
      ? // Just compared: an effect that does this is of this kind.
        [{ source, effect: effect as Extract<Effect, { does: Does }> }]
      : [],
  );

export const hasKeyword = (piece: Piece, name: string): boolean =>
  piece.keywords.some((keyword) => keyword.name === name);
