import type { Track } from '../../../core/game/events';
import type { Player } from '../../../core/game/system';
import { cardAttached } from '../../kit/play/cards';
import { full } from '../../kit/play/start';
import type { ShipCard } from '../cards/types';
import { HULL, shieldTracksOf, SLOTS } from './names';

/** The order library of a player, one card a copy. */
export const library = ({ id, orders }: Player & { readonly orders: readonly string[] }) =>
  orders.map((ref, copy) =>
    cardAttached(`o:${id}:${copy + 1}`, id, SLOTS.library, 'down', { ref, owner: id }),
  );

/** Hull and shields, all of their boxes undamaged. */
export const wholeTracks = (
  card: Pick<ShipCard, 'hull' | 'shields'>,
): Readonly<Record<string, Track>> => ({
  [HULL]: full(card.hull),
  ...Object.fromEntries(
    shieldTracksOf(card.shields).map(([track, points]) => [track, full(points)]),
  ),
});
