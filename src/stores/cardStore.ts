import { useMemo } from 'react';
import { useStore } from 'zustand';

import type { Message } from '../core/checked/checked';
import type { CardAct } from '../core/packs/act';
import { appVersion } from '../platform/appVersion';
import { newId } from '../storage/newId';
import { openDatabase } from '../storage/open';
import { useAppStore } from './appStore';
import { systems } from './systems';
import type { CardsState } from './cardLedger';
import { makeCards } from './makeCards';
import { loadShelf } from './shelf';

export type { CardsState, OpenCard } from './cardLedger';
export {
  PACK_COLOURS,
  PACK_LIMITS,
  type ListedCard,
  type ListedPack,
  type PackColour,
} from './cardParts';
export type { PackFields } from './makePackActs';
export {
  choiceKey,
  IMPORT_CHOICES,
  type ImportChoice,
  type ImportChoices,
  type ImportPlan,
  type PlannedCard,
  type PlannedPack,
} from './planImport';
export { CARD_ORDERS, groupsOf, searchCards, type CardQuery } from './searchCards';

const cards = makeCards({
  systems,
  open: () => openDatabase(),
  now: Date.now,
  newId: () => newId(),
  app: appVersion,
  onChange: (system) => void loadShelf(system),
});

export const {
  loadListed,
  undo,
  redo,
  openCard,
  newCard,
  changeCard,
  closeCard,
  awaitedBy,
  keepPhoto,
} = cards;
export const { createPack, copyPack, copyPackFor, changePack, setPackInUse } = cards;
export const { deletePack, drawShape, draftsIn } = cards;
export const { duplicateCard, copyCards, deleteCards, restorePack, restoreCard } = cards;
export const { exportPack, exportCards, readFile, importFile } = cards;

export const { deskOf } = cards;

/** Cards came in by another way than this: where they were listed, they are listed anew. */
export const relistCards = async (): Promise<void> => {
  if (cards.store.getState().listed !== null) await loadListed();
};

/** The systems that have cards; none until the cards were read. */
export const useSystemsWithCards = (): ReturnType<typeof cards.systems> => {
  const listed = useCards((state) => state.listed);
  // What is listed tells that the desks are there.
  return useMemo(() => (listed === null ? [] : cards.systems()), [listed]);
};

/** What a system says of a fault in one of its cards; the first that knows it. */
export const saySystemProblem = (why: Message): string =>
  systems.ids
    .flatMap((id) => systems.loaded(id) ?? [])
    .map((system) => systems.words(system).problem(why))
    .find((said) => said !== why.id) ?? why.id;

// A restored backup has other packs and cards.
useAppStore.subscribe(({ restores }, before) => {
  if (restores === before.restores) return;
  closeCard();
  cards.store.setState({ past: [], future: [] });
  void loadListed();
});

export const useCards = <Part>(select: (state: CardsState) => Part): Part =>
  useStore(cards.store, select);

/** What undo and redo would do; null where there is nothing. */
export const useCardSteps = (): {
  readonly undo: CardAct | null;
  readonly redo: CardAct | null;
} => {
  const undone = useCards(({ past }) => past.at(-1)?.act ?? null);
  const redone = useCards(({ future }) => future[0]?.act ?? null);
  return { undo: undone, redo: redone };
};
