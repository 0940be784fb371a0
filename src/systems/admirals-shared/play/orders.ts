import type { CardId, PlayerId, ShipId } from '../../../core/game/events';
import { tell, type Story } from '../../../core/game/story';
import type { GameState, HeldCard } from '../../../core/game/state';
import { heldBy } from '../../kit/play/cards';
import { SLOTS } from './names';

/** Orders in the library of a player, those that lie elsewhere left out. */
export const libraryOf = (state: GameState, player: PlayerId): readonly HeldCard[] =>
  heldBy(state, player, SLOTS.library);

/** Orders at a ship, face up or down, oldest first. */
export const ordersAt = (state: GameState, ship: ShipId): readonly HeldCard[] =>
  heldBy(state, ship, SLOTS.order);

/** Puts an order at a ship. */
export const giveOrder = <Some extends Story>(
  story: Some,
  ship: ShipId,
  card: CardId,
  face: 'up' | 'down',
  rule: string,
): Some => tell(story, { type: 'card-attached', card, to: ship, slot: SLOTS.order, face, rule });
