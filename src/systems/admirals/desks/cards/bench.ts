import type { Reader } from '../../../../core/checked/read';
import type { Shelf } from '../../../../core/pages/desks';
import { cardReader } from '../../cards/parse';
import { redrawnShapes } from '../../cards/parse/shapes';
import type { AdmiralsCard, CardKind } from '../../cards/types';
import { rulesFor, type AdmiralsParts, type Rules } from '../../parts';
import type { AdmiralsWords } from '../../words/en';

/** What the desk works with, whatever card lies on it. */
export interface Bench {
  readonly parts: AdmiralsParts;
  readonly rules: Rules;
  readonly words: AdmiralsWords;
  readonly read: Reader<AdmiralsCard>;
}

export const makeBench = (parts: AdmiralsParts, words: AdmiralsWords): Bench => ({
  parts,
  rules: rulesFor(parts, {}),
  words,
  read: cardReader(parts.keywords),
});

/** 5A-01, 5E-01: by the shapes of the pack that the card is in. */
export const drawnFor = (bench: Bench, { shapes, pack }: Shelf): Bench => {
  const drawn = pack === undefined ? undefined : shapes?.[pack];
  if (!drawn) return bench;
  const read = redrawnShapes(drawn, '');
  return read.ok ? { ...bench, rules: rulesFor(bench.parts, {}, read.value) } : bench;
};

export type CardOf<Kind extends CardKind> = Extract<AdmiralsCard, { readonly kind: Kind }>;

type ByKind = Map<CardKind, readonly AdmiralsCard[]>;

const sorted = (cards: Shelf['cards'], kind: CardKind): readonly AdmiralsCard[] => {
  const byCode = new Map<string, AdmiralsCard>();
  for (const { card } of cards) {
    if (card.kind !== kind || byCode.has(card.code)) continue;
    // The shelf of this system holds only what its own parseCard gave.
    byCode.set(card.code, card as AdmiralsCard);
  }
  return [...byCode.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
};

/** Sorted once a shelf: every key that is pressed asks again, and there may be thousands of cards. */
const shelves = new WeakMap<Shelf['cards'], ByKind>();

/** The cards of one kind that lie ready, in the order of their codes; of twins the first. */
export const onShelf = <Kind extends CardKind>(
  { cards }: Shelf,
  kind: Kind,
): readonly CardOf<Kind>[] => {
  const known: ByKind = shelves.get(cards) ?? new Map();
  shelves.set(cards, known);
  const found = known.get(kind) ?? sorted(cards, kind);
  known.set(kind, found);
  // Sorted out by this kind.
  return found as readonly CardOf<Kind>[];
};
