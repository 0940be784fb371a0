import type { Card } from '../../../core/game/setup';
import type { Shelf } from '../../../core/pages/desks';

type ByCode = ReadonlyMap<string, Card>;

const sorted = (cards: Shelf['cards'], kind: string): ByCode => {
  const first = new Map<string, Card>();
  for (const { card } of cards) {
    if (card.kind !== kind || first.has(card.code)) continue;
    first.set(card.code, card);
  }
  return new Map([...first].sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** Sorted once a shelf: every key that is pressed asks again, and there may be thousands of cards. */
const shelves = new WeakMap<Shelf['cards'], Map<string, ByCode>>();

const byCode = ({ cards }: Shelf, kind: string): ByCode => {
  const kinds = shelves.get(cards) ?? new Map<string, ByCode>();
  shelves.set(cards, kinds);
  const found = kinds.get(kind) ?? sorted(cards, kind);
  kinds.set(kind, found);
  return found;
};

/** The cards of one kind that lie ready, in the order of their codes; of twins the first. */
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
