import { completionBound, type Choice } from '../../kit/fleets/completionBound';
import { searchCompletions as search } from '../../kit/fleets/completions';
import { withEntries } from '../../kit/fleets/entries';
import { isBig } from '../cards/terms';
import type { ShipCard } from '../cards/types';
import { MOST_FLEET_VALUE, REFITS, shipBreaches, shipsOf } from './checkFleet';
import type { Fleet, FleetCards } from './types';

/** What is to be completed, and what one copy of a ship is worth. */
export interface CompletionQuestion {
  readonly fleet: Fleet;
  readonly cards: FleetCards;
  readonly valueOf: (ship: ShipCard) => number;
}

const choicesOf = (
  ships: readonly ShipCard[],
  room: number,
  valueOf: CompletionQuestion['valueOf'],
): readonly Choice[] =>
  ships
    .filter(({ fleetValue }) => fleetValue <= room)
    .map((ship) => ({
      code: ship.code,
      group: '',
      cost: ship.fleetValue,
      most: ship.fleetValue > 0 ? Math.floor(room / ship.fleetValue) : 1,
      value: valueOf(ship),
    }));

/** Constructed Play: at least one big ship, and so many Refits at the most. */
const countsOf = (now: readonly ShipCard[], cards: FleetCards) => {
  const counted = (is: (ship: ShipCard) => boolean) => ({
    weights: new Map([...cards.ships.values()].filter(is).map(({ code }) => [code, 1] as const)),
    base: now.filter(is).length,
  });
  return [
    { ...counted(({ role }) => isBig(role)), least: 1, most: Infinity },
    { ...counted(({ refit }) => refit), least: 0, most: REFITS },
  ];
};

/** Constructed Play: the factions that the fleet may still be of; none once it has two. */
const openFactions = (now: readonly ShipCard[], cards: FleetCards): readonly string[] => {
  const own = [...new Set(now.map(({ faction }) => faction))];
  if (own.length > 0) return own.length === 1 ? own : [];
  return [...new Set([...cards.ships.values()].map(({ faction }) => faction))];
};

/** Constructed Play: every choice of ships that makes a fleet legal, by Fleet Value used, then by worth. */
export const searchCompletions = ({ fleet, cards, valueOf }: CompletionQuestion) => {
  const { limit = MOST_FLEET_VALUE } = fleet;
  const now = shipsOf(fleet, cards);
  const spent = now.reduce((sum, { fleetValue }) => sum + fleetValue, 0);
  const room = limit - spent;
  const ships = [...cards.ships.values()];
  const sets = openFactions(now, cards).map((faction) =>
    choicesOf(
      ships.filter((ship) => ship.faction === faction),
      room,
      valueOf,
    ),
  );
  const counts = countsOf(now, cards);
  const bounds = sets.map((choices) =>
    completionBound(choices, { ranges: {}, mostCost: room, counts }),
  );
  return search({
    limit,
    spent,
    sets,
    boundOf: (set) => bounds[set] ?? null,
    isLegal: (codes) => shipBreaches(withEntries(fleet, codes), cards).length === 0,
  });
};
