import type { Card } from '../../../core/game/setup';
import type { Shelf } from '../../../core/pages/desks';
import { onceFor } from '../onceFor';

type ByCode = ReadonlyMap<string, Card>;

const sorted = ({ cards, recent = [] }: Shelf, kind: string): ByCode => {
  const ranks = new Map(recent.map((id, rank) => [id, rank]));
  const first = new Map<string, { readonly card: Card; readonly rank: number }>();
  for (const { id, card } of cards) {
    if (card.kind !== kind || first.has(card.code)) continue;
    first.set(card.code, { card, rank: ranks.get(id) ?? Infinity });
  }
  const inOrder = [...first.values()].sort((one, other) => {
    if (one.rank !== other.rank) return one.rank - other.rank;
    return one.card.code < other.card.code ? -1 : 1;
  });
  return new Map(inOrder.map(({ card }) => [card.code, card]));
};

/** Sorted once a shelf: every key that is pressed asks again, and there may be thousands of cards. */
const kindsOn = onceFor((_cards: Shelf['cards']) => new Map<string, ByCode>());

const byCode = (shelf: Shelf, kind: string): ByCode => {
  const kinds = kindsOn(shelf.cards);
  const found = kinds.get(kind) ?? sorted(shelf, kind);
  kinds.set(kind, found);
  return found;
};

/** The cards of one kind that lie ready, one's own first, the others by their codes; of twins the first. */
export const onShelf = <Some extends Card = Card>(
  shelf: Shelf,
  kind: Some['kind'],
): readonly Some[] =>
  // Sorted out by this kind, and a shelf holds only what its system's own parseCard gave.
  [...byCode(shelf, kind).values()] as readonly Card[] as readonly Some[];

export const cardOnShelf = <Some extends Card = Card>(
  shelf: Shelf,
  kind: Some['kind'],
  code: string,
): Some | null =>
  // As above.
  (byCode(shelf, kind).get(code) as Some | undefined) ?? null;
