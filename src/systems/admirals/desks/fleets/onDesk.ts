import type { Shelf, ShelfCard, ShelfFleet } from '../../../../core/pages/desks';
import type { Card } from '../../../../core/game/setup';
import {
  CARD_KINDS,
  type AdmiralsCard,
  type ConstructionList,
} from '../../../admirals-shared/cards/types';
import { cardKey, gatherCards } from '../../fleet/cardsOfFleet';
import { checkFleet, type FleetReport } from '../../fleet/checkFleet';
import { fleetCards, type FleetCards } from '../../fleet/fleetCards';
import type { Fleet } from '../../../admirals-shared/fleet/types';
import type { Rules } from '../../../admirals-shared/parts';
import type { AdmiralsWords } from '../../words/en';
import { readFleet } from './draft';
import { atHand, calledFor } from '../../../kit/fleets/frame';

/** What the pages of a fleet are made from. */
export interface OnDesk {
  readonly name: string;
  readonly fleet: Fleet;
  readonly cards: FleetCards;
  /** Null where the list is not at hand: then nothing can be checked. */
  readonly list: ConstructionList | null;
  readonly report: FleetReport | null;
  /** The ship that the chart of the fleet card shoots at; empty for whichever comes first. */
  readonly target: string;
  readonly rules: Rules;
  readonly words: AdmiralsWords;
}

/** A card of the shelf went through this system's own check, which told it by its kind. */
const isOurs = (card: Card): card is AdmiralsCard => CARD_KINDS.some((kind) => kind === card.kind);

export const cardsAtHand = (
  fleet: Pick<ShelfFleet, 'cards'>,
  shelf: Shelf,
): readonly ShelfCard<AdmiralsCard>[] => atHand(fleet, shelf, isOurs);

/** What a fleet brings, and the list that it was built by. */
const codesOf = (fleet: Fleet) => ({
  ships: fleet.ships.map(({ code }) => code),
  orders: fleet.orders,
  commanders: fleet.commander ? [fleet.commander.code] : [],
  flightGroups: fleet.flightGroups.map(({ code }) => code),
});

/** The cards that a draft calls for, its ships' weapons and its list among them. */
export const cardsCalled = (
  fleet: Pick<ShelfFleet, 'draft' | 'cards'>,
  shelf: Shelf,
): Readonly<Record<string, ShelfCard>> => {
  const kept = cardsAtHand(fleet, shelf);
  const cards = fleetCards(kept.map(({ card }) => card));
  const read = readFleet(fleet.draft);
  const named = new Set(Object.keys(gatherCards(codesOf(read), cards).cards));
  named.add(cardKey({ kind: 'list', code: read.list }));
  return calledFor(kept, cardKey, named);
};

/** The codes that a fleet names and that no card at hand has. */
export const missingCards = (fleet: Fleet, cards: FleetCards) => [
  ...(cards.lists.has(fleet.list) ? [] : [{ kind: 'list' as const, code: fleet.list }]),
  ...gatherCards(codesOf(fleet), cards).missing,
];

export const makeOnDesk = (
  { name, draft, cards: own }: Pick<ShelfFleet, 'name' | 'draft' | 'cards'>,
  shelf: Shelf,
  rules: Rules,
  words: AdmiralsWords,
): OnDesk => {
  const fleet = readFleet(draft);
  const cards = fleetCards(cardsAtHand({ cards: own }, shelf).map(({ card }) => card));
  const list = cards.lists.get(fleet.list) ?? null;
  return {
    name,
    fleet,
    cards,
    list,
    report: list && checkFleet(fleet, list, cards, rules),
    target: typeof draft['target'] === 'string' ? draft['target'] : '',
    rules,
    words,
  };
};
