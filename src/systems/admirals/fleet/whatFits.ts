import type { ConstructionList, ListedShip } from '../cards/types';
import type { Rules } from '../parts';
import { addShips } from './addShips';
import type { Breach } from './breaches';
import { completions, lastingBreaches } from './completions';
import type { FleetCards } from './fleetCards';
import { viewFleet } from './fleetView';
import { shipBreaches } from './shipRules';
import type { Fleet } from './types';

/** Whether one more copy of a ship can come in, and if not, what stands against it. */
export type Fit =
  | { readonly line: ListedShip; readonly fits: true }
  /** It would break a rule at once. */
  | { readonly line: ListedShip; readonly fits: false; readonly breach: Breach }
  /** It breaks nothing yet, but no legal fleet can be made of what is left: this would stay broken. */
  | { readonly line: ListedShip; readonly fits: false; readonly deadEnd: Breach };

/** Enough to find one completion of any list that exists. */
const ONE = { most: 1, steps: 20_000 };

/** 10A, 10B, 13C: for each ship of the list, whether it can be added and the fleet still be completed. */
export const whatFits = (
  fleet: Fleet,
  list: ConstructionList,
  cards: FleetCards,
  rules: Rules,
): readonly Fit[] => {
  const viewOf = (some: Fleet) => viewFleet(some, list, cards, rules);
  const isOpen = (some: Fleet) =>
    completions({ fleet: some, list, cards, valueOf: () => 0, rules }, ONE).end !== 'all';
  const before = new Set(lastingBreaches(viewOf(fleet)).map((breach) => JSON.stringify(breach)));
  const canEndLegal = isOpen(fleet);
  return list.ships.map((line): Fit => {
    const more = addShips(fleet, [line.ship]);
    const breach = lastingBreaches(viewOf(more)).find((one) => !before.has(JSON.stringify(one)));
    if (breach) return { line, fits: false, breach };
    if (!canEndLegal || isOpen(more)) return { line, fits: true };
    const [deadEnd] = shipBreaches(viewOf(more));
    return deadEnd ? { line, fits: false, deadEnd } : { line, fits: true };
  });
};
