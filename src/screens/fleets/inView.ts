import type { ListedFleet } from '../../stores/fleetStore';

export const FLEET_SORTS = ['changed', 'name', 'state'] as const;
export type FleetSort = (typeof FLEET_SORTS)[number];

/** Which fleets a player wants to see. */
export interface Wanted {
  readonly query: string;
  readonly tag: string | null;
  readonly sort: FleetSort;
  readonly archived: boolean;
}

const textOf = ({ name, notes, tags, glance }: ListedFleet): string =>
  [name, notes, ...tags, glance?.kicker, glance?.state].join(' ').toLowerCase();

const isLegal = ({ legality }: ListedFleet): number => (legality === 'legal' ? 0 : 1);

const ORDERS: Readonly<Record<FleetSort, (a: ListedFleet, b: ListedFleet) => number>> = {
  changed: (a, b) => b.updated - a.updated,
  name: (a, b) => a.name.localeCompare(b.name),
  state: (a, b) => isLegal(a) - isLegal(b) || b.updated - a.updated,
};

/** The fleets that every word of the search is about, in the order that was asked for. */
export const inView = (
  fleets: readonly ListedFleet[],
  { query, tag, sort, archived }: Wanted,
): readonly ListedFleet[] => {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  return fleets
    .filter((fleet) => fleet.archived === archived)
    .filter(({ tags }) => tag === null || tags.includes(tag))
    .filter((fleet) => asked.every((word) => textOf(fleet).includes(word)))
    .sort(ORDERS[sort]);
};

export const tagsOf = (fleets: readonly ListedFleet[]): readonly string[] =>
  [...new Set(fleets.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
