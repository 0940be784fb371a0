import type { Card } from '../../../core/game/setup';
import {
  byCode,
  calls,
  cardKey,
  gather,
  type Called,
  type Gathered,
} from '../../kit/fleets/gather';
import { CARD_KINDS, type AdmiralsCard } from '../../admirals-shared/cards/types';
import { referencesOf } from '../cards/forms';
import { ANY_SHIPS, type Fleet } from './fleet';

/** The cards that a fleet may name, by kind and code. */
export const fleetCards = (cards: readonly AdmiralsCard[]) => ({
  ships: byCode(cards, 'ship'),
  weapons: byCode(cards, 'weapon'),
  orders: byCode(cards, 'order'),
  commanders: byCode(cards, 'commander'),
  flightGroups: byCode(cards, 'flight-group'),
  lists: byCode(cards, 'list'),
});
export type FleetCards = ReturnType<typeof fleetCards>;

/** A card of the shelf went through this system's own check, and its kind says what it is. */
export const isAdmiralsCard = (card: Card): card is AdmiralsCard =>
  CARD_KINDS.some((kind) => kind === card.kind);

/** What a side brings, in codes. */
export interface Brought {
  readonly ships: readonly string[];
  readonly orders: readonly string[];
  readonly commanders: readonly string[];
  readonly flightGroups: readonly string[];
}

/** A ship with its weapons and own orders. */
const shipCalls = (code: string, cards: FleetCards): readonly Called<AdmiralsCard>[] => {
  const card = cards.ships.get(code);
  const named = (card ? referencesOf(card) : []).map(({ kind, code: of }) => ({
    kind,
    code: of,
    card: kind === 'weapon' ? cards.weapons.get(of) : cards.orders.get(of),
  }));
  // A bonus order that nobody has is simply not there; a weapon that nobody has is missed.
  return [
    { kind: 'ship', code, card },
    ...named.filter((one) => one.card !== undefined || one.kind === 'weapon'),
  ];
};

/** Every card that a game needs of what a side brings: its ships' weapons and own orders too. */
export const gatherCards = (brought: Brought, cards: FleetCards): Gathered<AdmiralsCard> =>
  gather<AdmiralsCard>([
    ...brought.ships.flatMap((code) => shipCalls(code, cards)),
    ...calls('order', brought.orders, cards.orders),
    ...calls('commander', brought.commanders, cards.commanders),
    ...calls('flight-group', brought.flightGroups, cards.flightGroups),
  ]);

/** What a fleet brings. */
export const gatherFleet = (fleet: Fleet, cards: FleetCards): Gathered<AdmiralsCard> =>
  gatherCards(
    {
      ships: fleet.ships.map(({ code }) => code),
      orders: fleet.orders,
      commanders: fleet.commander ? [fleet.commander.code] : [],
      flightGroups: fleet.flightGroups.map(({ code }) => code),
    },
    cards,
  );

/** What a fleet brings, and the list that it was built by. */
export const gatherWithList = (fleet: Fleet, cards: FleetCards): Gathered<AdmiralsCard> => {
  const brought = gatherFleet(fleet, cards);
  if (fleet.list === ANY_SHIPS) return brought;
  const list = cards.lists.get(fleet.list);
  return list
    ? { ...brought, cards: { ...brought.cards, [cardKey(list)]: list } }
    : { ...brought, missing: [{ kind: 'list', code: fleet.list }, ...brought.missing] };
};
