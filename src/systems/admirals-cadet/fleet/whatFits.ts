import { fleetDeskParts as desk } from '../../admirals/editions';
import type { ShipCard } from '../cards/types';
import { mainFaction, shipBreaches, shipsOf, type Breach } from './checkFleet';
import { searchCompletions } from './completions';
import type { Fleet, FleetCards } from './types';

export type Fit = desk.AnyFit<ShipCard, Breach>;

/** Enough to find one completion. */
const ONE = { most: 1, steps: 20_000 };

/** Constructed Play: the ships of the fleet's faction, or of all while it has none, and whether each still fits. */
export const whatFits = (fleet: Fleet, cards: FleetCards): readonly Fit[] => {
  const faction = mainFaction(shipsOf(fleet, cards));
  const ships = [...cards.ships.values()].filter(
    (ship) => faction === '' || ship.faction === faction,
  );
  const withOne = (ship: ShipCard | null) => (ship ? desk.withShips(fleet, [ship.code]) : fleet);
  return desk.fitsOf<ShipCard, Breach>(ships, {
    lasting: (ship) =>
      shipBreaches(withOne(ship), cards).filter(({ id }) => id !== 'no-heavy-ship'),
    breaches: (ship) => shipBreaches(withOne(ship), cards),
    isOpen: (ship) => {
      const search = searchCompletions({ fleet: withOne(ship), cards, valueOf: () => 0 });
      return desk.bestWithin(search, ONE).end !== 'all';
    },
  });
};
