import type { CardAttached, CardId, GameEvent, SubjectId } from '../../../core/game/events';
import type { GameState, HeldCard } from '../../../core/game/state';
import { onceFor } from '../onceFor';

const NONE: readonly HeldCard[] = [];

/** One grouping serves every ship of a render: a state's cards never change, only the state does. */
const groupByHolder = onceFor((cards: GameState['cards']) => {
  const groups = new Map<SubjectId, HeldCard[]>();
  for (const card of Object.values(cards)) {
    const group = groups.get(card.at);
    if (group) group.push(card);
    else groups.set(card.at, [card]);
  }
  for (const group of groups.values()) group.sort((a, b) => a.order - b.order);
  return groups;
});

/** The cards at a subject, oldest first. */
export const heldBy = (state: GameState, at: SubjectId, slot?: string): readonly HeldCard[] => {
  const cards: readonly HeldCard[] = groupByHolder(state.cards).get(at) ?? NONE;
  return slot === undefined ? cards : cards.filter((card) => card.slot === slot);
};

/** Cards go back to where they came from. */
export const cardsReturned = (
  cards: readonly Pick<HeldCard, 'id'>[],
  rule: string,
): readonly GameEvent[] => cards.map(({ id }) => ({ type: 'card-returned', card: id, rule }));

/** A card is put somewhere; with what it is, where it is new to the game. */
export const cardAttached = (
  card: CardId,
  to: SubjectId,
  slot: string,
  face: CardAttached['face'],
  more: Pick<CardAttached, 'ref' | 'owner' | 'rule'> = {},
): CardAttached => ({ type: 'card-attached', card, to, slot, face, ...more });
