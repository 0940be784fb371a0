import { loadCardsById, type CardToSave } from '../storage/cards';
import { loadImages, type Image } from '../storage/images';
import type { Pack } from '../storage/packs';
import type { Stored } from '../storage/problem';
import type { CardLedger } from './cardLedger';
import type { CardParts, ListedPack } from './cardParts';
import { created, live, NOT_HERE, type Created, type KeptCards } from './keptCards';

/** What a player may do with cards, apart from typing them in. */
export const makeCardActs = (
  { open, now, newId }: CardParts,
  ledger: CardLedger,
  { packOf, wholeCards, isTaken, copyInto }: KeptCards,
) => {
  const { store } = ledger;

  const copyCards = async (ids: readonly string[], target: string): Promise<Stored> => {
    const pack = packOf(target);
    if (!pack || pack.builtIn) return NOT_HERE;
    const cards = (await wholeCards(await open(), ids)).map((card) => copyInto(pack, card));
    const images = { packs: [], cards: cards.map(live) };
    return ledger.act({ id: 'cards-copied', count: cards.length }, images);
  };

  /** A card that is there again; a draft where another has taken its code in the meantime. */
  const backAgain = (image: Image<CardToSave>): Image<CardToSave> => {
    const { thing } = image;
    const pack = thing ? packOf(thing.pack) : undefined;
    const complete = thing?.complete === true && !(pack && isTaken(pack, thing));
    return { ...image, thing: thing && { ...thing, complete }, deleted: null };
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

  const ownPacks = (system: string): readonly ListedPack[] =>
    (store.getState().listed?.packs ?? []).filter((one) => one.system === system && !one.builtIn);

  const ownPack = (system: string, name: string): Pack => {
    const time = now();
    return {
      ...{ id: newId(), system, name, author: '', version: '', notes: '', colour: 'ice' },
      ...{ body: {}, builtIn: false, inUse: true, created: time, updated: time },
    };
  };

  return {
    /** Beside the card itself; one that comes with the app goes into a pack of the player's own, called `mine` where there is none yet. */
    duplicateCard: (id: string, mine: string): Promise<Created> =>
      ledger.inTurn(async () => {
        const [card] = await wholeCards(await open(), [id]);
        const from = card && packOf(card.pack);
        if (!card || !from) return created(NOT_HERE, '');
        const first = ownPack(card.system, mine);
        const pack = from.builtIn ? (ownPacks(card.system)[0] ?? first) : from;
        const copy = copyInto(pack, card);
        const images = { packs: pack === first ? [live(first)] : [], cards: [live(copy)] };
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

    restoreCard: (id: string): Promise<Stored> => ledger.inTurn(() => restoreCard(id)),
  };
};
