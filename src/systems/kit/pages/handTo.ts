import type { ShipId } from '../../../core/game/events';
import type { GameState } from '../../../core/game/state';
import type { GameSetup } from '../../../core/game/system';
import type { Page } from '../../../core/pages/page';

interface HandWords {
  readonly to: (player: string) => string;
  readonly open: (player: string) => string;
}

/** The player of a ship takes the phone for what is asked next. */
export const handTo = (
  { setup, state }: { readonly setup: GameSetup; readonly state: GameState },
  ship: ShipId,
  text: string,
  say: HandWords,
): Pick<Page, 'handTo'> => {
  const player = setup.players.find(({ id }) => id === state.ships[ship]?.player);
  return player
    ? { handTo: { title: say.to(player.name), text, open: say.open(player.name) } }
    : {};
};
