import type { ShipId } from '../../../core/game/events';
import type { Page } from '../../../core/pages/page';
import type { GameView } from './shipRow';

/** The player of a ship takes the phone for what is asked next. */
export const handTo = (
  { setup, state, words }: Pick<GameView, 'setup' | 'state' | 'words'>,
  ship: ShipId,
  text: string,
): Pick<Page, 'handTo'> => {
  const { to, open } = words.pages.hand;
  const player = setup.players.find(({ id }) => id === state.ships[ship]?.player);
  return player ? { handTo: { title: to(player.name), text, open: open(player.name) } } : {};
};
