import { createStore } from 'zustand/vanilla';

import type { System } from '../core/game/system';
import type { Systems } from '../core/game/systems';
import type { Answers } from '../core/pages/answers';
import type { BuiltInPack, Shelf, ShelfCard, ShelfDraft, ShelfFleet } from '../core/pages/desks';
import { loadCards, type StoredCard } from '../storage/cards';
import type { Database, Session } from '../storage/database';
import { listFleets, loadFleets, type StoredFleet } from '../storage/fleets';
import { listPacks, type PackHeader } from '../storage/packs';
import { stored, type Stored } from '../storage/problem';

/** By the ids of the systems; a shelf that was not read yet is absent. */
export interface ShelvesState {
  readonly shelves: Readonly<Record<string, Shelf>>;
}

export interface ShelfParts {
  readonly systems: Systems;
  readonly open: () => Promise<Database>;
}

type Named = Omit<ShelfCard, 'card'>;

/** A body as stored is what was typed: JSON holds nothing that answers cannot. */
export const draftOf = (body: Readonly<Record<string, unknown>>): Answers => body as Answers;

const completeCard = (system: System, named: Named, draft: unknown): readonly ShelfCard[] => {
  const card = system.parseCard(draft);
  return card.ok ? [{ ...named, card: card.value }] : [];
};

/** Those of the packs that come with the app; a pack can be put out of use as any other. */
const builtInCards = (
  system: System,
  builtIn: readonly BuiltInPack[],
  packs: readonly PackHeader[],
): readonly ShelfCard[] =>
  builtIn
    .filter(({ id }) => packs.find((pack) => pack.id === id)?.inUse ?? true)
    .flatMap(({ id: pack, cards }) =>
      cards.flatMap(({ id, draft }) => completeCard(system, { id, pack, revision: 1 }, draft)),
    );

const ownCards = (system: System, cards: readonly StoredCard[]): readonly ShelfCard[] =>
  cards.flatMap(({ id, pack, revision, complete, body }) =>
    complete ? completeCard(system, { id, pack, revision }, body) : [],
  );

const ownDrafts = (cards: readonly StoredCard[]): readonly ShelfDraft[] =>
  cards
    .filter(({ complete }) => !complete)
    .map(({ id, kind, body }) => ({ id, kind, draft: draftOf(body) }));

/** A stored fleet as its desk reads it. A copy that its system no longer takes is left out. */
export const toShelfFleet = (
  system: System,
  cards: readonly ShelfCard[],
  { id, name, body, cards: frozen }: StoredFleet,
): ShelfFleet => {
  const copies = Object.entries(frozen).flatMap(([key, copy]) => {
    const pack = cards.find((card) => card.id === copy.card)?.pack ?? '';
    const named = { id: copy.card, pack, revision: copy.revision };
    return completeCard(system, named, copy.body).map((card) => [key, card] as const);
  });
  return { id, name, draft: draftOf(body), cards: Object.fromEntries(copies) };
};

/** Of packs in which a player has redrawn any. */
const shapesOf = (packs: readonly PackHeader[]): NonNullable<Shelf['shapes']> =>
  Object.fromEntries(
    packs
      .filter(({ body }) => Object.keys(body).length > 0)
      .map(({ id, body }) => [id, draftOf(body)]),
  );

/** What lies ready in the database; rows that cannot be read are not on it. */
/** The last changed first. */
export const recentOf = (
  cards: readonly { readonly id: string; readonly updated: number }[],
): readonly string[] =>
  [...cards].sort((one, other) => other.updated - one.updated).map(({ id }) => id);

export const readShelf = async (
  session: Session,
  system: System,
  builtIn: readonly BuiltInPack[],
): Promise<Shelf> => {
  const packs = await listPacks(session);
  const own = await loadCards(session, { system: system.id });
  const headers = await listFleets(session);
  const ids = headers.filter((one) => one.system === system.id && !one.archived);
  const fleets = await loadFleets(
    session,
    ids.map(({ id }) => id),
  );
  const cards = [...builtInCards(system, builtIn, packs.things), ...ownCards(system, own.things)];
  const inOrder = ids.flatMap(({ id }) => fleets.things.find((fleet) => fleet.id === id) ?? []);
  return {
    cards,
    recent: recentOf(own.things),
    drafts: ownDrafts(own.things),
    fleets: inOrder.map((fleet) => toShelfFleet(system, cards, fleet)),
    shapes: shapesOf(packs.things),
  };
};

/** The packs that come with the app. */
export const builtInPacks = (systems: Systems, system: System): readonly BuiltInPack[] =>
  systems.words(system).shows.cards?.builtIn ?? [];

/** The shelves of all systems, read when they are asked for. */
export const makeShelves = ({ systems, open }: ShelfParts) => {
  const store = createStore<ShelvesState>()(() => ({ shelves: {} }));
  return {
    store,
    /** Reads a shelf, or reads it anew after something on it has changed. */
    loadShelf: (id: string): Promise<Stored> =>
      stored(async () => {
        const system = await systems.load(id);
        if (!system) return;
        const shelf = await readShelf(await open(), system, builtInPacks(systems, system));
        store.setState(({ shelves }) => ({ shelves: { ...shelves, [id]: shelf } }));
      }),
    forgetShelves: (): void => store.setState({ shelves: {} }),
  };
};
