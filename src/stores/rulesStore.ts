import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';

import { openDatabase } from '../storage/open';
import { readWithStart } from './appStore';
import { systems } from './systems';
import { makeRules, recentOf, type Book, type ChosenRulings, type EntryKey } from './makeRules';

export type { Book, ChosenRulings, EntryKey } from './makeRules';

const rules = makeRules({ systems, open: () => openDatabase(), now: Date.now });

export const { loadRules, openBook, chooseBook, pinEntry, writeNote, markOpened } = rules;
export const { setRulings, chooseRuling, rulingsForNewGame } = rules;

readWithStart(() => void loadRules());

/** The book of a system, or the one that was opened last. Null until it is loaded, and where there is none. */
export const useBook = (system?: string, isWanted = true): Book | null => {
  const chosen = useStore(rules.store, (state) => state.chosen);
  const wanted = [system ?? chosen, ...systems.ids].find(
    (id) => id !== null && systems.ids.includes(id),
  );
  useEffect(() => void (isWanted && wanted && openBook(wanted)), [isWanted, wanted]);
  return useStore(rules.store, (state) => (wanted ? (state.books[wanted] ?? null) : null));
};

/** What is kept about one entry; null until it was read. */
export const useEntryMarks = ({ system, entry }: EntryKey) => {
  const isRead = useStore(rules.store, (state) => state.isRead);
  const marks = useStore(rules.store, (state) =>
    state.marks.find((one) => one.system === system && one.entry === entry),
  );
  return isRead ? { note: marks?.note ?? '', pinned: marks?.pinned ?? false } : null;
};

/** The entries that a player pinned, in the order of the book, and those read last. */
export const useKept = ({ system, lookup }: Book) => {
  const marks = useStore(rules.store, (state) => state.marks);
  return useMemo(() => {
    const own = marks.filter((one) => one.system === system);
    const pinned = new Set(own.filter((one) => one.pinned).map(({ entry }) => entry));
    return {
      pinned: lookup.inOrder.filter(({ id }) => pinned.has(id)),
      recent: recentOf(own).flatMap(({ entry }) => lookup.entry(entry) ?? []),
    };
  }, [marks, system, lookup]);
};

const DEFAULTS: ChosenRulings = {};

/** How new games of a system read the rules, where not by default. */
export const useRulings = (system: string): ChosenRulings => {
  const kept = useStore(rules.store, (state) => state.rulings[system]) ?? DEFAULTS;
  return useMemo(() => rules.stillKnown(system, kept), [system, kept]);
};
