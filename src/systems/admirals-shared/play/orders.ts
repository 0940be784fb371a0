import type { CardId, PlayerId, ShipId } from '../../../core/game/events';
import { record, type Game } from '../../../core/game/game';
import type { GameState, HeldCard } from '../../../core/game/state';
import { cardAttached, heldBy } from '../../kit/play/cards';
import { SLOTS } from './names';

/** Orders in the library of a player, those that lie elsewhere left out. */
export const libraryOf = (state: GameState, player: PlayerId): readonly HeldCard[] =>
  heldBy(state, player, SLOTS.library);

/** Orders at a ship, face up or down, oldest first. */
export const ordersAt = (state: GameState, ship: ShipId): readonly HeldCard[] =>
  heldBy(state, ship, SLOTS.order);

/** Puts an order at a ship. */
export const giveOrder = <Some extends Game>(
  game: Some,
  ship: ShipId,
  card: CardId,
  face: 'up' | 'down',
  rule: string,
): Some => record(game, cardAttached(card, ship, SLOTS.order, face, { rule }));
