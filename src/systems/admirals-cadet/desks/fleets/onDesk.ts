import type { Card } from '../../../../core/game/setup';
import type { Shelf, ShelfCard, ShelfFleet } from '../../../../core/pages/desks';
import { atHand, calledFor } from '../../../kit/fleets/frame';
import type { CadetCard } from '../../cards/types';
import { checkFleet, type FleetReport } from '../../fleet/checkFleet';
import { cardKey, gatherCards } from '../../fleet/gatherCards';
import { fleetCards, type Fleet, type FleetCards } from '../../fleet/types';
import type { Rules } from '../../rules';
import type { CadetWords } from '../../words/en';
import { isCustom, readFleet } from './draft';

/** What the pages of a fleet are made from. */
export interface OnDesk {
  readonly name: string;
  readonly fleet: Fleet & { readonly limit: number };
  /** Whether the limit is the table's own. */
  readonly isCustom: boolean;
  readonly cards: FleetCards;
  readonly report: FleetReport;
  readonly rules: Rules;
  readonly words: CadetWords;
}

/** A card of the shelf went through this system's own check, which told it by its kind. */
const isOurs = (card: Card): card is CadetCard =>
  card.kind === 'ship' || card.kind === 'weapon' || card.kind === 'order';

const cardsAtHand = (
  fleet: Pick<ShelfFleet, 'cards'>,
  shelf: Shelf,
): readonly ShelfCard<CadetCard>[] => atHand(fleet, shelf, isOurs);

const gathered = ({ ships, orders }: Fleet, cards: FleetCards) =>
  gatherCards(
    ships.map(({ code }) => code),
    orders,
    cards,
  );

const cardsOf = (kept: readonly ShelfCard<CadetCard>[]): FleetCards =>
  fleetCards(kept.map(({ card }) => card));

/** The cards that a draft calls for, its ships' weapons among them. */
export const cardsCalled = (
  fleet: Pick<ShelfFleet, 'draft' | 'cards'>,
  shelf: Shelf,
): Readonly<Record<string, ShelfCard>> => {
  const kept = cardsAtHand(fleet, shelf);
  const named = Object.keys(gathered(readFleet(fleet.draft), cardsOf(kept)).cards);
  return calledFor(kept, cardKey, new Set(named));
};

/** The codes that a fleet names and that no card on the shelf has. */
export const missingCards = (fleet: Fleet, shelf: Shelf) =>
  gathered(fleet, cardsOf(cardsAtHand({ cards: {} }, shelf))).missing;

export const makeOnDesk = (
  { name, draft, cards: own }: Pick<ShelfFleet, 'name' | 'draft' | 'cards'>,
  shelf: Shelf,
  rules: Rules,
  words: CadetWords,
): OnDesk => {
  const fleet = readFleet(draft);
  const cards = cardsOf(cardsAtHand({ cards: own }, shelf));
  const report = checkFleet(fleet, cards, rules);
  return { name, fleet, isCustom: isCustom(draft), cards, report, rules, words };
};
