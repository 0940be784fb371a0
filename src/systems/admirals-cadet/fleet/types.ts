import type { Card } from '../../../core/game/setup';
import { byCode, calls, gather, type Gathered } from '../../kit/fleets/gather';
import type { FleetEntry } from '../../kit/fleets/entries';
import type { CadetCard } from '../cards/forms';

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

/** A fleet as a player builds it. It may break any rule: `checkFleet` says which. */
export interface Fleet {
  /** Fleet Value that may be spent, where the table has agreed on another than the booklet's. */
  readonly limit?: number;
  /** Any ships up to the limit, as friends play at home: nothing else is asked of them. */
  readonly anyShips?: boolean;
  readonly ships: readonly FleetEntry[];
  /** Order codes, one entry a copy. */
  readonly orders: readonly string[];
}

/** A fleet with the limit that it is built for. */
export type LimitedFleet = Fleet & { readonly limit: number };

/** The cards that a fleet may name, by kind and code. */
export const fleetCards = (cards: readonly CadetCard[]) => ({
  ships: byCode(cards, 'ship'),
  weapons: byCode(cards, 'weapon'),
  orders: byCode(cards, 'order'),
});
export type FleetCards = ReturnType<typeof fleetCards>;

/** A card of the shelf went through this system's own check, and its kind says what it is. */
export const isCadetCard = (card: Card): card is CadetCard =>
  card.kind === 'ship' || card.kind === 'weapon' || card.kind === 'order';
