import { canonical } from '../core/checked/canonical';
import { makeSector, type Sector } from '../core/hex/sector';
import { withAnswer, type Answers } from '../core/pages/answers';
import { listCardIds, loadCardsById, type CardToSave } from '../storage/cards';
import type { Session } from '../storage/database';
import { loadImages, type Image } from '../storage/images';
import type { Pack } from '../storage/packs';
import { problemOf, type StorageProblem, type Stored } from '../storage/problem';
import { makeCardLedger } from './cardLedger';
import {
  cardSystems,
  makeCardDesks,
  type CardParts,
  type ListedPack,
  type SystemDesk,
} from './cardParts';
import { copyForSystem } from './copyForSystem';
import { makeCardDesk } from './makeCardDesk';
import { makePackExchange } from './makePackExchange';
import { readShelf } from './makeShelves';
import { withNamed } from './packExport';

interface NotKept {
  readonly ok: false;
  readonly problem: StorageProblem;
}

export type Created = { readonly ok: true; readonly id: string } | NotKept;

/** A pack for another system: how many cards came over, and how many things have no place there. */
export type CopiedPack =
  | {
      readonly ok: true;
      readonly id: string;
      readonly name: string;
      readonly cards: number;
      readonly notes: number;
    }
  | NotKept;

/** What a player may say about a pack. */
export type PackFields = Pick<Pack, 'name' | 'author' | 'version' | 'colour' | 'notes'>;

const NOT_HERE: NotKept = { ok: false, problem: { id: 'storage-refused', detail: 'not here' } };

const created = (kept: Stored, id: string): Created => (kept.ok ? { ok: true, id } : kept);

const live = <Thing extends { readonly id: string }>(thing: Thing): Image<Thing> => ({
  id: thing.id,
  thing,
  deleted: null,
});

/** A shape that is as the system has it is not kept; neither is a group of none. */
const shapesWithout = (body: Answers, place: string): Answers => {
  const kept = Object.entries(withAnswer(body, place, null)).flatMap(([name, shapes]) => {
    const drawn = Object.entries(shapes ?? {}).filter(([, shape]) => shape !== null);
    return drawn.length > 0 ? [[name, Object.fromEntries(drawn)] as const] : [];
  });
  return Object.fromEntries(kept);
};

/** A player's packs and cards, and those that come with the app. */
export const makeCards = (given: CardParts) => {
  const cardDesks = makeCardDesks(given.systems);
  const desks = cardDesks.all;
  // Whatever is done with cards begins with the database: by then the desks are there.
  const parts: CardParts = {
    ...given,
    open: async () => {
      await cardDesks.load();
      return given.open();
    },
  };
  const { open, now, newId } = parts;
  const ledger = makeCardLedger(parts, desks);
  const desk = makeCardDesk(parts, desks, ledger);
  const { store } = ledger;

  const packOf = (id: string): ListedPack | undefined =>
    store.getState().listed?.packs.find((pack) => pack.id === id);

  const stamped = (pack: ListedPack): Pack => {
    const { systemName: _, cards: __, ...own } = pack;
    const time = now();
    return { ...own, created: time, updated: time };
  };

  const changedPack = (id: string, change: Partial<Pack>): readonly Image<Pack>[] => {
    const pack = packOf(id);
    return pack ? [live({ ...stamped(pack), ...change })] : [];
  };

  /** Whole cards by id, the app's own among them. */
  const wholeCards = async (session: Session, ids: readonly string[]) => {
    const wanted = new Set(ids);
    const fixed = [...desks.values()].flatMap((own) => fixedCards(own, wanted, now()));
    const stored = (await loadCardsById(session, ids)).things;
    const byId = new Map<string, CardToSave>([...fixed, ...stored].map((card) => [card.id, card]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  /** Whether a complete card of the pack has this kind and code. */
  const isTaken = (pack: ListedPack, { kind, code }: CardToSave): boolean =>
    (store.getState().listed?.cards ?? []).some(
      (one) =>
        one.pack === pack.id && one.kind === kind && one.complete && one.glance.code === code,
    );

  /** A code that the pack has already makes a draft of the copy: it waits for a code of its own. */
  const copyInto = (pack: ListedPack, card: CardToSave): CardToSave => {
    const time = now();
    return {
      ...card,
      id: newId(),
      pack: pack.id,
      complete: card.complete && !isTaken(pack, card),
      body: canonical(card.body),
      created: time,
      updated: time,
    };
  };

  const copyCards = async (ids: readonly string[], target: string): Promise<Stored> => {
    const pack = packOf(target);
    if (!pack || pack.builtIn) return NOT_HERE;
    const cards = (await wholeCards(await open(), ids)).map((card) => copyInto(pack, card));
    const images = { packs: [], cards: cards.map(live) };
    return ledger.act({ id: 'cards-copied', count: cards.length }, images);
  };

  /** The cards of a pack with those that they are made of, from whichever pack these are. */
  const cardsWithNamed = async (session: Session, own: SystemDesk, pack: string) => {
    const listed = store.getState().listed?.cards ?? [];
    const ids = listed.filter(({ system }) => system === own.system.id).map(({ id }) => id);
    const all = await wholeCards(session, ids);
    const chosen = all.filter((card) => card.pack === pack);
    return withNamed(own, chosen, all);
  };

  const copyPackFor = async (source: string, to: string): Promise<CopiedPack> => {
    const pack = packOf(source);
    const own = desks.get(pack?.system ?? '');
    const target = desks.get(to);
    const copies = own?.desk.copies?.find((one) => one.to === to);
    if (!pack || !own || !target || !copies) return NOT_HERE;
    const session = await open();
    const whole = await cardsWithNamed(session, own, source);
    const shelf = await readShelf(session, target.system, target.desk.builtIn);
    const copy = copyForSystem(stamped(pack), whole, copies, { target, shelf, time: now(), newId });
    const { id, name } = copy.pack;
    const images = { packs: [live(copy.pack)], cards: copy.cards.map(live) };
    const kept = await ledger.act({ id: 'pack-copied', name }, images);
    const counts = { cards: copy.cards.length, notes: copy.notes.length };
    return kept.ok ? { ok: true, id, name, ...counts } : kept;
  };

  /** A card that is there again; a draft where another has taken its code in the meantime. */
  const backAgain = (image: Image<CardToSave>): Image<CardToSave> => {
    const { thing } = image;
    const pack = thing ? packOf(thing.pack) : undefined;
    const complete = thing?.complete === true && !(pack && isTaken(pack, thing));
    return { ...image, thing: thing && { ...thing, complete }, deleted: null };
  };

  /** With the cards that were deleted in one act with it. */
  const restorePack = async (id: string): Promise<Stored> => {
    const session = await open();
    const { packs, cards } = await loadImages(session, [id], await listCardIds(session, [id]));
    const [pack] = packs;
    if (!pack?.thing) return NOT_HERE;
    const buried = cards.filter(({ deleted }) => deleted !== null && deleted === pack.deleted);
    const images = {
      packs: [{ ...pack, deleted: null }],
      cards: buried.map((card) => ({ ...card, deleted: null })),
    };
    return ledger.act({ id: 'restored', name: pack.thing.name }, images);
  };

  const restoreCard = async (id: string): Promise<Stored> => {
    const { cards } = await loadImages(await open(), [], [id]);
    const [card] = cards;
    if (!card?.thing) return NOT_HERE;
    const name = card.thing.name || card.thing.code;
    return ledger.act({ id: 'restored', name }, { packs: [], cards: [backAgain(card)] });
  };

  const cardName = (ids: readonly string[]): string => {
    const glance = store.getState().listed?.cards.find(({ id }) => id === ids[0])?.glance;
    return glance?.name || glance?.code || '';
  };

  return {
    store,
    ...desk,
    loadListed: ledger.load,
    undo: async (): Promise<void> => {
      if (await ledger.step('undo')) await desk.reopen();
    },
    redo: async (): Promise<void> => {
      if (await ledger.step('redo')) await desk.reopen();
    },

    createPack: (system: string, fields: PackFields): Promise<Created> =>
      ledger.inTurn(async () => {
        const id = newId();
        const time = now();
        const flags = { builtIn: false, inUse: true, created: time, updated: time };
        const pack: Pack = { id, system, ...fields, body: {}, ...flags };
        const act = { id: 'pack-created', name: fields.name } as const;
        return created(await ledger.act(act, { packs: [live(pack)], cards: [] }), id);
      }),
    /** An own pack with the same cards, each with an id of its own. */
    copyPack: (source: string, name: string): Promise<Created> =>
      ledger.inTurn(async () => {
        const pack = packOf(source);
        if (!pack) return created(NOT_HERE, '');
        const id = newId();
        const ids = (store.getState().listed?.cards ?? [])
          .filter((card) => card.pack === source)
          .map((card) => card.id);
        const copy = { ...stamped(pack), id, name, builtIn: false, inUse: true };
        const cards = (await wholeCards(await open(), ids)).map((card) => ({
          ...card,
          id: newId(),
          pack: id,
          body: canonical(card.body),
        }));
        const images = { packs: [live(copy)], cards: cards.map(live) };
        return created(await ledger.act({ id: 'pack-copied', name }, images), id);
      }),
    /** An own pack of another system, with what that makes of the cards. */
    copyPackFor: (source: string, to: string): Promise<CopiedPack> =>
      ledger.inTurn(() =>
        copyPackFor(source, to).catch((error: unknown) => ({
          ok: false,
          problem: problemOf(error),
        })),
      ),
    changePack: (id: string, change: Partial<PackFields>): Promise<Stored> =>
      ledger.inTurn(() => {
        const [field = ''] = Object.keys(change);
        const act = { id: 'pack-changed', name: packOf(id)?.name ?? '' } as const;
        const packs = packOf(id)?.builtIn === true ? [] : changedPack(id, change);
        return ledger.act(act, { packs, cards: [] }, `${id} ${field}`);
      }),
    setPackInUse: (id: string, inUse: boolean): Promise<Stored> =>
      ledger.inTurn(() => {
        const act = { id: 'pack-used', name: packOf(id)?.name ?? '', inUse } as const;
        return ledger.act(act, { packs: changedPack(id, { inUse }), cards: [] });
      }),
    /** A shape of the pack's own; null is the shape as the system has it. */
    drawShape: (id: string, place: string, name: string, shape: Sector | null): Promise<Stored> =>
      ledger.inTurn(() => {
        const body = packOf(id)?.body ?? {};
        const drawn =
          shape === null ? shapesWithout(body, place) : withAnswer(body, place, makeSector(shape));
        const packs = changedPack(id, { body: drawn });
        return ledger.act({ id: 'shape-drawn', name }, { packs, cards: [] }, `${id} ${place}`);
      }),
    deletePack: (id: string): Promise<Stored> =>
      ledger.inTurn(() => {
        const pack = packOf(id);
        if (!pack || pack.builtIn) return Promise.resolve(NOT_HERE);
        const packs = changedPack(id, {}).map((image) => ({ ...image, deleted: now() }));
        return ledger.act({ id: 'pack-deleted', name: pack.name }, { packs, cards: [] });
      }),

    duplicateCard: (id: string): Promise<Created> =>
      ledger.inTurn(async () => {
        const [card] = await wholeCards(await open(), [id]);
        const pack = card && packOf(card.pack);
        if (!card || !pack || pack.builtIn) return created(NOT_HERE, '');
        const copy = copyInto(pack, card);
        const images = { packs: [], cards: [live(copy)] };
        return created(await ledger.act({ id: 'cards-copied', count: 1 }, images), copy.id);
      }),
    copyCards: (ids: readonly string[], pack: string): Promise<Stored> =>
      ledger.inTurn(() => copyCards(ids, pack)),
    deleteCards: (ids: readonly string[]): Promise<Stored> =>
      ledger.inTurn(async () => {
        const name = cardName(ids);
        const cards = (await loadCardsById(await open(), ids)).things.map((card) => ({
          ...live<CardToSave>(card),
          deleted: now(),
        }));
        const act = { id: 'cards-deleted', count: cards.length, name } as const;
        return ledger.act(act, { packs: [], cards });
      }),

    restorePack: (id: string): Promise<Stored> => ledger.inTurn(() => restorePack(id)),
    restoreCard: (id: string): Promise<Stored> => ledger.inTurn(() => restoreCard(id)),

    /** The systems that have cards, with their desks; none until cards were listed or opened. */
    systems: () => cardSystems(cardDesks),
    deskOf: (system: string) => desks.get(system)?.desk ?? null,
    ...makePackExchange(parts, desks, ledger),
  };
};

const fixedCards = (
  { system, desk }: SystemDesk,
  wanted: ReadonlySet<string>,
  time: number,
): readonly CardToSave[] =>
  desk.builtIn.flatMap((pack) =>
    pack.cards
      .filter(({ id }) => wanted.has(id))
      .map(({ id, kind, draft }) => {
        const glance = desk.glance(kind, draft);
        return {
          id,
          pack: pack.id,
          system: system.id,
          kind,
          code: glance.code,
          name: glance.name,
          complete: system.parseCard(draft).ok,
          summary: glance,
          body: draft,
          created: time,
          updated: time,
        };
      }),
  );
