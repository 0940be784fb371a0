import { createStore } from 'zustand/vanilla';

import type { Answers } from '../core/pages/answers';
import type { ShelfCard } from '../core/pages/desks';
import { seen } from '../core/outside/signs';
import type { Database, Session } from '../storage/database';
import { listFleets, loadFleets, saveFleet, type StoredFleet } from '../storage/fleets';
import { stored, type Stored } from '../storage/problem';
import { saveDeleted } from '../storage/rows';
import {
  listed,
  loadFleetSystem,
  readFleetShelf,
  rewriteFleet,
  withCopies,
  writtenDown,
  type FleetParts,
  type FleetSystem,
  type ListedFleet,
} from './fleetParts';
import { keepNewCards, type NewCards } from './keepNewCards';

export interface FleetListState {
  /** The last changed first; null until they were read. */
  readonly fleets: readonly ListedFleet[] | null;
}

/** A fleet that is not stored yet. */
export interface NewFleet {
  /** The code of a ship that it begins with, where its game can begin with any. */
  readonly ship?: string;
  readonly system: string;
  readonly name: string;
  /** Absent for an empty one. */
  readonly draft?: Answers;
  /** Copies that it brings along. */
  readonly cards?: Readonly<Record<string, ShelfCard>>;
  readonly notes?: string;
  readonly tags?: readonly string[];
  /** Drafts that are kept with it. */
  readonly newCards?: NewCards;
}

export type MadeFleet = Stored & { readonly id?: string };

const tidy = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.map((tag) => seen(tag)).filter((tag) => tag !== '')),
];

/** The fleets on the shelf: what is done with a fleet as a whole. */
export const makeFleetList = (parts: FleetParts) => {
  const { open, now, newId } = parts;
  const store = createStore<FleetListState>()(() => ({ fleets: null }));

  const loadFleetList = (): Promise<Stored> =>
    stored(async () => {
      const fleets = await listFleets(await open());
      store.setState({ fleets: fleets.map(listed) });
    });

  const change = async (write: (database: Database) => Promise<unknown>): Promise<Stored> => {
    const kept = await stored(async () => write(await open()));
    return kept.ok ? loadFleetList() : kept;
  };

  const rewrite = (id: string, part: Partial<StoredFleet>): Promise<Stored> =>
    change((database) => rewriteFleet(database, id, { ...part, updated: now() }));

  const create = async (
    session: Session,
    at: FleetSystem,
    id: string,
    fleet: NewFleet,
  ): Promise<void> => {
    if (fleet.newCards) await keepNewCards(session, parts, at, fleet.newCards);
    const shelf = await readFleetShelf(session, parts, at);
    const { name, notes = '', tags = [], cards = {} } = fleet;
    const begun = fleet.ship === undefined ? null : at.desk.withShip?.(fleet.ship, shelf);
    const draft = fleet.draft ?? begun ?? at.desk.blank(shelf);
    const made = withCopies({ ...at, shelf, fleet: { id, name, draft, cards } });
    const created = now();
    await saveFleet(session, {
      ...writtenDown({ ...at, shelf, fleet: made }),
      ...{ id, system: fleet.system, name, notes, tags: tidy(tags), archived: false },
      ...{ created, updated: created },
    });
  };

  const createFleet = async (fleet: NewFleet): Promise<MadeFleet> => {
    const id = newId();
    const kept = await change(async (database) => {
      const at = await loadFleetSystem(parts.systems, fleet.system);
      if (!at) throw new Error(`No system ${fleet.system} has fleets.`);
      // Fleet and drafts together, or neither.
      await database.transaction((session) => create(session, at, id, fleet));
    });
    if (kept.ok && fleet.newCards) parts.onNewCards?.(fleet.system);
    return kept.ok ? { ...kept, id } : kept;
  };

  return {
    store,
    loadFleetList,
    createFleet,
    duplicateFleet: async (id: string, name: string): Promise<MadeFleet> => {
      const copy = newId();
      const kept = await change(async (database) => {
        const [fleet] = (await loadFleets(database, [id])).things;
        const created = now();
        if (fleet)
          await saveFleet(database, {
            ...fleet,
            ...{ id: copy, name, archived: false, created, updated: created },
          });
      });
      return kept.ok ? { ...kept, id: copy } : kept;
    },
    renameFleet: (id: string, name: string) => rewrite(id, { name }),
    noteFleet: (id: string, notes: string) => rewrite(id, { notes }),
    tagFleet: (id: string, tags: readonly string[]) => rewrite(id, { tags: tidy(tags) }),
    archiveFleet: (id: string, archived: boolean) =>
      change((database) => rewriteFleet(database, id, { archived })),
    /** Out of the list; `undeleteFleet` takes it back for a month. */
    deleteFleet: (id: string) => change((database) => saveDeleted(database, 'fleets', [id], now())),
    undeleteFleet: (id: string) =>
      change((database) => saveDeleted(database, 'fleets', [id], null)),
  };
};
