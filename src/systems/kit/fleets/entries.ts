/** One ship of a fleet, or whatever a fleet is made of. */
export interface FleetEntry {
  /** Unique within the fleet. */
  readonly id: string;
  /** A card's code. */
  readonly code: string;
  readonly name?: string;
  /** Tells twins apart. */
  readonly badge?: string;
}

/** What has entries; the rest of a fleet is its game's. */
export interface WithEntries {
  readonly ships: readonly FleetEntry[];
}

/** The cards of a fleet's ships, as far as they are at hand. */
export const shipsOf = <Card>(
  { ships }: WithEntries,
  cards: ReadonlyMap<string, Card>,
): readonly Card[] => ships.flatMap(({ code }) => cards.get(code) ?? []);

/** How many there are of each. */
export const countBy = (codes: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
};

/** A card's name, or its code where the card is not at hand. */
export const nameOf = (
  cards: ReadonlyMap<string, { readonly name: string }>,
  code: string,
): string => cards.get(code)?.name ?? code;

/** A fleet with one more for each code, under ids that none of it has yet. */
export const addEntries = <Some extends WithEntries>(
  fleet: Some,
  codes: readonly string[],
): Some => {
  const taken = new Set(fleet.ships.map((ship) => ship.id));
  const ships: FleetEntry[] = [...fleet.ships];
  let next = 1;
  for (const code of codes) {
    while (taken.has(`s${next}`)) next += 1;
    taken.add(`s${next}`);
    ships.push({ id: `s${next}`, code });
  }
  return { ...fleet, ships };
};

const MARKS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const isLetter = (badge: string | undefined): boolean =>
  badge !== undefined && MARKS.includes(badge);

/** Twins that have no mark get the next letter; one without twins needs none of ours. */
export const withMarks = (ships: readonly FleetEntry[]): readonly FleetEntry[] => {
  const copies = countBy(ships.map(({ code }) => code));
  const taken = new Map<string, Set<string>>();
  for (const { code, badge } of ships)
    if (badge !== undefined) taken.set(code, (taken.get(code) ?? new Set()).add(badge));
  return ships.map((ship): FleetEntry => {
    const { badge, ...unmarked } = ship;
    if (copies.get(ship.code) === 1) return isLetter(badge) ? unmarked : ship;
    if (badge !== undefined) return ship;
    const used = taken.get(ship.code) ?? new Set();
    const next = MARKS.find((mark) => !used.has(mark)) ?? String(used.size + 1);
    taken.set(ship.code, used.add(next));
    return { ...ship, badge: next };
  });
};

/** One more of each of these, told from its twins by a mark. */
export const withEntries = <Some extends WithEntries>(
  fleet: Some,
  codes: readonly string[],
): Some => {
  const more = addEntries(fleet, codes);
  return { ...more, ships: withMarks(more.ships) };
};

/** The entries of codes alone. */
export const entriesOf = (codes: readonly string[]): readonly FleetEntry[] =>
  withEntries({ ships: [] }, codes).ships;
