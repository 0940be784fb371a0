import { fleetDeskParts as desk } from '../../admirals/editions';
import { isBig, type ShipCard } from '../cards/types';
import { mainFaction, shipBreaches, shipsOf, type Breach } from './checkFleet';
import type { Fleet, FleetCards } from './types';

export type Fit = desk.AnyFit<ShipCard, Breach>;

/** Constructed Play: whether adding ships can make a fleet legal; if one big ship does not, none ever will. */
export const canEndLegal = (fleet: Fleet, cards: FleetCards): boolean => {
  const breaches = shipBreaches(fleet, cards);
  if (breaches.some(({ id }) => id !== 'no-heavy-ship')) return false;
  const isLegalWith = ({ code }: ShipCard): boolean =>
    shipBreaches(desk.withShips(fleet, [code]), cards).length === 0;
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
  const withOne = (ship: ShipCard | null) => (ship ? desk.withShips(fleet, [ship.code]) : fleet);
  return desk.fitsOf<ShipCard, Breach>(ships, {
    lasting: (ship) =>
      shipBreaches(withOne(ship), cards).filter(({ id }) => id !== 'no-heavy-ship'),
    breaches: (ship) => shipBreaches(withOne(ship), cards),
    isOpen: (ship) => canEndLegal(withOne(ship), cards),
  });
};
