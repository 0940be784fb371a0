import { useDeferredValue, useMemo, useState } from 'react';

/** So many are drawn at first: a list of thousands must not freeze. */
export const firstShown = 50;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export interface Search<Thing> {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly shown: readonly Thing[];
  readonly found: number;
  readonly showMore: () => void;
}

/** What matches every word of a query, and as much of it as is drawn. */
export function useSearch<Thing>(
  things: readonly Thing[],
  textOf: (thing: Thing) => string,
): Search<Thing> {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(firstShown);
  const late = useDeferredValue(query);
  const texts = useMemo(() => things.map((thing) => plain(textOf(thing))), [things, textOf]);
  const found = useMemo(() => {
    const asked = plain(late).split(/\s+/).filter(Boolean);
    if (asked.length === 0) return things;
    return things.filter((_, at) => asked.every((word) => texts[at]?.includes(word)));
  }, [things, texts, late]);
  return {
    query,
    setQuery: (next) => {
      setQuery(next);
      setCount(firstShown);
    },
    shown: useMemo(() => found.slice(0, count), [found, count]),
    found: found.length,
    showMore: () => setCount(count + firstShown),
  };
}
