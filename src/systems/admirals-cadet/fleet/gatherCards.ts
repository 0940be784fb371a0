import { calls, gather, type Gathered } from '../../kit/fleets/gather';
import type { CadetCard } from '../cards/forms';
import type { Fleet, FleetCards } from './types';

/** Every card that a game needs of what a side brings: the weapons of its ships too. */
export const gatherCards = (
  ships: readonly string[],
  orders: readonly string[],
  cards: FleetCards,
): Gathered<CadetCard> => {
  const weapons = (code: string) =>
    cards.ships.get(code)?.armaments.map(({ weapon }) => weapon) ?? [];
  return gather<CadetCard>([
    ...ships.flatMap((code) => [
      ...calls<CadetCard>('ship', [code], cards.ships),
      ...calls<CadetCard>('weapon', weapons(code), cards.weapons),
    ]),
    ...calls('order', orders, cards.orders),
  ]);
};

/** What a fleet brings. */
export const gatherFleet = ({ ships, orders }: Fleet, cards: FleetCards): Gathered<CadetCard> =>
  gatherCards(
    ships.map(({ code }) => code),
    orders,
    cards,
  );
