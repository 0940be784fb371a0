import { createStore } from 'zustand/vanilla';

import type { Database } from '../storage/database';
import { listDeleted, type DeletedThing } from '../storage/deleted';
import { stored, type Stored } from '../storage/problem';
import { DAY_MS, KEPT_DAYS, type Deletable } from '../storage/rows';

/** Something deleted, as a list shows it. */
export interface ListedDeleted extends DeletedThing {
  /** Days until it is removed for good; 0 where that happens at the next start. */
  readonly daysLeft: number;
}

export interface DeletedState {
  /** Null until they were read. */
  readonly things: readonly ListedDeleted[] | null;
}

export interface DeletedParts {
  readonly open: () => Promise<Database>;
  readonly now: () => number;
  /** Who takes a thing of each table back. */
  readonly restore: Readonly<Record<Deletable, (id: string) => Promise<Stored>>>;
}

/** What was deleted and is still there. */
export const makeDeleted = ({ open, now, restore }: DeletedParts) => {
  const store = createStore<DeletedState>()(() => ({ things: null }));

  const listed = (thing: DeletedThing): ListedDeleted => {
    const days = (thing.deleted - now()) / DAY_MS + KEPT_DAYS;
    return { ...thing, daysLeft: Math.max(0, Math.ceil(days)) };
  };

  const loadDeleted = (): Promise<Stored> =>
    stored(async () => {
      const things = await listDeleted(await open());
      store.setState({ things: things.map(listed) });
    });

  return {
    store,
    loadDeleted,
    restoreDeleted: async ({ table, id }: DeletedThing): Promise<Stored> => {
      const kept = await restore[table](id);
      return kept.ok ? loadDeleted() : kept;
    },
  };
};
