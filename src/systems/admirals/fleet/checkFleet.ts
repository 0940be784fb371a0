import type { Fleet, Breach, Warning } from './breaches';
import type { ConstructionList } from '../../admirals-shared/cards/types';
import { commandBreaches } from './commandRules';
import type { FleetCards } from './fleetCards';
import { viewFleet } from './fleetView';
import { formation, type Share } from './formation';
import { library, libraryBreaches, type Library } from './libraryRules';
import { shipBreaches } from './shipRules';
import { warnings } from './warnings';
import type { Rules } from '../rules';

export interface FleetReport {
  readonly power: number;
  readonly limit: number;
  /** Negative where too much is spent. */
  readonly left: number;
  readonly legal: boolean;
  readonly breaches: readonly Breach[];
  readonly warnings: readonly Warning[];
  readonly shares: readonly Share[];
  /** Null in open play, which has no orders. */
  readonly library: Library | null;
}

/** 10A to 10C, 13C: what a fleet breaks, with what would mend it, and what it may still take. */
export const checkFleet = (
  fleet: Fleet,
  list: ConstructionList,
  cards: FleetCards,
  rules: Rules,
): FleetReport => {
  const view = viewFleet(fleet, list, cards, rules);
  const breaches = [shipBreaches, commandBreaches, libraryBreaches].flatMap((rule) => rule(view));
  return {
    power: view.power,
    limit: view.limit,
    left: view.limit - view.power,
    legal: breaches.length === 0,
    breaches,
    warnings: warnings(view),
    shares: formation(view),
    library: fleet.mode === 'open' ? null : library(view),
  };
};
