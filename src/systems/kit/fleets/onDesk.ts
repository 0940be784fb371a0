import type { Changes } from '../../../core/pages/answers';
import type { Act } from '../../../core/pages/page';
import { entryDrafts } from './draft';
import { nameOf, withEntries, withMarks, type FleetEntry, type WithEntries } from './entries';
import type { FleetDeskWords } from './words/en/fleetDesk';

/** What the pages of a fleet are made from, in any game. */
export interface FleetOnDesk {
  readonly name: string;
  /** What it is built for, in one line. */
  readonly kicker: string;
  readonly fleet: WithEntries;
  readonly cards: { readonly ships: ReadonlyMap<string, { readonly name: string }> };
  readonly spent: number;
  readonly limit: number;
  /** Null where the fleet cannot be checked. */
  readonly report: { readonly legal: boolean; readonly breaches: readonly unknown[] } | null;
  /** How many of the breaches only say that something is not there yet. */
  readonly lacks?: number;
  /** What is done next, where that is not to add ships. */
  readonly next?: Act;
  /** The ships that carry something: of several copies these go last. */
  readonly carriers?: readonly string[];
  /** What else changes when only these ships are left. */
  readonly leaving?: (left: readonly FleetEntry[]) => Changes;
  readonly words: { readonly fleetDesk: FleetDeskWords };
}

/** Nothing is wrong with it, but something is still to come. */
export const isUnfinished = ({ fleet, report, lacks = 0 }: FleetOnDesk): boolean =>
  report !== null && (fleet.ships.length === 0 || (lacks > 0 && lacks === report.breaches.length));

/** A ship of the fleet as it is called, told from its twins. */
export const labelOf = ({ cards, words }: FleetOnDesk, { code, name, badge }: FleetEntry): string =>
  words.fleetDesk.shipLabel(name ?? nameOf(cards.ships, code), badge ?? null);

/** The codes of its ships, each once. */
export const codesOf = ({ fleet }: FleetOnDesk): readonly string[] => [
  ...new Set(fleet.ships.map(({ code }) => code)),
];

export const copiesOf = ({ fleet }: FleetOnDesk, code: string): readonly FleetEntry[] =>
  fleet.ships.filter((ship) => ship.code === code);

export const addChanges = ({ fleet }: FleetOnDesk, code: string): Changes => ({
  ships: entryDrafts(withEntries(fleet, [code]).ships),
});

export const removeChanges = ({ fleet, leaving }: FleetOnDesk, id: string): Changes => {
  const left = withMarks(fleet.ships.filter((ship) => ship.id !== id));
  return { ships: entryDrafts(left), ...leaving?.(left) };
};

/** One copy less: the last that carries nothing, else the last; null where there is none. */
export const lessChanges = (desk: FleetOnDesk, code: string): Changes | null => {
  const { carriers = [] } = desk;
  const copies = copiesOf(desk, code);
  const last = copies.findLast(({ id }) => !carriers.includes(id)) ?? copies.at(-1);
  return last ? removeChanges(desk, last.id) : null;
};
