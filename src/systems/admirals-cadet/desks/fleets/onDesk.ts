import type { AdmiralsOnDesk } from '../../../admirals-shared/desks/fleets/onDesk';
import type { Opened } from '../../../kit/fleets/desk';
import { checkFleet, shipsOf, type FleetReport } from '../../fleet/checkFleet';
import { isCustom } from '../../fleet/fleetForm';
import type { FleetCards, LimitedFleet } from '../../fleet/types';
import type { Rules } from '../../rules';
import type { CadetWords } from '../../words/en';

/** What the pages of a fleet are made from. */
export interface OnDesk extends AdmiralsOnDesk {
  readonly fleet: LimitedFleet;
  /** Whether the limit is the table's own. */
  readonly isCustom: boolean;
  readonly cards: FleetCards;
  readonly report: FleetReport;
  readonly rules: Rules;
  readonly words: CadetWords;
}

export const openFleet = (
  { name, draft, fleet, cards }: Opened<LimitedFleet, FleetCards>,
  rules: Rules,
  words: CadetWords,
): OnDesk => {
  const { kicker, limit } = words.fleetDesk;
  const factions = new Set(shipsOf(fleet, cards).map(({ faction }) => faction));
  const report = checkFleet(fleet, cards, rules);
  return {
    name,
    kicker: kicker([limit(fleet.limit), ...factions]),
    fleet,
    isCustom: isCustom(draft),
    cards,
    report,
    spent: report.fleetValue,
    limit: fleet.limit,
    rules,
    words,
  };
};
