import type { System } from '../core/game/system';
import type { Systems } from '../core/game/systems';
import type { FleetDesk, FleetGlance, Shelf, ShelfCard, ShelfFleet } from '../core/pages/desks';
import type { Database, Session } from '../storage/database';
import {
  loadFleets,
  saveFleet,
  type FleetHeader,
  type FrozenCard,
  type StoredFleet,
} from '../storage/fleets';
import { isObject } from '../core/checked/read';
import { builtInPacks, readShelf, toShelfFleet } from './makeShelves';

/** What the store of fleets is made of; the tests bring a system, a database and a clock of their own. */
export interface FleetParts {
  readonly systems: Systems;
  readonly open: () => Promise<Database>;
  readonly now: () => number;
  readonly newId: () => string;
  /** How new games of a system read the rules, where not by default. */
  readonly rulings: (system: string) => Readonly<Record<string, string>>;
  /** Told after cards have come with a fleet. */
  readonly onNewCards?: (system: string) => void;
}

/** A fleet as a list shows it. */
export interface ListedFleet extends Omit<FleetHeader, 'summary'> {
  /** Null where another version of the app wrote it otherwise. */
  readonly glance: FleetGlance | null;
}

/** A system that has fleets. */
export interface FleetSystem {
  readonly system: System;
  readonly desk: FleetDesk;
}

/** Null where the app does not know it, or it has no fleets. */
export const loadFleetSystem = async (
  systems: Systems,
  id: string,
): Promise<FleetSystem | null> => {
  const system = await systems.load(id);
  const desk = system && systems.words(system).shows.fleets;
  return desk ? { system, desk } : null;
};

const isTexts = (found: unknown): boolean =>
  Array.isArray(found) && found.every((one) => typeof one === 'string');

const isGlance = (summary: unknown): summary is FleetGlance =>
  isObject(summary) &&
  ['kicker', 'figure', 'state'].every((key) => typeof summary[key] === 'string') &&
  typeof summary['legal'] === 'boolean' &&
  (summary['ships'] === undefined || isTexts(summary['ships']));

export const listed = ({ summary, ...header }: FleetHeader): ListedFleet => ({
  ...header,
  glance: isGlance(summary) ? summary : null,
});

/** A fleet and what it is checked against. */
export interface FleetAtDesk extends FleetSystem {
  readonly shelf: Shelf;
  readonly fleet: ShelfFleet;
}

export const readFleetShelf = async (
  session: Session,
  { systems, rulings }: Pick<FleetParts, 'systems' | 'rulings'>,
  { system }: FleetSystem,
): Promise<Shelf> => ({
  ...(await readShelf(session, system, builtInPacks(systems, system))),
  rulings: rulings(system.id),
});

const frozen = (cards: Readonly<Record<string, ShelfCard>>): Readonly<Record<string, FrozenCard>> =>
  Object.fromEntries(
    Object.entries(cards).map(([name, { id, revision, card }]) => [
      name,
      { card: id, revision, body: card },
    ]),
  );

/** With copies of the cards that its draft calls for, and no others. */
export const withCopies = ({ desk, fleet, shelf }: FleetAtDesk): ShelfFleet => ({
  ...fleet,
  cards: desk.cards(fleet, shelf),
});

/** What the row of a fleet holds of what lies on the desk: legality and glance are worked out once, here. */
export const writtenDown = ({
  desk,
  fleet,
  shelf,
}: FleetAtDesk): Pick<StoredFleet, 'body' | 'cards' | 'legality' | 'summary'> => {
  const glance = desk.glance(fleet, shelf);
  return {
    body: fleet.draft,
    cards: frozen(fleet.cards),
    legality: glance.legal ? 'legal' : 'illegal',
    summary: glance,
  };
};

/** The fleet with something else in it, kept in one piece; null where it is not there. */
export const rewriteFleet = (
  database: Database,
  id: string,
  change: Partial<StoredFleet>,
): Promise<StoredFleet | null> =>
  database.transaction(async (session) => {
    const [before] = (await loadFleets(session, [id])).things;
    if (!before) return null;
    const after = { ...before, ...change };
    await saveFleet(session, after);
    return after;
  });

export const shelfFleetOf = (
  { system }: FleetSystem,
  shelf: Shelf,
  fleet: StoredFleet,
): ShelfFleet => toShelfFleet(system, shelf.cards, fleet);

/** A card that was changed after a fleet took its copy. */
export interface ChangedCard {
  /** As the draft calls it. */
  readonly key: string;
  readonly name: string;
  readonly kept: ShelfCard;
  readonly newer: ShelfCard;
}

export const changedCards = (fleet: ShelfFleet, shelf: Shelf): readonly ChangedCard[] =>
  Object.entries(fleet.cards).flatMap(([key, kept]) => {
    const newer = shelf.cards.find(({ id }) => id === kept.id);
    if (!newer || newer.revision <= kept.revision) return [];
    return [{ key, name: newer.card.name, kept, newer }];
  });

/** What a file can be called on every system. */
export const fileNameOf = (name: string, ending: string): string =>
  (name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .toLowerCase() || 'fleet') + ending;
