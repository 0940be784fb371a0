import { checked, type Checked } from '../../../core/checked/checked';
import { shipBrought, type FleetAtTable as AnyFleetAtTable } from '../../kit/fleets/setupDesk';
import { cardKey, cardsOfGame, type MissingCard } from '../../kit/fleets/gather';
import { toldApart } from '../../kit/toldApart';
import type { CadetPlayer, CadetSetup } from '../play/setup';
import { gatherFleet, type Fleet, type FleetCards } from './types';

export type FleetAtTable = AnyFleetAtTable<Fleet, FleetCards>;

const playerOf = (side: FleetAtTable): CadetPlayer => ({
  ...side.player,
  ships: side.fleet.ships.map((ship) => shipBrought(side, ship)),
  orders: side.fleet.orders.map((code) => cardKey({ kind: 'order', code })),
});

/** What a table agrees on besides the fleets. */
export type TableTerms = Pick<CadetSetup, 'teams' | 'first' | 'starSystems'> &
  Partial<Pick<CadetSetup, 'firstRoll' | 'rulings'>>;

/** Setup, Constructed Play: the set-up of a game between fleets; a card that nobody has at hand is named. */
export const setupFromFleets = (
  sides: readonly FleetAtTable[],
  terms: TableTerms,
): Checked<CadetSetup, MissingCard> => {
  const cards = cardsOfGame(sides.map((side) => gatherFleet(side.fleet, side.cards)));
  if (!cards.ok) return cards;
  return checked({
    system: 'admirals-cadet',
    mode: 'constructed',
    rulings: {},
    ...terms,
    players: toldApart(sides.map(playerOf)),
    cards: cards.value,
  });
};
