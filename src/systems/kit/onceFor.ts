/** What is worked out from a thing, once for each. */
export const onceFor = <Key extends object, Value extends object>(
  work: (key: Key) => Value,
): ((key: Key) => Value) => {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
};
