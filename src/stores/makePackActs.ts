import { canonical } from '../core/checked/canonical';
import { makeSector, type Sector } from '../core/hex/sector';
import { withAnswer, type Answers } from '../core/pages/answers';
import type { DraftCard } from '../core/pages/desks';
import { listCardIds, loadCards } from '../storage/cards';
import type { Session } from '../storage/database';
import { loadImages } from '../storage/images';
import type { Pack } from '../storage/packs';
import { problemOf, type Stored } from '../storage/problem';
import type { CardLedger } from './cardLedger';
import type { CardParts, SystemDesk } from './cardParts';
import { copyForSystem } from './copyForSystem';
import { created, live, NOT_HERE, type Created, type KeptCards, type NotKept } from './keptCards';
import { draftOf, readShelf } from './makeShelves';
import { withNamed } from './packExport';

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

/** A shape that is as the system has it is not kept; neither is a group of none. */
const shapesWithout = (body: Answers, place: string): Answers => {
  const kept = Object.entries(withAnswer(body, place, null)).flatMap(([name, shapes]) => {
    const drawn = Object.entries(shapes ?? {}).filter(([, shape]) => shape !== null);
    return drawn.length > 0 ? [[name, Object.fromEntries(drawn)] as const] : [];
  });
  return Object.fromEntries(kept);
};

/** Packs for another system, with what that makes of the cards. */
const makePackCopies = (
  { open, now, newId }: CardParts,
  desks: ReadonlyMap<string, SystemDesk>,
  ledger: CardLedger,
  { packOf, stamped, wholeCards }: KeptCards,
) => {
  const { store } = ledger;

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

  return copyPackFor;
};

/** Packs that come, change and go. */
const makeOwnPacks = (
  { open, now, newId }: CardParts,
  ledger: CardLedger,
  { packOf, stamped, changedPack, wholeCards }: KeptCards,
) => ({
  createPack: (system: string, fields: PackFields): Promise<Created> =>
    ledger.inTurn(async () => {
      const id = newId();
      const time = now();
      const flags = { builtIn: false, inUse: true, created: time, updated: time };
      const pack: Pack = { id, system, ...fields, body: {}, ...flags };
      const act = { id: 'pack-created', name: fields.name } as const;
      return created(await ledger.act(act, { packs: [live(pack)], cards: [] }), id);
    }),
  /** The cards of a pack as they are kept. */
  draftsIn: async (id: string): Promise<readonly DraftCard[]> => {
    const pack = packOf(id);
    if (!pack) return [];
    const { things } = await loadCards(await open(), { system: pack.system, pack: id });
    return things.map(({ kind, body }) => ({ kind, draft: draftOf(body) }));
  },
  /** An own pack with the same cards, each with an id of its own. */
  copyPack: (source: string, name: string): Promise<Created> =>
    ledger.inTurn(async () => {
      const pack = packOf(source);
      if (!pack) return created(NOT_HERE, '');
      const id = newId();
      const ids = (ledger.store.getState().listed?.cards ?? [])
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
});

/** What a player may do with a pack. */
export const makePackActs = (
  parts: CardParts,
  desks: ReadonlyMap<string, SystemDesk>,
  ledger: CardLedger,
  kept: KeptCards,
) => {
  const copyPackFor = makePackCopies(parts, desks, ledger, kept);

  /** With the cards that were deleted in one act with it. */
  const restorePack = async (id: string): Promise<Stored> => {
    const session = await parts.open();
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

  return {
    ...makeOwnPacks(parts, ledger, kept),
    /** An own pack of another system, with what that makes of the cards. */
    copyPackFor: (source: string, to: string): Promise<CopiedPack> =>
      ledger.inTurn(() =>
        copyPackFor(source, to).catch((error: unknown) => ({
          ok: false,
          problem: problemOf(error),
        })),
      ),
    restorePack: (id: string): Promise<Stored> => ledger.inTurn(() => restorePack(id)),
  };
};
