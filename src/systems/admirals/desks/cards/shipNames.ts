import type { Shelf } from '../../../../core/pages/desks';
import type { ListRestriction } from '../../../admirals-shared/cards/types';
import { cardOnShelf } from '../../../kit/cards/shelfCards';

/** What a list asks for, with ships called by their names where their cards are at hand. */
export const withShipNames = (restriction: ListRestriction, shelf: Shelf): ListRestriction => {
  const nameOf = (code: string): string => cardOnShelf(shelf, 'ship', code)?.name ?? code;
  switch (restriction.on) {
    case 'count':
      return { ...restriction, ships: restriction.ships.map(nameOf) };
    case 'needs':
      return {
        ...restriction,
        ship: nameOf(restriction.ship),
        perShip: nameOf(restriction.perShip),
      };
    case 'text':
      return restriction;
  }
};
