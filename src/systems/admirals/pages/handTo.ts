import type { ShipId } from '../../../core/game/events';
import type { Page } from '../../../core/pages/page';
import type { Seen } from './shipRow';

/** The player of a ship takes the phone for what is asked next. */
export const handTo = (
  { setup, state, words }: Seen,
  ship: ShipId,
  text: string,
): Pick<Page, 'handTo'> => {
  const player = setup.players.find(({ id }) => id === state.ships[ship]?.player);
  if (!player) return {};
  const { cover, open } = words.playPages.orders;
  return { handTo: { title: cover(player.name), text, open: open(player.name) } };
};
