import { isObject } from '../core/checked/read';
import type { CardGlance } from '../core/pages/desks';
import { listCards, type CardHeader } from '../storage/cards';
import type { Session } from '../storage/database';
import { listPacks, type PackHeader } from '../storage/packs';
import type { ListedCard, ListedPack, SystemDesk } from './cardParts';
import { draftOf } from './makeShelves';

type Desks = ReadonlyMap<string, SystemDesk>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** A glance as stored; one from another version of the app that lacks something is not shown. */
const isGlance = (stored: unknown): stored is CardGlance =>
  isObject(stored) &&
  [stored['code'], stored['name'], stored['kicker']].every(isText) &&
  [stored['figure'], stored['silhouette']].every((part) => part === undefined || isText(part)) &&
  isObject(stored['groups']) &&
  Object.values(stored['groups']).every(isText) &&
  Array.isArray(stored['words']) &&
  stored['words'].every(isText);

const plainGlance = (code: string, name: string): CardGlance => {
  return { code, name, kicker: '', groups: {}, words: [] };
};

const listedCard = ({ id, pack, system, kind, complete, ...card }: CardHeader): ListedCard => ({
  id,
  pack,
  system,
  kind,
  complete,
  glance: isGlance(card.summary) ? card.summary : plainGlance(card.code, card.name),
});

const ownPack = (desks: Desks, pack: PackHeader): ListedPack => ({
  ...pack,
  systemName: desks.get(pack.system)?.name ?? pack.system,
  body: draftOf(pack.body),
});

/** The packs that come with the app; of these only what a player has switched is stored. */
const builtInPacks = (desks: Desks, stored: readonly PackHeader[]): readonly ListedPack[] =>
  [...desks.values()].flatMap(({ system, desk, name }) =>
    desk.builtIn.map(({ cards, ...pack }) => {
      const row = stored.find(({ id }) => id === pack.id);
      return {
        ...pack,
        system: system.id,
        systemName: name,
        body: draftOf(row?.body ?? {}),
        builtIn: true,
        inUse: row?.inUse ?? true,
        cards: cards.length,
      };
    }),
  );

const known = new WeakMap<SystemDesk, readonly ListedCard[]>();

const builtInCards = (own: SystemDesk): readonly ListedCard[] => {
  const { system, desk } = own;
  const cards =
    known.get(own) ??
    desk.builtIn.flatMap((pack) =>
      pack.cards.map(({ id, kind, draft }) => ({
        id,
        pack: pack.id,
        system: system.id,
        kind,
        complete: system.parseCard(draft).ok,
        glance: desk.glance(kind, draft),
      })),
    );
  known.set(own, cards);
  return cards;
};

export interface Listed {
  readonly packs: readonly ListedPack[];
  readonly cards: readonly ListedCard[];
}

/** Every pack and every card: a player's own first, then what comes with the app. */
export const readListed = async (session: Session, desks: Desks): Promise<Listed> => {
  const stored = (await listPacks(session)).things;
  const own: CardHeader[] = [];
  for (const system of new Set(stored.map((pack) => pack.system))) {
    own.push(...(await listCards(session, { system, everyPack: true })));
  }
  return {
    packs: [
      ...stored.filter((pack) => !pack.builtIn).map((pack) => ownPack(desks, pack)),
      ...builtInPacks(desks, stored),
    ],
    cards: [...own.map(listedCard), ...[...desks.values()].flatMap(builtInCards)],
  };
};
