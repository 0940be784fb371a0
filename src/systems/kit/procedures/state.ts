/**
 * The state of a procedure as one whole number: a digit for each field of a table, with a base of its own.
 * Equal states are equal numbers, so they merge by themselves, and a change allocates nothing.
 */
export type State = number;

/** One field: how to read and change it. A value outside of its bounds is a mistake in a rule, and throws. */
export interface Field {
  readonly of: (state: State) => number;
  readonly with: (state: State, value: number) => State;
  readonly plus: (state: State, by: number) => State;
}

const makeField = (name: string, unit: number, size: number): Field => {
  const of = (state: State): number => Math.floor(state / unit) % size;
  const put = (state: State, before: number, value: number): State => {
    if (value < 0 || value >= size || !Number.isInteger(value))
      throw new RangeError(`${name} is ${value}, of ${size} values`);
    return state + (value - before) * unit;
  };
  return {
    of,
    with: (state, value) => put(state, of(state), value),
    plus: (state, by) => {
      const before = of(state);
      return put(state, before, before + by);
    },
  };
};

/** Fields by name, from how many values each can take: 0 and up. All are 0 in the state 0. */
export function fieldsOf<Name extends string>(
  sizes: Readonly<Record<Name, number>>,
): Readonly<Record<Name, Field>> {
  let unit = 1;
  // The keys of a table of names are those names.
  const names = Object.keys(sizes) as Name[];
  const fields = names.map((name) => {
    const field = makeField(name, unit, sizes[name]);
    unit *= sizes[name];
    return [name, field] as const;
  });
  if (unit > Number.MAX_SAFE_INTEGER) throw new RangeError(`${unit} states are too many`);
  // Every name has got its field above.
  return Object.fromEntries(fields) as Record<Name, Field>;
}
