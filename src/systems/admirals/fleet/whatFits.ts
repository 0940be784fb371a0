import type { ListedShip } from '../../admirals-shared/cards/constructionListForm';
import type { ConstructionList } from '../../admirals-shared/cards/types';
import { addEntries } from '../../kit/fleets/entries';
import { fitsOf, type Fit } from '../../kit/fleets/fits';
import { isAnyShips } from './anyShips';
import type { Breach, Fleet } from './breaches';
import { completions, lastingBreaches } from './completions';
import type { FleetCards } from './fleetCards';
import { viewFleet } from './fleetView';
import { shipBreaches } from './shipRules';
import type { Rules } from '../rules';

/** Enough to find one completion of any list that exists. */
const ONE = { most: 1, steps: 20_000 };

/** 10A, 10B, 13C: for each ship of the list, whether it can be added and the fleet still be completed. */
export const whatFits = (
  fleet: Fleet,
  list: ConstructionList,
  cards: FleetCards,
  rules: Rules,
): readonly Fit<ListedShip, Breach>[] => {
  const withOne = (line: ListedShip | null) => (line ? addEntries(fleet, [line.ship]) : fleet);
  const viewOf = (line: ListedShip | null) => viewFleet(withOne(line), list, cards, rules);
  return fitsOf<ListedShip, Breach>(list.ships, {
    lasting: (line) => lastingBreaches(viewOf(line)),
    breaches: (line) => shipBreaches(viewOf(line)),
    isOpen: (line) =>
      isAnyShips(list) ||
      completions({ fleet: withOne(line), list, cards, valueOf: () => 0, rules }, ONE).end !==
        'all',
  });
};
