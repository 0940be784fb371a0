import { useEffect } from 'react';
import { useStore } from 'zustand';

import type { Shelf } from '../core/pages/desks';
import { openDatabase } from '../storage/open';
import { systems } from '../systems';
import { useAppStore } from './appStore';
import { makeShelves } from './makeShelves';

export { draftOf, toShelfFleet } from './makeShelves';

const shelves = makeShelves({ systems, open: () => openDatabase() });

export const { loadShelf } = shelves;

// A restored backup has other cards and fleets.
useAppStore.subscribe(({ restores }, before) => {
  if (restores !== before.restores) shelves.forgetShelves();
});

/** What lies ready for a system; null until it was read. Read anew with every screen that asks for it. */
export const useShelf = (system: string): Shelf | null => {
  useEffect(() => void loadShelf(system), [system]);
  return useStore(shelves.store, (state) => state.shelves[system]) ?? null;
};
