import type { Shelf } from '../../../../core/pages/desks';
import type { AdmiralsCard, CardKind } from '../../cards/types';

export type CardOf<Kind extends CardKind> = Extract<AdmiralsCard, { readonly kind: Kind }>;

type ByCode = ReadonlyMap<string, AdmiralsCard>;

const sorted = (cards: Shelf['cards'], kind: CardKind): ByCode => {
  const first = new Map<string, AdmiralsCard>();
  for (const { card } of cards) {
    if (card.kind !== kind || first.has(card.code)) continue;
    // The shelf of this system holds only what its own parseCard gave.
    first.set(card.code, card as AdmiralsCard);
  }
  return new Map([...first].sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** Sorted once a shelf: every key that is pressed asks again, and there may be thousands of cards. */
const shelves = new WeakMap<Shelf['cards'], Map<CardKind, ByCode>>();

const byCode = ({ cards }: Shelf, kind: CardKind): ByCode => {
  const kinds = shelves.get(cards) ?? new Map<CardKind, ByCode>();
  shelves.set(cards, kinds);
  const found = kinds.get(kind) ?? sorted(cards, kind);
  kinds.set(kind, found);
  return found;
};

/** The cards of one kind that lie ready, in the order of their codes; of twins the first. */
export const onShelf = <Kind extends CardKind>(shelf: Shelf, kind: Kind): readonly CardOf<Kind>[] =>
  // Sorted out by this kind.
  [...byCode(shelf, kind).values()] as readonly AdmiralsCard[] as readonly CardOf<Kind>[];

export const cardOnShelf = <Kind extends CardKind>(
  shelf: Shelf,
  kind: Kind,
  code: string,
): CardOf<Kind> | null =>
  // Sorted out by this kind.
  (byCode(shelf, kind).get(code) as CardOf<Kind> | undefined) ?? null;
