import type { Card } from '../../../core/game/setup';
import type { Shelf, ShelfCard } from '../../../core/pages/desks';
import type { Block } from '../../../core/pages/page';
import { choiceBlock } from './choices';

/** What a choice says where no card is meant. */
export const TYPED = 'typed';

/** The cards of one kind that lie ready, twins and all. */
export const cardsOn = <Some extends Card>(
  { cards }: Shelf,
  kind: Some['kind'],
): readonly ShelfCard<Some>[] =>
  // A shelf holds only what its system's own parseCard gave.
  cards.filter(
    ({ card }) => card.kind === kind,
  ) as readonly ShelfCard[] as readonly ShelfCard<Some>[];

/** The one that was told, else the first; null where a card is typed in, or none lies ready. */
export const chosenOf = <Some extends Card>(
  cards: readonly ShelfCard<Some>[],
  told: string | null,
): ShelfCard<Some> | null =>
  told === TYPED ? null : (cards.find(({ id }) => id === told) ?? cards[0] ?? null);

/** One of the cards, or one that is typed in. */
export const cardChoice = <Some extends Card>(
  { id, label, value }: { readonly id: string; readonly label: string; readonly value: string },
  typed: string,
  cards: readonly ShelfCard<Some>[],
  detailOf: (card: Some) => string,
): Block =>
  choiceBlock('menu', id, label, value, [
    { value: TYPED, label: typed },
    ...cards.map((one) => ({
      value: one.id,
      label: one.card.name,
      detail: `${one.card.code} · ${detailOf(one.card)}`,
    })),
  ]);
