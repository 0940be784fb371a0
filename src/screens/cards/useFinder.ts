import { useDeferredValue, useMemo, useState } from 'react';

import { searchCards, type CardQuery, type ListedCard } from '../../stores/cardStore';

export interface Finder {
  readonly query: CardQuery;
  readonly setQuery: (change: Partial<CardQuery>) => void;
  readonly found: readonly ListedCard[];
  /** How many filters are on, besides the text and the kind. */
  readonly filters: number;
  readonly clear: () => void;
}

const first: CardQuery = { text: '', order: 'name', groups: {} };

/** What is asked of a list of cards, and what it finds: as one types, without holding up the typing. */
export function useFinder(cards: readonly ListedCard[]): Finder {
  const [query, setQuery] = useState(first);
  const late = useDeferredValue(query);
  return {
    query,
    setQuery: (change) => setQuery((before) => ({ ...before, ...change })),
    found: useMemo(() => searchCards(cards, late), [cards, late]),
    filters:
      Object.keys(query.groups ?? {}).length +
      (query.pack === undefined ? 0 : 1) +
      (query.order === first.order ? 0 : 1),
    clear: () => setQuery(({ text, kind }) => ({ ...first, text, ...(kind && { kind }) })),
  };
}
