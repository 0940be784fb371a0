import { type AnyFit, fitsOf } from '../../admirals-shared/fleet/whatFits';
import { withShips } from '../../admirals-shared/desks/fleets/edits';
import { isBig } from '../cards/terms';
import type { ShipCard } from '../cards/types';
import { mainFaction, shipBreaches, shipsOf, type Breach } from './checkFleet';
import type { Fleet, FleetCards } from './types';

export type Fit = AnyFit<ShipCard, Breach>;

/** Constructed Play: whether adding ships can make a fleet legal; if one big ship does not, none ever will. */
export const canEndLegal = (fleet: Fleet, cards: FleetCards): boolean => {
  const breaches = shipBreaches(fleet, cards);
  if (breaches.some(({ id }) => id !== 'no-heavy-ship')) return false;
  const isLegalWith = ({ code }: ShipCard): boolean =>
    shipBreaches(withShips(fleet, [code]), cards).length === 0;
  return (
    breaches.length === 0 ||
    [...cards.ships.values()].some((ship) => isBig(ship.role) && isLegalWith(ship))
  );
};

/** Constructed Play: the ships of the fleet's faction, or of all while it has none, and whether each still fits. */
export const whatFits = (fleet: Fleet, cards: FleetCards): readonly Fit[] => {
  const faction = mainFaction(shipsOf(fleet, cards));
  const ships = [...cards.ships.values()].filter(
    (ship) => faction === '' || ship.faction === faction,
  );
  const withOne = (ship: ShipCard | null) => (ship ? withShips(fleet, [ship.code]) : fleet);
  return fitsOf<ShipCard, Breach>(ships, {
    lasting: (ship) =>
      shipBreaches(withOne(ship), cards).filter(({ id }) => id !== 'no-heavy-ship'),
    breaches: (ship) => shipBreaches(withOne(ship), cards),
    isOpen: (ship) => canEndLegal(withOne(ship), cards),
  });
};
