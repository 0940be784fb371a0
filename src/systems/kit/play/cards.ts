import type { CardAttached, CardId, GameEvent, SubjectId } from '../../../core/game/events';
import type { GameState, HeldCard } from '../../../core/game/state';

type Held = ReadonlyMap<SubjectId, readonly HeldCard[]>;

const NONE: readonly HeldCard[] = [];

const groupByHolder = (cards: GameState['cards']): Held => {
  const groups = new Map<SubjectId, HeldCard[]>();
  for (const card of Object.values(cards)) {
    const group = groups.get(card.at);
    if (group) group.push(card);
    else groups.set(card.at, [card]);
  }
  for (const group of groups.values()) group.sort((a, b) => a.order - b.order);
  return groups;
};

/** One grouping serves every ship of a render: a state's cards never change, only the state does. */
const grouped = new WeakMap<GameState['cards'], Held>();

/** The cards at a subject, oldest first. */
export const heldBy = (state: GameState, at: SubjectId, slot?: string): readonly HeldCard[] => {
  let held = grouped.get(state.cards);
  if (!held) {
    held = groupByHolder(state.cards);
    grouped.set(state.cards, held);
  }
  const cards = held.get(at) ?? NONE;
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
