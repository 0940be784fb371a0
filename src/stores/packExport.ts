import type { CardToSave, StoredCard } from '../storage/cards';
import { makePackFile, PACK_ENDING, type SentPack } from '../storage/packFile';
import type { ListedPack, SystemDesk } from './cardParts';
import { draftOf } from './makeShelves';

/** Cards that were chosen, and those of the same device that they are made of, and so on. */
export const withNamed = <Some extends CardToSave>(
  { desk }: SystemDesk,
  chosen: readonly Some[],
  others: readonly Some[],
): readonly Some[] => {
  const taken = new Map<string, Some>();
  const named = (card: Some): readonly Some[] =>
    (desk.names?.(card.kind, draftOf(card.body)) ?? []).flatMap(({ kind, code }) => {
      const called = others.filter((other) => other.kind === kind && other.code === code);
      return called.find((other) => other.pack === card.pack) ?? called.slice(0, 1);
    });
  const take = (card: Some): void => {
    if (taken.has(card.id)) return;
    taken.set(card.id, card);
    named(card).forEach(take);
  };
  chosen.forEach(take);
  return [...taken.values()];
};

const sentPack = (pack: ListedPack, cards: readonly StoredCard[]): SentPack => ({
  id: pack.id,
  name: pack.name,
  author: pack.author,
  version: pack.version,
  colour: pack.colour,
  notes: pack.notes,
  body: pack.body,
  cards: cards
    .filter((card) => card.pack === pack.id)
    .map(({ id, kind, complete, body }) => ({ id, kind, draft: !complete, body })),
});

/** What a file can be called on every system. */
const fileName = (name: string): string =>
  (name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .toLowerCase() || 'cards') + PACK_ENDING;

export interface SentFile {
  readonly name: string;
  readonly text: string;
}

export const writePacks = (
  app: string,
  system: string,
  packs: readonly ListedPack[],
  cards: readonly StoredCard[],
): SentFile => {
  const sent = packs.filter(({ id }, at) => at === 0 || cards.some((card) => card.pack === id));
  return {
    name: fileName(sent[0]?.name ?? ''),
    text: makePackFile({ app, system, packs: sent.map((pack) => sentPack(pack, cards)) }),
  };
};
