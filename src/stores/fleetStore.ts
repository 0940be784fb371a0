import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';

import type { ShelfFleet } from '../core/pages/desks';
import { newId } from '../storage/newId';
import { openDatabase } from '../storage/open';
import { useAppStore } from './appStore';
import { relistCards } from './cardStore';
import { loadShelf } from './shelf';
import { systems } from './systems';
import type { FleetParts, ListedFleet } from './fleetParts';
import { makeFleetEditor, withTyped, type CurrentFleet, type OpenFleet } from './makeFleetEditor';
import { makeFleetList } from './makeFleetList';
import { makeFleetShare } from './makeFleetShare';
import { rulingsForNewGame } from './rulesStore';

export { changedCards } from './fleetParts';
export type { ListedFleet } from './fleetParts';
export type { CurrentFleet, OpenFleet } from './makeFleetEditor';
export { takePath } from './makeFleetShare';
export type { FleetPreview, SharedCode, TakeWhy } from './makeFleetShare';

const parts: FleetParts = {
  systems,
  open: () => openDatabase(),
  now: Date.now,
  newId,
  rulings: rulingsForNewGame,
  onNewCards: (system) => {
    void loadShelf(system);
    void relistCards();
  },
};
const list = makeFleetList(parts);
const editor = makeFleetEditor(parts);
const share = makeFleetShare(parts);

export const { loadFleetList, createFleet, duplicateFleet } = list;
export const { deleteFleet, undeleteFleet, archiveFleet } = list;
export const { openFleet, closeFleet, changeFleet, replaceDraft } = editor;
export const { takeNewCards, keepOldCards, undoFleet, redoFleet, inTurn } = editor;
export const { codeOf, fileOf, takeFleet, newFleetOf } = share;

/** What the list keeps about a fleet; the one on the desk is read anew. */
const toldToTheDesk =
  <Values extends readonly unknown[]>(change: (id: string, ...values: Values) => Promise<Kept>) =>
  async (id: string, ...values: Values): Promise<Kept> => {
    const kept = await change(id, ...values);
    return kept.ok ? editor.rereadFleet() : kept;
  };
type Kept = Awaited<ReturnType<typeof list.renameFleet>>;

export const renameFleet = toldToTheDesk(list.renameFleet);
export const noteFleet = toldToTheDesk(list.noteFleet);
export const tagFleet = toldToTheDesk(list.tagFleet);

// A restored backup has other fleets: the one on the desk may not be among them.
useAppStore.subscribe(({ restores }, before) => {
  if (restores === before.restores) return;
  closeFleet();
  void loadFleetList();
});

/** Null until they were read. Read anew with every screen that asks for them. */
export const useFleets = (): readonly ListedFleet[] | null => {
  useEffect(() => void loadFleetList(), []);
  return useStore(list.store, ({ fleets }) => fleets);
};

/** The fleet on the desk, opened where it is not. */
export const useFleetAt = (id: string): CurrentFleet => {
  useEffect(() => void openFleet(id), [id]);
  const current = useStore(editor.store);
  return current.state !== 'none' && current.id === id ? current : { state: 'opening', id };
};

/** An open fleet as it is shown: as it is stored, with the letters that are on their way there. */
export const useShownFleet = ({ id, fleet }: OpenFleet): ShelfFleet => {
  const letters = useStore(editor.letters);
  return useMemo(() => withTyped({ id, fleet }, letters), [id, fleet, letters]);
};

/** The fleet on the desk as it is stored now; null where another or none is open. */
export const fleetNow = (id: string): OpenFleet | null => {
  const current = editor.store.getState();
  return current.state === 'open' && current.id === id ? current : null;
};
