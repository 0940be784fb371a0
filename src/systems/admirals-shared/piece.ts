import type { Keyword } from './cards/keywordText';
import type { Reach } from './cards/effectForm';
import type { Shields } from './cards/shieldsForm';
import type { ShipCard } from './cards/types';

/** The source of a keyword that the ship card prints. */
export const PRINTED = 'card';

/** A keyword that a piece has now, and where it comes from. */
export interface KeywordInPlay extends Keyword {
  /** `PRINTED`, else the name of what grants it: an order, a commander, a rule. */
  readonly source: string;
}

/** An effect of a card that a piece bears. */
export interface AnyEffectInPlay<SomeEffect> {
  readonly source: string;
  readonly effect: SomeEffect;
}

/** A ship in play as every edition sees it. */
export interface AnyPiece<SomeCard, SomeEffect, SomeTerrain> {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly player: string;
  readonly card: SomeCard;
  /** Printed ones and those it has gained, also by its own effects. */
  readonly keywords: readonly KeywordInPlay[];
  /** Of the cards it bears, those that reach its friends among them. */
  readonly effects: readonly AnyEffectInPlay<SomeEffect>[];
  readonly hull: number;
  /** What is left of them. */
  readonly shields: Shields;
  readonly terrain: SomeTerrain | null;
  /** Codes of the orders that lie face up at it. */
  readonly orders: readonly string[];
}

/** What is left of all shields together. */
export const shieldsLeft = ({ shields }: { readonly shields: Shields }): number =>
  shields.as === 'pool'
    ? shields.points
    : Object.values(shields.points).reduce((sum, points) => sum + points, 0);

/** Another piece, and the hexes between it and the one that a rule is about: 0 where adjacent. */
export interface AnyNearby<SomePiece> {
  readonly piece: SomePiece;
  readonly distance: number;
}

/** A piece in a skirmish, and the other pieces by their distance from it. */
export interface AnyFighter<SomePiece> {
  readonly piece: SomePiece;
  readonly nearby: readonly AnyNearby<SomePiece>[];
  /** Dice that the table adds, or takes away below 0. */
  readonly byHand?: number;
}

export const printedKeywords = ({ keywords }: Pick<ShipCard, 'keywords'>) =>
  keywords.map((keyword) => ({ ...keyword, source: PRINTED }));

type Fresh = Pick<ShipCard, 'code' | 'name' | 'hull' | 'shields' | 'keywords'>;

/** A ship as it comes out of the box: whole, and with nothing but what its card prints. */
export const fresh = <SomeShip extends Fresh>(card: SomeShip) => ({
  id: card.code,
  name: card.name,
  team: '',
  player: '',
  card,
  keywords: printedKeywords(card),
  effects: [],
  hull: card.hull,
  shields: card.shields,
  terrain: null,
  orders: [],
});

/** What is asked of an effect here, whatever else it does. */
interface SomeEffect {
  readonly does: string;
  /** Absent where the card only says it in words. */
  readonly reach?: Reach;
  readonly keyword?: Keyword;
}

const isBorne = ({ reach }: SomeEffect): boolean => reach?.whom === 'bearer';

/** The keywords that a piece gains by the effects it bears itself. */
export const gainedKeywords = (effects: readonly AnyEffectInPlay<SomeEffect>[]) =>
  effects.flatMap(({ source, effect }) =>
    effect.keyword && isBorne(effect) ? [{ ...effect.keyword, source }] : [],
  );

const reachesFriend = ({ reach }: SomeEffect, distance: number): boolean =>
  reach?.whom === 'friends' && distance <= (reach.within ?? Infinity);

const asBorne = <Some extends SomeEffect>(effect: Some): Some => ({
  ...effect,
  reach: { whom: 'bearer' },
});

interface Friend<Some> {
  readonly id: string;
  readonly team: string;
  readonly effects: readonly AnyEffectInPlay<Some>[];
}

/** What the orders of its friends nearby do to a piece, as if it bore them itself. */
export const lentEffects = <Some extends SomeEffect>(
  piece: Friend<Some>,
  nearby: readonly AnyNearby<Friend<Some>>[],
): readonly AnyEffectInPlay<Some>[] =>
  nearby
    .filter((near) => near.piece.team === piece.team && near.piece.id !== piece.id)
    .flatMap((near) => near.piece.effects.filter((one) => reachesFriend(one.effect, near.distance)))
    .map(({ source, effect }) => ({ source, effect: asBorne(effect) }));

/** The effects of one kind that act on the piece itself. */
export const effectsOn = <Some extends SomeEffect, Does extends Some['does']>(
  { effects }: { readonly effects: readonly AnyEffectInPlay<Some>[] },
  does: Does,
): readonly AnyEffectInPlay<Extract<Some, { readonly does: Does }>>[] =>
  effects.flatMap(({ source, effect }) =>
    effect.does === does && isBorne(effect)
      ? // Just compared: an effect that does this is of this kind.
        [{ source, effect: effect as Extract<Some, { readonly does: Does }> }]
      : [],
  );
