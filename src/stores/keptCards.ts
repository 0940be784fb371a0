import { canonical } from '../core/checked/canonical';
import { loadCardsById, type CardToSave } from '../storage/cards';
import type { Session } from '../storage/database';
import type { Image } from '../storage/images';
import type { Pack } from '../storage/packs';
import type { StorageProblem, Stored } from '../storage/problem';
import type { CardLedger } from './cardLedger';
import type { CardParts, ListedPack, SystemDesk } from './cardParts';

export interface NotKept {
  readonly ok: false;
  readonly problem: StorageProblem;
}

export type Created = { readonly ok: true; readonly id: string } | NotKept;

export const NOT_HERE: NotKept = {
  ok: false,
  problem: { id: 'storage-refused', detail: 'not here' },
};

export const created = (kept: Stored, id: string): Created => (kept.ok ? { ok: true, id } : kept);

export const live = <Thing extends { readonly id: string }>(thing: Thing): Image<Thing> => ({
  id: thing.id,
  thing,
  deleted: null,
});

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

/** The packs and cards that are kept, as acts on them need them. */
export const makeKeptCards = (
  { now, newId }: CardParts,
  desks: ReadonlyMap<string, SystemDesk>,
  { store }: CardLedger,
) => {
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
  const isTaken = (pack: Pick<ListedPack, 'id'>, { kind, code }: CardToSave): boolean =>
    (store.getState().listed?.cards ?? []).some(
      (one) =>
        one.pack === pack.id && one.kind === kind && one.complete && one.glance.code === code,
    );

  /** A code that the pack has already makes a draft of the copy: it waits for a code of its own. */
  const copyInto = (pack: Pick<ListedPack, 'id'>, card: CardToSave): CardToSave => {
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

  return { packOf, stamped, changedPack, wholeCards, isTaken, copyInto };
};

export type KeptCards = ReturnType<typeof makeKeptCards>;
