import { withEntries } from '../../kit/fleets/entries';
import { fitsOf, type Fit } from '../../kit/fleets/fits';
import { isBig } from '../cards/terms';
import type { ShipCard } from '../cards/types';
import { mainFaction, shipBreaches, shipsOf, type Breach } from './checkFleet';
import type { Fleet, FleetCards } from './types';

/** Constructed Play: whether adding ships can make a fleet legal; if one big ship does not, none ever will. */
export const canEndLegal = (fleet: Fleet, cards: FleetCards): boolean => {
  const breaches = shipBreaches(fleet, cards);
  if (breaches.some(({ id }) => id !== 'no-heavy-ship')) return false;
  const isLegalWith = ({ code }: ShipCard): boolean =>
    shipBreaches(withEntries(fleet, [code]), cards).length === 0;
  return (
    breaches.length === 0 ||
    [...cards.ships.values()].some((ship) => isBig(ship.role) && isLegalWith(ship))
  );
};

/** Constructed Play: the ships of the fleet's faction, or of all while it has none, and whether each still fits. */
export const whatFits = (fleet: Fleet, cards: FleetCards): readonly Fit<ShipCard, Breach>[] => {
  const faction = mainFaction(shipsOf(fleet, cards));
  const ships = [...cards.ships.values()].filter(
    (ship) => faction === '' || ship.faction === faction,
  );
  const withOne = (ship: ShipCard | null) => (ship ? withEntries(fleet, [ship.code]) : fleet);
  return fitsOf<ShipCard, Breach>(ships, {
    lasting: (ship) =>
      shipBreaches(withOne(ship), cards).filter(({ id }) => id !== 'no-heavy-ship'),
    breaches: (ship) => shipBreaches(withOne(ship), cards),
    isOpen: (ship) => canEndLegal(withOne(ship), cards),
  });
};
