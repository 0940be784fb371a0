import { createStore } from 'zustand/vanilla';

import { withAnswers, type Answers, type Tapped } from '../core/pages/answers';
import type { Shelf, ShelfFleet } from '../core/pages/desks';
import { loadFleets, type StoredFleet } from '../storage/fleets';
import { stored, type Stored } from '../storage/problem';
import { makeQueue } from '../storage/queue';
import {
  changedCards,
  listed,
  loadFleetSystem,
  readFleetShelf,
  rewriteFleet,
  shelfFleetOf,
  withCopies,
  writtenDown,
  type FleetAtDesk,
  type FleetParts,
  type ListedFleet,
} from './fleetParts';

/** What can be taken back: its name, and the fleet on the other side of it. */
interface FleetStep {
  readonly label: string;
  /** The field that was typed into: further letters belong to the same step. */
  readonly typed: string | null;
  readonly fleet: ShelfFleet;
}

/** The fleet on the desk. */
export interface OpenFleet extends FleetAtDesk {
  readonly state: 'open';
  readonly id: string;
  readonly header: ListedFleet;
  readonly past: readonly FleetStep[];
  readonly future: readonly FleetStep[];
}

export type CurrentFleet =
  | { readonly state: 'none' }
  | { readonly state: 'opening'; readonly id: string }
  | OpenFleet
  /** It is not there, or cannot be read. */
  | { readonly state: 'failed'; readonly id: string };

/** Letters that are not stored yet. */
export interface Typed {
  readonly id: string;
  readonly changes: Tapped;
}

/** The fleet with the letters that are on their way to storage: the next one goes on from there. */
export const withTyped = (
  { id, fleet }: Pick<OpenFleet, 'id' | 'fleet'>,
  typed: readonly Typed[],
): ShelfFleet => {
  const mine = typed.filter((one) => one.id === id);
  if (mine.length === 0) return fleet;
  const draft = mine.reduce((so, { changes }) => withAnswers(so, changes), fleet.draft);
  return { ...fleet, draft };
};

/** What a player did to the fleet. */
export interface FleetEdit {
  readonly label: string;
  readonly typed?: string | null;
  readonly make: (fleet: ShelfFleet) => ShelfFleet;
}

const MOST_STEPS = 100;
const KEPT: Stored = { ok: true };

/** Where a fleet is worked on: every change is stored, then shown, and can be taken back. */
export const makeFleetEditor = (parts: Omit<FleetParts, 'newId'>) => {
  const { open, now } = parts;
  const store = createStore<CurrentFleet>()(() => ({ state: 'none' }));
  const letters = createStore<readonly Typed[]>()(() => []);
  /** Changes wait for each other, so that each is made to what the one before has left. */
  const changes = makeQueue();
  /** So do taps and letters, on whichever screen: a tap may have to look first what the one before has left. */
  const turns = makeQueue();

  const show = (current: CurrentFleet): void => store.setState(current, true);
  const current = (): OpenFleet | null => {
    const shown = store.getState();
    return shown.state === 'open' ? shown : null;
  };

  const read = async (id: string, kept: OpenFleet | null): Promise<CurrentFleet> => {
    const database = await open();
    const [fleet] = (await loadFleets(database, [id])).things;
    const at = fleet ? await loadFleetSystem(parts.systems, fleet.system) : null;
    if (!fleet || !at) return { state: 'failed', id };
    const shelf = await readFleetShelf(database, parts, at);
    return opened({ ...at, shelf, fleet: shelfFleetOf(at, shelf, fleet) }, fleet, kept);
  };

  const opened = (at: FleetAtDesk, row: StoredFleet, kept: OpenFleet | null): OpenFleet => ({
    ...at,
    state: 'open',
    id: row.id,
    header: listed(row),
    past: kept?.past ?? [],
    future: kept?.future ?? [],
  });

  /** Stored before shown. */
  const keep = async (
    before: OpenFleet,
    fleet: ShelfFleet,
    steps: Pick<OpenFleet, 'past' | 'future'>,
  ): Promise<Stored> => {
    const at = { ...before, fleet: { ...fleet, name: before.fleet.name } };
    return stored(async () => {
      const part = { ...writtenDown(at), updated: now() };
      const row = await rewriteFleet(await open(), before.id, part);
      if (row) show({ ...at, ...steps, header: listed(row) });
    });
  };

  const edit = (id: string, { label, typed = null, make }: FleetEdit): Promise<Stored> =>
    changes.add(async () => {
      const before = current();
      if (before?.id !== id) return KEPT;
      const made = make(before.fleet);
      const last = before.past.at(-1);
      const goesOn = typed !== null && last?.typed === typed;
      const step = { label, typed, fleet: before.fleet };
      const past = goesOn ? before.past : [...before.past, step].slice(-MOST_STEPS);
      return keep(before, withCopies({ ...before, fleet: made }), { past, future: [] });
    });

  const move = (from: 'past' | 'future', to: 'past' | 'future'): Promise<Stored> =>
    changes.add(async () => {
      const before = current();
      const step = before?.[from].at(-1);
      if (!before || !step) return KEPT;
      const back = { ...step, typed: null, fleet: before.fleet };
      const steps = { [from]: before[from].slice(0, -1), [to]: [...before[to], back] };
      return keep(before, step.fleet, { past: before.past, future: before.future, ...steps });
    });

  const reread = (): Promise<Stored> =>
    changes.add(() =>
      stored(async () => {
        const before = current();
        if (before) show(await read(before.id, before));
      }),
    );

  const settle = (
    id: string,
    label: string,
    choose: (changed: ReturnType<typeof changedCards>[number]) => ShelfFleet['cards'][string],
  ): Promise<Stored> => {
    const shelf: Shelf | undefined = current()?.shelf;
    const make = (fleet: ShelfFleet): ShelfFleet => {
      const chosen = shelf ? changedCards(fleet, shelf).map((one) => [one.key, choose(one)]) : [];
      return { ...fleet, cards: { ...fleet.cards, ...Object.fromEntries(chosen) } };
    };
    return edit(id, { label, make });
  };

  return {
    store,
    letters,
    inTurn: turns.add,
    openFleet: async (id: string): Promise<void> => {
      if (current()?.id === id) return void (await reread());
      show({ state: 'opening', id });
      await changes.add(async () => {
        let next: CurrentFleet = { state: 'failed', id };
        await stored(async () => void (next = await read(id, null)));
        show(next);
      });
    },
    closeFleet: (): void => show({ state: 'none' }),
    /** Cards, rulings or the fleet's own name may have changed elsewhere. */
    rereadFleet: reread,
    changeFleet: async (
      id: string,
      changes: Tapped,
      label: string,
      typed?: string,
    ): Promise<Stored> => {
      const make = (fleet: ShelfFleet) => ({ ...fleet, draft: withAnswers(fleet.draft, changes) });
      if (typed === undefined) return edit(id, { label, make });
      const mine = { id, changes };
      letters.setState((before) => [...before, mine], true);
      const kept = await turns.add(() => edit(id, { label, typed, make }));
      letters.setState((before) => before.filter((one) => one !== mine), true);
      return kept;
    },
    /** Puts another draft in the place of this one. */
    replaceDraft: (id: string, draft: Answers, label: string): Promise<Stored> =>
      edit(id, { label, make: (fleet) => ({ ...fleet, draft: { ...fleet.draft, ...draft } }) }),
    /** The fleet takes the cards as they are now. */
    takeNewCards: (id: string, label: string): Promise<Stored> =>
      settle(id, label, ({ newer }) => newer),
    /** The fleet keeps its copies, and is not asked again until the cards change once more. */
    keepOldCards: (id: string, label: string): Promise<Stored> =>
      settle(id, label, ({ kept, newer }) => ({ ...kept, revision: newer.revision })),
    undoFleet: (): Promise<Stored> => move('past', 'future'),
    redoFleet: (): Promise<Stored> => move('future', 'past'),
  };
};
