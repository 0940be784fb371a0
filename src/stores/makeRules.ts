import { createStore } from 'zustand/vanilla';

import { isObject } from '../core/checked/read';
import type { Ruling, System } from '../core/game/system';
import type { Systems } from '../core/game/systems';
import type { ArcShape } from '../core/pages/shows';
import type { Reference } from '../core/reference/entry';
import { lookupIn, type Lookup } from '../core/reference/lookup';
import type { Database } from '../storage/database';
import { stored, type Stored } from '../storage/problem';
import { makeQueue } from '../storage/queue';
import { listEntries, saveNote, saveOpened, savePin, type EntryMarks } from '../storage/references';
import { loadSettings, saveSetting } from '../storage/settings';

/** The rules of one system, as the screens read them. */
export interface Book {
  readonly system: string;
  readonly name: string;
  readonly reference: Reference;
  readonly lookup: Lookup;
  readonly rulings: readonly Ruling[];
  readonly arcs: readonly ArcShape[];
  readonly hasTools: boolean;
}

export type EntryKey = Pick<EntryMarks, 'system' | 'entry'>;

/** Answers by the ids of the rulings; those that are not named have their default. */
export type ChosenRulings = Readonly<Record<string, string>>;

export interface RulesState {
  /** Whether what the player keeps was read. */
  readonly isRead: boolean;
  /** The system whose book was opened last; null for the first. */
  readonly chosen: string | null;
  readonly marks: readonly EntryMarks[];
  /** For new games, by system, as they were kept. */
  readonly rulings: Readonly<Record<string, ChosenRulings>>;
  /** By system, those that were opened. */
  readonly books: Readonly<Record<string, Book>>;
}

export interface RulesParts {
  readonly systems: Systems;
  readonly open: () => Promise<Database>;
  readonly now: () => number;
}

const MOST_RECENT = 10;
const CHOSEN = 'rules.system';
const rulingsKey = (system: string): string => `rulings.${system}`;

const makeBook = async (systems: Systems, system: System): Promise<Book> => {
  const { reference: load, shows } = systems.words(system);
  const reference = await load();
  return {
    system: system.id,
    name: systems.listed(system.id).name,
    reference,
    lookup: lookupIn(reference),
    rulings: system.rulings,
    arcs: shows.arcs,
    hasTools: (shows.tools ?? []).length > 0,
  };
};

const chosenIn = (draft: unknown): ChosenRulings =>
  Object.fromEntries(
    Object.entries(isObject(draft) ? draft : {}).filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    ),
  );

/** Only answers that the system still knows, and only where they are not the default. */
const readRulings = (rulings: readonly Ruling[], draft: ChosenRulings): ChosenRulings => {
  const chosen = new Map(Object.entries(draft));
  return Object.fromEntries(
    rulings.flatMap(({ id, answers: [, ...others] }) => {
      const answer = others.find((other) => other === chosen.get(id));
      return answer === undefined ? [] : [[id, answer] as const];
    }),
  );
};

/** The last opened first. */
export const recentOf = (marks: readonly EntryMarks[]): readonly EntryMarks[] =>
  marks
    .filter(({ opened }) => opened !== null)
    .sort((a, b) => (b.opened ?? 0) - (a.opened ?? 0))
    .slice(0, MOST_RECENT);

const isOf =
  ({ system, entry }: EntryKey) =>
  (marks: EntryKey): boolean =>
    marks.system === system && marks.entry === entry;

const UNMARKED = { note: '', pinned: false, opened: null } as const;

const changed = (
  marks: readonly EntryMarks[],
  key: EntryKey,
  change: Partial<EntryMarks>,
): readonly EntryMarks[] => {
  const before = marks.find(isOf(key)) ?? { ...UNMARKED, system: key.system, entry: key.entry };
  return [...marks.filter((one) => !isOf(key)(one)), { ...before, ...change }];
};

/** What a player keeps about the rules: pins, notes, what was read last, and how new games read them. */
export const makeRules = ({ systems, open, now }: RulesParts) => {
  const store = createStore<RulesState>()(() => ({
    isRead: false,
    chosen: null,
    marks: [],
    rulings: {},
    books: {},
  }));

  /** Each goes on from what the one before has left. */
  const choices = makeQueue();

  const mark = async (
    key: EntryKey,
    change: Partial<EntryMarks>,
    write: (database: Database) => Promise<void>,
  ): Promise<Stored> => {
    const kept = await stored(async () => write(await open()));
    if (kept.ok) store.setState(({ marks }) => ({ marks: changed(marks, key, change) }));
    return kept;
  };

  const setRulings = async (system: string, chosen: ChosenRulings): Promise<Stored> => {
    const kept = await stored(async () => saveSetting(await open(), rulingsKey(system), chosen));
    if (kept.ok) store.setState(({ rulings }) => ({ rulings: { ...rulings, [system]: chosen } }));
    return kept;
  };

  /** What was kept once may be unknown to the rule set of today. */
  const stillKnown = (system: string, kept: ChosenRulings): ChosenRulings => {
    const known = systems.loaded(system)?.rulings;
    return known ? readRulings(known, kept) : kept;
  };

  return {
    store,
    /** Loads the rule set of a book and its texts, where they are not loaded yet. */
    openBook: async (id: string): Promise<void> => {
      const system = store.getState().books[id] ? null : await systems.load(id);
      if (!system) return;
      const book = await makeBook(systems, system);
      store.setState(({ books }) => ({ books: { ...books, [id]: books[id] ?? book } }));
    },
    loadRules: (): Promise<Stored> =>
      stored(async () => {
        const database = await open();
        const marks = await Promise.all(systems.ids.map((id) => listEntries(database, id)));
        const { settings } = await loadSettings(database);
        const chosen = settings.get(CHOSEN);
        store.setState({
          isRead: true,
          marks: marks.flat(),
          chosen: typeof chosen === 'string' ? chosen : null,
          rulings: Object.fromEntries(
            systems.ids.map((id) => [id, chosenIn(settings.get(rulingsKey(id)))]),
          ),
        });
      }),
    chooseBook: async (system: string): Promise<Stored> => {
      const kept = await stored(async () => saveSetting(await open(), CHOSEN, system));
      if (kept.ok) store.setState({ chosen: system });
      return kept;
    },
    pinEntry: (key: EntryKey, pinned: boolean): Promise<Stored> =>
      mark(key, { pinned }, (database) => savePin(database, key, pinned)),
    writeNote: (key: EntryKey, note: string): Promise<Stored> =>
      mark(key, { note }, (database) => saveNote(database, key, note)),
    markOpened: (key: EntryKey): Promise<Stored> => {
      const opened = now();
      return mark(key, { opened }, (database) => saveOpened(database, key, opened));
    },
    setRulings,
    chooseRuling: (system: string, ruling: string, answer: string): Promise<Stored> =>
      choices.add(async () => {
        const known = (await systems.load(system))?.rulings ?? [];
        const before = store.getState().rulings[system] ?? {};
        return setRulings(system, readRulings(known, { ...before, [ruling]: answer }));
      }),
    /** How a new game of this system reads the rules, where not by default. */
    rulingsForNewGame: (system: string): ChosenRulings =>
      stillKnown(system, store.getState().rulings[system] ?? {}),
    stillKnown,
  };
};
