/**
 * The state of a procedure as one whole number: a digit for each field of a table, with a base of its own.
 * Equal states are equal numbers, so they merge by themselves, and a change allocates nothing. States add up
 * field by field as numbers do, as long as every field stays below its size.
 */
export type State = number;

/** One field: how to read and change it. A value outside of its bounds is a mistake in a rule, and throws. */
export interface Field {
  readonly of: (state: State) => number;
  readonly with: (state: State, value: number) => State;
  readonly plus: (state: State, by: number) => State;
  /** One of it, to be added to other states where the bounds are sure. */
  readonly one: State;
}

const makeField = (name: string, unit: number, size: number, isSmall: boolean): Field => {
  // Without a call, which is what takes long on Hermes.
  const of = isSmall
    ? (state: State): number => ((state / unit) | 0) % size
    : (state: State): number => Math.floor(state / unit) % size;
  const put = (state: State, before: number, value: number): State => {
    if (value < 0 || value >= size || value % 1 !== 0)
      throw new RangeError(`${name} is ${value}, of ${size} values`);
    return state + (value - before) * unit;
  };
  return {
    of,
    one: unit,
    with: (state, value) => put(state, of(state), value),
    plus: (state, by) => {
      const before = of(state);
      return put(state, before, before + by);
    },
  };
};

/** What bits can count. */
const MOST_SMALL = 2 ** 31;

/** Fields by name, from how many values each can take: 0 and up. All are 0 in the state 0. */
export function fieldsOf<Name extends string>(
  sizes: Readonly<Record<Name, number>>,
  /** And a row of others, by their place: the lowest digits. */
  row: readonly number[] = [],
): Readonly<Record<Name, Field>> & { readonly row: readonly Field[] } {
  const all = [...row, ...Object.values<number>(sizes)].reduce(
    (product, size) => product * size,
    1,
  );
  if (all > Number.MAX_SAFE_INTEGER) throw new RangeError(`${all} states are too many`);
  let unit = 1;
  const next = (name: string, size: number): Field => {
    const field = makeField(name, unit, size, all <= MOST_SMALL);
    unit *= size;
    return field;
  };
  const others = row.map((size, at) => next(`the field ${at} of a row`, size));
  const named = Object.entries<number>(sizes).map(([name, size]) => [name, next(name, size)]);
  // Every name has got its field above.
  return { ...(Object.fromEntries(named) as Record<Name, Field>), row: others };
}
