import type { GameEvent, Track } from '../../../core/game/events';
import type { Player } from '../../../core/game/system';
import { full } from '../../kit/play/start';
import type { Shields } from '../cards/shieldsForm';
import { HULL, shieldTracksOf, SLOTS } from './names';

interface Whole {
  readonly hull: number;
  readonly shields: Shields;
}

/** The order library of a player, one card a copy. */
export const library = ({
  id,
  orders,
}: Player & { readonly orders: readonly string[] }): readonly GameEvent[] =>
  orders.map((ref, copy) => ({
    type: 'card-attached',
    card: `o:${id}:${copy + 1}`,
    ref,
    owner: id,
    to: id,
    slot: SLOTS.library,
    face: 'down',
  }));

/** Hull and shields, all of their boxes undamaged. */
export const wholeTracks = (card: Whole): Readonly<Record<string, Track>> => ({
  [HULL]: full(card.hull),
  ...Object.fromEntries(
    shieldTracksOf(card.shields).map(([track, points]) => [track, full(points)]),
  ),
});
