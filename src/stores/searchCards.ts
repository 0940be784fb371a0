import type { ListedCard } from './cardParts';

export const CARD_ORDERS = ['name', 'code', 'kind'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

export interface CardQuery {
  readonly text: string;
  readonly kind?: string | undefined;
  readonly pack?: string | undefined;
  /** Group to value: faction, role. */
  readonly groups?: Readonly<Record<string, string>>;
  readonly order: CardOrder;
}

/** Letters without their marks, in small letters. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const haystacks = new WeakMap<ListedCard, string>();

/** Everything that a card is found by, read once. */
const haystackOf = (card: ListedCard): string => {
  const known = haystacks.get(card);
  if (known !== undefined) return known;
  const { code, name, kicker, groups, words } = card.glance;
  const made = folded([code, name, kicker, ...Object.values(groups), ...words].join('\n'));
  haystacks.set(card, made);
  return made;
};

const sortKeys: Readonly<Record<CardOrder, (card: ListedCard) => string>> = {
  name: ({ glance }) => folded(glance.name) || '\uFFFF',
  code: ({ glance }) => folded(glance.code) || '\uFFFF',
  kind: ({ kind, glance }) => `${kind}\n${folded(glance.name)}`,
};

const sorted = (cards: readonly ListedCard[], order: CardOrder): readonly ListedCard[] =>
  cards
    .map((card) => ({ card, key: sortKeys[order](card) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ card }) => card);

const fits = ({ kind, pack, groups = {} }: CardQuery, card: ListedCard): boolean =>
  (kind === undefined || card.kind === kind) &&
  (pack === undefined || card.pack === pack) &&
  Object.entries(groups).every(([group, value]) => card.glance.groups[group] === value);

/** The cards that hold every word of the text, wherever they hold it. */
export const searchCards = (
  cards: readonly ListedCard[],
  query: CardQuery,
): readonly ListedCard[] => {
  const words = folded(query.text).split(/\s+/).filter(Boolean);
  const found = cards.filter(
    (card) => fits(query, card) && words.every((word) => haystackOf(card).includes(word)),
  );
  return sorted(found, query.order);
};

/** What a filter can offer for these cards: each group with its values. */
export const groupsOf = (
  cards: readonly ListedCard[],
): readonly { readonly group: string; readonly values: readonly string[] }[] => {
  const groups = new Map<string, Set<string>>();
  for (const { glance } of cards) {
    for (const [group, value] of Object.entries(glance.groups)) {
      const values = groups.get(group) ?? new Set();
      groups.set(group, values.add(value));
    }
  }
  return [...groups].map(([group, values]) => ({ group, values: [...values].sort() }));
};
