/** Answers that were worked out before, by everything that they depend on; the oldest goes first. */
export const memo = <Value>(most: number): ((key: string, make: () => Value) => Value) => {
  const known = new Map<string, Value>();
  return (key, make) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make();
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(key, value);
    return value;
  };
};
