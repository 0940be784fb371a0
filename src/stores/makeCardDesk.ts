import { canonical, canonicalJson } from '../core/checked/canonical';
import {
  answerAt,
  changesNow,
  withAnswers,
  type Answers,
  type Tapped,
} from '../core/pages/answers';
import type { Shelf, ShelfCard } from '../core/pages/desks';
import { loadCards, loadCardsById, saveCards, type CardToSave } from '../storage/cards';
import type { Session } from '../storage/database';
import type { Images } from '../storage/images';
import { checkBody } from '../storage/packFile';
import { isPhoto, loadPhoto, savePhoto } from '../storage/photos';
import { stored, type Stored } from '../storage/problem';
import type { CardLedger, OpenCard } from './cardLedger';
import type { CardParts, ListedCard, SystemDesk } from './cardParts';
import { draftOf, readShelf } from './makeShelves';

type Named = Omit<ShelfCard, 'card'>;

const readyCard = ({ system }: SystemDesk, named: Named, draft: unknown): readonly ShelfCard[] => {
  const card = system.parseCard(draft);
  return card.ok ? [{ ...named, card: card.value }] : [];
};

/** The complete cards of one pack, which may come with the app. */
const readyIn = async (
  session: Session,
  own: SystemDesk,
  pack: string,
): Promise<readonly ShelfCard[]> => {
  const fixed = own.desk.builtIn.find(({ id }) => id === pack);
  if (fixed) {
    return fixed.cards.flatMap(({ id, draft }) => readyCard(own, { id, pack, revision: 1 }, draft));
  }
  const { things } = await loadCards(session, { system: own.system.id, pack });
  return things
    .filter(({ complete }) => complete)
    .flatMap(({ id, revision, body }) => readyCard(own, { id, pack, revision }, body));
};

/** What lies ready for a card of a pack: the pack's own cards first, whether or not it is in use. */
export const shelfFor = async (session: Session, own: SystemDesk, pack: string): Promise<Shelf> => {
  const shelf = await readShelf(session, own.system, own.desk.builtIn);
  const ready = await readyIn(session, own, pack);
  const isOwn = own.desk.builtIn.every(({ id }) => id !== pack);
  const inPack = isOwn ? ready.map(({ id }) => id) : [];
  const { recent = [] } = shelf;
  return {
    ...shelf,
    pack,
    cards: [...ready, ...shelf.cards.filter((one) => one.pack !== pack)],
    recent: [...new Set([...recent, ...inPack])],
  };
};

interface Judged {
  readonly missing: readonly string[];
  readonly isTwice: boolean;
}

const isComplete = ({ missing, isTwice }: Judged): boolean => missing.length === 0 && !isTwice;

const onlyCard = (id: string, thing: CardToSave | null): Images => ({
  packs: [],
  cards: [{ id, thing, deleted: null }],
});

const asListed = ({ summary: _, ...card }: CardToSave, own: SystemDesk): ListedCard => ({
  id: card.id,
  pack: card.pack,
  system: card.system,
  kind: card.kind,
  complete: card.complete,
  glance: own.desk.glance(card.kind, draftOf(card.body)),
});

/** Whether a change was kept; one that no file could carry is refused. */
export type Changed = Stored & { readonly isRefused?: boolean };

type Store = CardLedger['store'];

/** What a draft is missing, and whether the pack has a complete card of its kind and code. */
const judge = (
  store: Store,
  own: SystemDesk,
  { id, pack, kind }: OpenCard['card'],
  draft: Answers,
  shelf: Shelf,
): Judged => {
  const { code } = own.desk.glance(kind, draft);
  const isTwice =
    code !== '' &&
    (store.getState().listed?.cards ?? []).some(
      (one) =>
        one.pack === pack &&
        one.kind === kind &&
        one.complete &&
        one.glance.code === code &&
        one.id !== id,
    );
  return { missing: own.desk.missing(kind, draft, shelf), isTwice };
};

const blankCard = (
  { now, newId }: CardParts,
  own: SystemDesk,
  pack: string,
  kind: string,
): OpenCard['card'] => ({
  id: newId(),
  pack,
  system: own.system.id,
  kind,
  code: '',
  name: '',
  complete: false,
  summary: null,
  created: now(),
  updated: now(),
});

interface Found {
  readonly own: SystemDesk;
  readonly card: OpenCard['card'];
  readonly draft: Answers;
  /** It comes with the app. */
  readonly isFixed: boolean;
}

const findBuiltIn = (
  parts: CardParts,
  desks: ReadonlyMap<string, SystemDesk>,
  id: string,
): Found | null => {
  for (const own of desks.values()) {
    for (const pack of own.desk.builtIn) {
      const found = pack.cards.find((card) => card.id === id);
      if (!found) continue;
      const { code, name } = own.desk.glance(found.kind, found.draft);
      const card = { ...blankCard(parts, own, pack.id, found.kind), id, code, name };
      return { own, card, draft: found.draft, isFixed: true };
    }
  }
  return null;
};

/** New cards in which nothing was typed yet, by id: nothing of them is stored. */
type Blanks = Map<string, OpenCard['card']>;

/** A place in another card that a new card's code comes back to. */
export interface Into {
  readonly card: string;
  readonly path: string;
}

/** Finds and shows one card. */
const makeOpening = (
  parts: CardParts,
  desks: ReadonlyMap<string, SystemDesk>,
  ledger: CardLedger,
  blanks: Blanks,
  begun: ReadonlyMap<string, Answers>,
) => {
  const { store } = ledger;

  const find = async (session: Session, id: string): Promise<Found | null> => {
    const fixed = findBuiltIn(parts, desks, id);
    if (fixed) return fixed;
    const blank = blanks.get(id);
    const [found] = blank ? [] : (await loadCardsById(session, [id])).things;
    const isListed = store.getState().listed?.cards.some((card) => card.id === id) === true;
    const card = blank ?? (isListed ? found : undefined);
    const own = card && desks.get(card.system);
    if (!card || !own) return null;
    const blankDraft = { ...own.desk.blank(card.kind), ...begun.get(id) };
    const draft = found ? draftOf(found.body) : blankDraft;
    return { own, card, draft, isFixed: false };
  };

  /** Shows a card; false where there is none of that id. */
  return (id: string, again = false): Promise<boolean> =>
    ledger.inTurn(async () => {
      if (!again && store.getState().open?.card.id === id) return true;
      const database = await parts.open();
      if (store.getState().listed === null) await ledger.relist(database);
      const found = await find(database, id);
      if (!found) {
        store.setState({ open: null });
        return false;
      }
      const { own, card, draft, isFixed } = found;
      const shelf = await shelfFor(database, own, card.pack);
      const judged = judge(store, own, card, draft, shelf);
      const photo = isFixed ? null : await loadPhoto(database, card.id);
      store.setState({ open: { card, draft, typed: draft, shelf, isFixed, photo, ...judged } });
      return true;
    });
};

const patchListed = (store: Store, listed: ListedCard): void =>
  store.setState((state) => {
    if (!state.listed) return state;
    const { cards, packs } = state.listed;
    const isNew = cards.every(({ id }) => id !== listed.id);
    return {
      listed: isNew
        ? {
            cards: [listed, ...cards],
            packs: packs.map((pack) =>
              pack.id === listed.pack ? { ...pack, cards: pack.cards + 1 } : pack,
            ),
          }
        : { packs, cards: cards.map((card) => (card.id === listed.id ? listed : card)) },
    };
  });

/** A change that is not stored yet. */
interface Ahead {
  readonly id: string;
  readonly changes: Tapped;
  readonly isTyped: boolean;
}

/** What is on its way to the database, of whichever card. */
const makeAhead = (store: Store) => {
  let ahead: readonly Ahead[] = [];
  const over = (id: string, draft: Answers, which: (one: Ahead) => boolean): Answers =>
    ahead
      .filter((one) => one.id === id && which(one))
      .reduce((soFar, { changes }) => withAnswers(soFar, changes), draft);
  const withLetters = (id: string, draft: Answers): Answers =>
    over(id, draft, ({ isTyped }) => isTyped);
  const showLetters = (): void =>
    store.setState(({ open: shown }) => ({
      open: shown && { ...shown, typed: withLetters(shown.card.id, shown.draft) },
    }));
  return {
    withLetters,
    /** A tap goes on from what others on their way lead to; letters are shown at once. */
    add: (shown: OpenCard, asked: Tapped, isTyped: boolean): Ahead => {
      const { id } = shown.card;
      const now = over(id, shown.draft, () => true);
      const changes = isTyped ? asked : changesNow(asked, shown.typed, now);
      const mine = { id, changes, isTyped };
      ahead = [...ahead, mine];
      if (isTyped) showLetters();
      return mine;
    },
    done: (mine: Ahead): void => {
      ahead = ahead.filter((one) => one !== mine);
    },
    showLetters,
  };
};

interface Writing {
  readonly what: string;
  readonly key: string | undefined;
  readonly onStored: () => void;
}

/** Stores what was typed into a card; `typedOver` is asked once it is stored. */
const makeWriting = (
  { open, now }: CardParts,
  ledger: CardLedger,
  blanks: Blanks,
  typedOver: (id: string, draft: Answers) => Answers,
) => {
  const { store } = ledger;

  /** Drafts that waited for the card that has just been completed. */
  const settle = async (own: SystemDesk): Promise<void> => {
    const database = await open();
    const waiting = (store.getState().listed?.cards ?? []).filter(
      (card) => card.system === own.system.id && !card.complete,
    );
    const drafts = (
      await loadCardsById(
        database,
        waiting.map(({ id }) => id),
      )
    ).things;
    const shelves = new Map<string, Shelf>();
    for (const { pack } of drafts) {
      if (!shelves.has(pack)) shelves.set(pack, await shelfFor(database, own, pack));
    }
    const ready = drafts.flatMap((card): readonly CardToSave[] => {
      const shelf = shelves.get(card.pack);
      const judged = shelf && judge(store, own, card, draftOf(card.body), shelf);
      return judged && isComplete(judged) ? [{ ...card, complete: true }] : [];
    });
    if (ready.length === 0) return;
    await saveCards(database, ready);
    await ledger.relist(database);
  };

  return async (
    own: SystemDesk,
    shown: OpenCard,
    draft: Answers,
    { what, key, onStored }: Writing,
  ): Promise<void> => {
    const judged = judge(store, own, shown.card, draft, shown.shelf);
    const glance = own.desk.glance(shown.card.kind, draft);
    const card: OpenCard['card'] = {
      ...shown.card,
      code: glance.code,
      name: glance.name,
      summary: glance,
      complete: isComplete(judged),
      updated: now(),
    };
    const { id } = card;
    const after = onlyCard(id, { ...card, body: draft });
    const before = await ledger.put(after);
    onStored();
    const name = glance.name || glance.code;
    ledger.remember({
      act: blanks.delete(id) ? { id: 'card-created' } : { id: 'card-changed', name, what },
      before,
      after,
      ...(key !== undefined && { key: `${id} ${key}` }),
    });
    store.setState({ open: { ...shown, ...judged, card, draft, typed: typedOver(id, draft) } });
    patchListed(store, asListed({ ...card, body: draft }, own));
    if (card.complete !== shown.card.complete) await settle(own);
    ledger.tell(after);
  };
};

/** The card that is being typed in: every change is stored as it is made. */
export const makeCardDesk = (
  parts: CardParts,
  desks: ReadonlyMap<string, SystemDesk>,
  ledger: CardLedger,
) => {
  const { store } = ledger;
  const blanks: Blanks = new Map();
  /** What new cards begin with, and where their codes come back to. */
  const begun = new Map<string, Answers>();
  const awaited = new Map<string, Into>();
  const openCard = makeOpening(parts, desks, ledger, blanks, begun);
  const ahead = makeAhead(store);
  const write = makeWriting(parts, ledger, blanks, ahead.withLetters);

  /**
   * Puts answers into the open card: a tap is shown once it is stored, letters at once. `what` names it for undo;
   * changes of one `key` in a row are one step.
   */
  const changeCard = (
    asked: Tapped,
    what: string,
    key?: string,
    isTyped = false,
  ): Promise<Changed> => {
    const { open: tapped } = store.getState();
    if (!tapped || tapped.isFixed) return Promise.resolve({ ok: true });
    const mine = ahead.add(tapped, asked, isTyped);
    const onStored = () => ahead.done(mine);
    return ledger.inTurn(async () => {
      const { open: shown } = store.getState();
      const own = desks.get(shown?.card.system ?? '');
      if (!own || shown?.card.id !== mine.id) {
        onStored();
        return { ok: true };
      }
      const draft = canonical(withAnswers(shown.draft, mine.changes));
      const isNew = canonicalJson(draft) !== canonicalJson(shown.draft);
      const isRefused = !checkBody(draft).ok;
      const kept = await stored(async () => {
        if (isNew && !isRefused) await write(own, shown, draft, { what, key, onStored });
      });
      onStored();
      ahead.showLetters();
      return kept.ok && isRefused ? { ok: true, isRefused } : kept;
    });
  };

  /** Puts the codes of cards that were made for this one into their places. */
  const takeAwaited = async (id: string): Promise<void> => {
    for (const [made, { card, path }] of awaited) {
      const { listed, open: shown } = store.getState();
      const code = listed?.cards.find((one) => one.id === made)?.glance.code ?? '';
      if (card !== id || code === '') continue;
      awaited.delete(made);
      if (shown && answerAt(shown.draft, path) !== code) await changeCard({ [path]: code }, code);
    }
  };

  return {
    openCard: async (id: string): Promise<boolean> => {
      const isThere = await openCard(id);
      if (isThere) await takeAwaited(id);
      return isThere;
    },
    /** The card that waits for this one; null where none does. */
    awaitedBy: (id: string): string | null => {
      const into = awaited.get(id);
      const glance = store.getState().listed?.cards.find((one) => one.id === into?.card)?.glance;
      return into === undefined ? null : (glance?.name ?? '');
    },
    /**
     * A new card in a pack, to be opened; it is stored with the first thing that is typed. One that is made for a
     * place of the open card begins with the code that was typed there, and its own comes back to it.
     */
    newCard: (pack: string, kind: string, into?: Into): string | null => {
      const system = store.getState().listed?.packs.find(({ id }) => id === pack)?.system;
      const own = system === undefined ? undefined : desks.get(system);
      if (!own) return null;
      const card = blankCard(parts, own, pack, kind);
      blanks.set(card.id, card);
      if (into) {
        awaited.set(card.id, into);
        const code = answerAt(store.getState().open?.typed ?? {}, into.path);
        if (typeof code === 'string' && code !== '') begun.set(card.id, { code });
      }
      return card.id;
    },
    changeCard,
    /** Lays a picture of the printed card beside the open one, or takes it away; it is stored with the card. */
    keepPhoto: (picture: string | null): Promise<Changed> => {
      if (picture !== null && !isPhoto(picture))
        return Promise.resolve({ ok: true, isRefused: true });
      return ledger.inTurn(() =>
        stored(async () => {
          const { open: shown } = store.getState();
          const own = desks.get(shown?.card.system ?? '');
          if (!own || !shown || shown.isFixed) return;
          const { id } = shown.card;
          const onStored = () => undefined;
          if (blanks.has(id))
            await write(own, shown, shown.draft, { what: '', key: undefined, onStored });
          await savePhoto(await parts.open(), id, picture);
          store.setState(({ open: now }) => ({
            open: now?.card.id === id ? { ...now, photo: picture } : now,
          }));
        }),
      );
    },
    /** After an undo: what is open stands as it is stored. */
    reopen: async (): Promise<void> => {
      const id = store.getState().open?.card.id;
      if (id !== undefined) await openCard(id, true);
    },
    closeCard: (): void => store.setState({ open: null }),
  };
};
