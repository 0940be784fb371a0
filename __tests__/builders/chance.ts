/** Where dice and decisions come from in games that nobody plays. */
export interface Chance {
  readonly die: () => number;
  /** A whole number from 0 to one less than `count`. */
  readonly pick: (count: number) => number;
}

/** The same numbers for the same seed, on every machine. */
export const seeded = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { die: () => 1 + Math.floor(next() * 6), pick: (count) => Math.floor(next() * count) };
};

export const one = <Item>(items: readonly Item[], chance: Chance): Item | undefined =>
  items[chance.pick(Math.max(1, items.length))];
