import { useStore } from 'zustand';

import { openDatabase } from '../storage/open';
import { restoreCard, restorePack } from './cardStore';
import { undeleteFleet } from './fleetStore';
import { undeleteGame } from './gameStore';
import { makeDeleted, type ListedDeleted } from './makeDeleted';

export { KEPT_DAYS, type Deletable } from '../storage/rows';
export type { ListedDeleted } from './makeDeleted';

const deleted = makeDeleted({
  open: () => openDatabase(),
  now: Date.now,
  restore: {
    packs: restorePack,
    cards: restoreCard,
    fleets: undeleteFleet,
    games: undeleteGame,
  },
});

export const { loadDeleted, restoreDeleted } = deleted;

/** Null until `loadDeleted` has read them. */
export const useDeleted = (): readonly ListedDeleted[] | null =>
  useStore(deleted.store, ({ things }) => things);
