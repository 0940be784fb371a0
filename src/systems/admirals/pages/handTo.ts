import type { ShipId } from '../../../core/game/events';
import type { Page } from '../../../core/pages/page';
import { handTo as handToPlayer } from '../../kit/pages/handTo';
import type { Seen } from './shipRow';

/** The player of a ship takes the phone for what is asked next. */
export const handTo = (seen: Seen, ship: ShipId, text: string): Pick<Page, 'handTo'> => {
  const { cover, open } = seen.words.playPages.orders;
  return handToPlayer(seen, ship, text, { to: cover, open });
};
