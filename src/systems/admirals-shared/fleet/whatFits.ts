import type { ConstructionList, ListedShip } from '../cards/types';
import type { Rules } from '../parts';
import { addShips } from './addShips';
import type { Breach } from '../../admirals/fleet/breaches';
import { completions, lastingBreaches } from './completions';
import type { FleetCards } from '../../admirals/fleet/fleetCards';
import { viewFleet } from '../../admirals/fleet/fleetView';
import { shipBreaches } from '../../admirals/fleet/shipRules';
import type { Fleet } from './types';

/** Whether one more copy of a ship can come in, and if not, what stands against it. */
export type AnyFit<Line, SomeBreach> =
  | { readonly line: Line; readonly fits: true }
  /** It would break a rule at once. */
  | { readonly line: Line; readonly fits: false; readonly breach: SomeBreach }
  /** It breaks nothing yet, but no legal fleet can be made of what is left: this would stay broken. */
  | { readonly line: Line; readonly fits: false; readonly deadEnd: SomeBreach };

export type Fit = AnyFit<ListedShip, Breach>;

/** What is asked about a fleet with one ship more; null for the fleet as it is. */
export interface FitQuestion<Line, SomeBreach> {
  /** What adding ships cannot mend. */
  readonly lasting: (more: Line | null) => readonly SomeBreach[];
  readonly breaches: (more: Line) => readonly SomeBreach[];
  /** Whether a legal fleet can still come of it. */
  readonly isOpen: (more: Line | null) => boolean;
}

/** For each ship that could come in, whether it can and the fleet still be completed. */
export const fitsOf = <Line, SomeBreach>(
  lines: readonly Line[],
  { lasting, breaches, isOpen }: FitQuestion<Line, SomeBreach>,
): readonly AnyFit<Line, SomeBreach>[] => {
  const before = new Set(lasting(null).map((breach) => JSON.stringify(breach)));
  const canEndLegal = isOpen(null);
  return lines.map((line): AnyFit<Line, SomeBreach> => {
    const breach = lasting(line).find((one) => !before.has(JSON.stringify(one)));
    if (breach !== undefined) return { line, fits: false, breach };
    if (!canEndLegal || isOpen(line)) return { line, fits: true };
    const [deadEnd] = breaches(line);
    return deadEnd === undefined ? { line, fits: true } : { line, fits: false, deadEnd };
  });
};

/** Enough to find one completion of any list that exists. */
const ONE = { most: 1, steps: 20_000 };

/** 10A, 10B, 13C: for each ship of the list, whether it can be added and the fleet still be completed. */
export const whatFits = (
  fleet: Fleet,
  list: ConstructionList,
  cards: FleetCards,
  rules: Rules,
): readonly Fit[] => {
  const withOne = (line: ListedShip | null) => (line ? addShips(fleet, [line.ship]) : fleet);
  const viewOf = (line: ListedShip | null) => viewFleet(withOne(line), list, cards, rules);
  return fitsOf<ListedShip, Breach>(list.ships, {
    lasting: (line) => lastingBreaches(viewOf(line)),
    breaches: (line) => shipBreaches(viewOf(line)),
    isOpen: (line) =>
      completions({ fleet: withOne(line), list, cards, valueOf: () => 0, rules }, ONE).end !==
      'all',
  });
};
