import { useMemo } from 'react';
import { useStore } from 'zustand';

import type { Shelf } from '../core/pages/desks';
import { openDatabase } from '../storage/open';
import { useAppStore } from './appStore';
import { systems } from './systems';
import { makeShelves } from './makeShelves';
import { useRulings } from './rulesStore';

const shelves = makeShelves({ systems, open: () => openDatabase() });

export const { loadShelf } = shelves;

// A restored backup has other cards and fleets.
useAppStore.subscribe(({ restores }, before) => {
  if (restores !== before.restores) shelves.forgetShelves();
});

/** What lies ready for a system, and how new games read its rules; null until `loadShelf` has read it. */
export const useShelf = (system: string): Shelf | null => {
  const shelf = useStore(shelves.store, (state) => state.shelves[system]);
  const rulings = useRulings(system);
  return useMemo(() => (shelf ? { ...shelf, rulings } : null), [shelf, rulings]);
};
