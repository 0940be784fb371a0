import { isObject } from './read';

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The same data with the names of every group in one order: what says the same is written the same. */
export const canonical = <Value>(value: Value): Value => {
  const ordered: unknown = Array.isArray(value)
    ? value.map(canonical)
    : isObject(value)
      ? Object.fromEntries(
          Object.keys(value)
            .filter((key) => value[key] !== undefined)
            .sort(byCodeUnits)
            .map((key) => [key, canonical(value[key])]),
        )
      : value;
  // Only the order of names is another, and a name without a value is left out as JSON does.
  return ordered as Value;
};

export const canonicalJson = (value: unknown): string => JSON.stringify(canonical(value));
