import { countBy, type FleetEntry } from '../../kit/fleets/entries';
import type { Fleet } from './fleet';
import { byName, CATEGORIES, type Category } from '../../admirals-shared/cards/terms';
import type { ListedShip } from '../../admirals-shared/cards/constructionListForm';
import type { ConstructionList, ShipCard } from '../../admirals-shared/cards/types';
import type { FleetCards } from './fleetCards';
import { ESCALATIONS } from '../../admirals-shared/fleet/types';
import type { Rules } from '../rules';

/** A ship of a fleet with its card and its line of the list, where there are any. */
export interface ShipInFleet {
  readonly ship: FleetEntry;
  readonly card: ShipCard | null;
  readonly listed: ListedShip | null;
}

/** 10A, 13B: power points that may be spent. */
export const powerLimit = (limit: Fleet['limit']): number =>
  limit.escalation === 'custom' ? limit.power : ESCALATIONS[limit.escalation];

const powerIn = (ships: readonly ShipInFleet[], category: Category): number =>
  ships.reduce((sum, { listed }) => (listed?.category === category ? sum + listed.power : sum), 0);

/** A fleet, and what it is judged by. */
export interface FleetToView {
  readonly fleet: Fleet;
  readonly list: ConstructionList;
  readonly cards: FleetCards;
  readonly rules: Rules;
}

export const viewFleet = ({ fleet, list, cards, rules }: FleetToView) => {
  const ships = fleet.ships.map((ship) => ({
    ship,
    card: cards.ships.get(ship.code) ?? null,
    listed: list.ships.find((line) => line.ship === ship.code) ?? null,
  }));
  const spent = byName(CATEGORIES, (category) => powerIn(ships, category));
  return {
    fleet,
    list,
    cards,
    rules,
    limit: powerLimit(fleet.limit),
    ships,
    spent,
    power: spent.core + spent.specialist + spent.support,
    copies: countBy(fleet.ships.map((ship) => ship.code)),
  };
};

/** A fleet with everything that its codes stand for: what the rules of 10 and 13C look at. */
export type FleetView = ReturnType<typeof viewFleet>;

/** How a ship of the fleet is spoken of: its own name, else its card's, else its code. */
export const shipName = ({ ship, card }: ShipInFleet): string =>
  ship.name ?? card?.name ?? ship.code;
