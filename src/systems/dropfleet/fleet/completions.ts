import { completionBound, type Choice } from '../../kit/fleets/completionBound';
import { searchCompletions, type Completion } from '../../kit/fleets/completions';
import { addEntries } from '../../kit/fleets/entries';
import type { ShipCard } from '../cards';
import { sum } from '../rules/numbers';
import { LANDERS } from '../terms';
import { checkFleet } from './check';
import type { DropfleetFleet, FleetCards } from './fleet';

/** What a completion may aim for. */
export const AIMS = ['hull', 'attacks', 'landing'] as const;
export type FleetAim = (typeof AIMS)[number];

/** What a Ship is worth to each aim. */
const WORTH: Readonly<Record<FleetAim, (ship: ShipCard) => number>> = {
  hull: ({ hull }) => hull,
  attacks: ({ weapons }) => sum(weapons.map(({ attacks, damage }) => attacks * damage)),
  landing: ({ launch }) =>
    sum(launch.map(({ asset, count }) => (LANDERS.some((one) => one === asset) ? count : 0))),
};

/** Groups of the least size that fill what is left, most points first, then the aim. */
export const completionsFor = (
  fleet: DropfleetFleet,
  cards: FleetCards,
  aim: FleetAim,
): Iterable<Completion | null> => {
  const { points, breaches } = checkFleet(fleet, cards);
  const left = fleet.limit - points;
  const room = fleet.mostGroups === 0 ? Infinity : fleet.mostGroups - fleet.ships.length;
  const choices = [...cards.ships.values()]
    .map((card): Choice => {
      const cost = card.points * card.groupLeast;
      const most = Math.max(0, Math.min(room, Math.floor(left / cost)));
      return { code: card.code, group: '', cost, most, value: WORTH[aim](card) * card.groupLeast };
    })
    .filter(({ most }) => most > 0);
  const bound = completionBound(choices, { ranges: {}, mostCost: fleet.limit, counts: [] });
  // What more Groups cannot mend stays as it is.
  const before = breaches.filter(({ id }) => id !== 'no-group').length;
  return searchCompletions({
    limit: fleet.limit,
    spent: points,
    sets: [choices],
    boundOf: () => bound,
    isLegal: (codes) => checkFleet(addEntries(fleet, codes), cards).breaches.length <= before,
  });
};
