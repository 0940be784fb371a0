import type { ShipCard } from '../cards/types';
import { printedKeywords } from '../piece';

type AnyShip = Pick<ShipCard, 'code' | 'name' | 'hull' | 'shields' | 'keywords'>;

/** What every edition's ship is as it comes out of the box: whole, and with nothing but what its card prints. */
export const fresh = <SomeShip extends AnyShip>(card: SomeShip) => ({
  id: card.code,
  name: card.name,
  team: '',
  player: '',
  card,
  keywords: printedKeywords(card),
  effects: [],
  hull: card.hull,
  shields: card.shields,
  terrain: null,
  orders: [],
});
