import { problems, type Checked } from '../core/checked/checked';
import type { Shelf } from '../core/pages/desks';
import { listCardIds, loadCards, loadCardsById, type StoredCard } from '../storage/cards';
import type { Session } from '../storage/database';
import { loadImages } from '../storage/images';
import { parsePackFile, type PackFile } from '../storage/packFile';
import { detailOf, problemOf, type StorageProblem, type Stored } from '../storage/problem';
import type { CardLedger } from './cardLedger';
import type { CardParts, ListedPack, SystemDesk } from './cardParts';
import { checkPacks } from './checkPacks';
import { withNamed, writePacks, type SentFile } from './packExport';
import { imagesAfter, planImport, type ImportChoices, type ImportPlan } from './planImport';

export type MadeFile =
  ({ readonly ok: true } & SentFile) | { readonly ok: false; readonly problem: StorageProblem };

const readyCards = ({ system }: SystemDesk, cards: readonly StoredCard[]): Shelf['cards'] =>
  cards.flatMap(({ id, pack, revision, complete, body }) => {
    const card = complete ? system.parseCard(body) : null;
    return card?.ok ? [{ id, pack, revision, card: card.value }] : [];
  });

/** Out to other devices, and in from them. */
export const makePackExchange = (
  { open, now, newId, app }: CardParts,
  desks: ReadonlyMap<string, SystemDesk>,
  ledger: CardLedger,
) => {
  const { store } = ledger;

  const packOf = (id: string): ListedPack | undefined =>
    store.getState().listed?.packs.find((pack) => pack.id === id);

  /** Every complete card on the device, in use or not: a file may build on it. */
  const everyShelf = async (session: Session, own: SystemDesk): Promise<Shelf> => {
    const cards = await loadCards(session, { system: own.system.id, everyPack: true });
    const fixed = own.desk.builtIn.flatMap((pack) =>
      pack.cards.flatMap(({ id, draft }) => {
        const card = own.system.parseCard(draft);
        return card.ok ? [{ id, pack: pack.id, revision: 1, card: card.value }] : [];
      }),
    );
    return { cards: [...readyCards(own, cards.things), ...fixed], fleets: [] };
  };

  const planFor = async (own: SystemDesk, file: PackFile): Promise<Checked<ImportPlan>> => {
    const session = await open();
    const shelf = await everyShelf(session, own);
    const cards = checkPacks(own, file, shelf);
    if (!cards.ok) return cards;
    const packIds = file.packs.map(({ id }) => id);
    const ids = new Set([
      ...(await listCardIds(session, packIds)),
      ...cards.value.map(({ sent }) => sent.id),
    ]);
    const builtIn = new Set(
      [...desks.values()].flatMap((one) => one.desk.builtIn.map(({ id }) => id)),
    );
    const here = { ...(await loadImages(session, packIds, [...ids])), builtIn };
    const together = {
      ...shelf,
      cards: [...cards.value.flatMap(({ shelved }) => shelved ?? []), ...shelf.cards],
    };
    const plan = planImport({ own, here, shelf: together, newId }, file, cards.value);
    return { ok: true, value: plan };
  };

  const fileOf = async (
    system: string,
    chosen: (session: Session) => Promise<readonly StoredCard[]>,
    first: string,
  ): Promise<MadeFile> => {
    try {
      const session = await open();
      const own = desks.get(system);
      const cards = await chosen(session);
      const all = (await loadCards(session, { system, everyPack: true })).things;
      const sent = own ? withNamed(own, cards, all) : cards;
      const packs = [first, ...new Set(sent.map(({ pack }) => pack))].flatMap((id, at, ids) =>
        ids.indexOf(id) === at ? (packOf(id) ?? []) : [],
      );
      return { ok: true, ...writePacks(app, system, packs, sent) };
    } catch (error) {
      return { ok: false, problem: problemOf(error) };
    }
  };

  return {
    /** A pack with all its cards, and what these are made of. */
    exportPack: (id: string): Promise<MadeFile> => {
      const system = packOf(id)?.system ?? '';
      return fileOf(
        system,
        async (session) => (await loadCards(session, { system, pack: id })).things,
        id,
      );
    },
    /** A choice of cards of one system, and what these are made of. */
    exportCards: (ids: readonly string[]): Promise<MadeFile> => {
      const first = store.getState().listed?.cards.find(({ id }) => id === ids[0]);
      return fileOf(
        first?.system ?? '',
        async (session) => (await loadCardsById(session, ids)).things,
        first?.pack ?? '',
      );
    },
    /** What a file would do. Nothing is changed. */
    readFile: async (text: string): Promise<Checked<ImportPlan>> => {
      const file = parsePackFile(text);
      if (!file.ok) return file;
      const { system } = file.value;
      try {
        await open();
        const own = desks.get(system);
        if (!own) return problems({ path: 'system', why: { id: 'unknown-system', system } });
        return await planFor(own, file.value);
      } catch (error) {
        return problems({ path: '', why: { id: 'not-read', detail: detailOf(error) } });
      }
    },
    /** Carries a plan out: all of it or nothing, in one act. */
    importFile: (plan: ImportPlan, choices: ImportChoices): Promise<Stored> =>
      ledger.inTurn(() => {
        const images = imagesAfter(plan, choices, { now: now(), newId });
        return ledger.act({ id: 'imported', count: images.cards.length }, images);
      }),
  };
};
