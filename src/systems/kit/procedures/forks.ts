/* eslint-disable flagbridge/assertion-reason -- every index is within the columns, which grow together */
import type { State } from './state';

export const CHANCE = 0;
export const MOST = 1;
export const LEAST = -1;
const ENDING = 2;
/** One way inside. */
const ASIDE = 3;
/** Somebody decides between ways inside. */
const MOST_INSIDE = 4;
const LEAST_INSIDE = -4;

/**
 * Where ways part, in columns of plain numbers, which is what the engine of phones is quick at. Children come
 * before parents, so every sweep is a plain loop.
 */
export interface Forks {
  count: number;
  kind: Int32Array;
  /** The ways of a fork begin here, and end where those of the next fork begin. */
  first: Int32Array;
  /** Of an end, and of a gate. */
  state: Float64Array;
  /** Forks that are the same for all states but for what was set aside, each with a lane of its own. */
  inner: Forks | null;
  lanes: State[];
  ways: number;
  to: Int32Array;
  /** Of each way, where dice decide; its lane, where it leads inside. */
  chance: Float64Array;
  /** Ways of forks that are not complete yet, those of the innermost on top. */
  height: number;
  pile: Float64Array;
  /** Lengths are asked for often, and are a call. */
  room: { forks: number; ways: number; pile: number };
}

const LENGTH = 512;

export const noForks = (): Forks => ({
  count: 0,
  kind: new Int32Array(LENGTH),
  first: new Int32Array(LENGTH),
  state: new Float64Array(LENGTH),
  inner: null,
  lanes: [],
  ways: 0,
  to: new Int32Array(LENGTH),
  chance: new Float64Array(LENGTH),
  height: 0,
  pile: new Float64Array(LENGTH),
  room: { forks: LENGTH, ways: LENGTH, pile: LENGTH },
});

/** All of a column in one that has more room. */
const moved = <Column extends Int32Array | Float64Array>(from: Column, to: Column): Column => {
  to.set(from);
  return to;
};

function addAs(forks: Forks, kind: number, state: State): number {
  const fork = forks.count;
  // One more than there are forks, for where the ways of the last end.
  if (fork + 2 > forks.room.forks) {
    const length = (forks.room.forks *= 2);
    forks.kind = moved(forks.kind, new Int32Array(length));
    forks.first = moved(forks.first, new Int32Array(length));
    forks.state = moved(forks.state, new Float64Array(length));
  }
  forks.kind[fork] = kind;
  forks.state[fork] = state;
  forks.first[fork + 1] = forks.ways;
  forks.count = fork + 1;
  return fork;
}

export const addEnd = (forks: Forks, state: State): number => addAs(forks, ENDING, state);

function makeRoom(forks: Forks, ways: number): void {
  while (forks.ways + ways > forks.room.ways) {
    const length = (forks.room.ways *= 2);
    forks.to = moved(forks.to, new Int32Array(length));
    forks.chance = moved(forks.chance, new Float64Array(length));
  }
}

const addOneWay = (forks: Forks, kind: number, to: number, by: number, state: State): number => {
  makeRoom(forks, 1);
  forks.to[forks.ways] = to;
  forks.chance[forks.ways] = by;
  forks.ways += 1;
  return addAs(forks, kind, state);
};

/** One way, kept apart: somebody counts who passes. */
export const addGate = (forks: Forks, to: number, state: State): number =>
  addOneWay(forks, CHANCE, to, 1, state);

const MOST_LANES = 2 ** 20;

const laneOf = ({ lanes }: Forks, aside: State): number => {
  for (let lane = 0; lane < lanes.length; lane += 1) if (lanes[lane] === aside) return lane;
  return lanes.push(aside) - 1;
};

/** The way to an inner fork, with something set aside until the end: a number below 0, until it is known what it is a way of. */
export const wayInside = (forks: Forks, to: number, aside: State): number =>
  -1 - (to * MOST_LANES + laneOf(forks, aside));

const isInside = (way: number): boolean => way < 0;
const insideOf = (way: number): number => Math.floor((-1 - way) / MOST_LANES);
const laneIn = (way: number): number => (-1 - way) % MOST_LANES;

/** A way as a fork: one that leads inside gets one of its own. */
export const asFork = (forks: Forks, way: number): number =>
  isInside(way) ? addOneWay(forks, ASIDE, insideOf(way), laneIn(way), 0) : way;

/** Puts a way on the pile, until all ways of its fork are known. */
export const pile = (forks: Forks, to: number): void => {
  const { height, room } = forks;
  if (height === room.pile) {
    room.pile *= 2;
    forks.pile = moved(forks.pile, new Float64Array(room.pile));
  }
  forks.pile[height] = to;
  forks.height = height + 1;
};

const countInside = (forks: Forks, from: number): number => {
  let count = 0;
  for (let at = from; at < forks.height; at += 1) if (forks.pile[at]! < 0) count += 1;
  return count;
};

/** Somebody decides between ways that all lead inside. */
function addInside(forks: Forks, kind: number, from: number): number {
  makeRoom(forks, forks.height - from);
  for (let at = from; at < forks.height; at += 1) {
    const way = forks.pile[at]!;
    forks.to[forks.ways] = insideOf(way);
    forks.chance[forks.ways] = laneIn(way);
    forks.ways += 1;
  }
  forks.height = from;
  return addAs(forks, kind === MOST ? MOST_INSIDE : LEAST_INSIDE, 0);
}

/**
 * A fork of all that lies on the pile above a height, with the chance of each where dice decide. Neighbours that
 * lead to the same are one way, and a fork with one way is none.
 */
export function addFork(
  forks: Forks,
  kind: number,
  from: number,
  chances: ArrayLike<number> | null,
): number {
  const end = forks.height;
  const inside = forks.inner ? countInside(forks, from) : 0;
  if (inside === end - from && end - from > 1 && kind !== CHANCE)
    return addInside(forks, kind, from);
  if (inside > 0)
    for (let at = from; at < end; at += 1) forks.pile[at] = asFork(forks, forks.pile[at]!);
  makeRoom(forks, end - from);
  const { pile: piled, to, chance, ways } = forks;
  let last = ways - 1;
  let before = -1;
  for (let at = from; at < end; at += 1) {
    const way = piled[at]!;
    const likely = chances ? chances[at - from]! : 0;
    if (way === before) {
      chance[last]! += likely;
    } else {
      last += 1;
      to[last] = way;
      chance[last] = likely;
      before = way;
    }
  }
  forks.height = from;
  if (last === ways) return before;
  forks.ways = last + 1;
  return addAs(forks, kind, 0);
}

/** What each fork is worth, and the way that is taken. */
export interface Decided {
  readonly count: number;
  readonly value: Float64Array;
  readonly best: Int32Array;
  /** By lane. */
  readonly inner: readonly Decided[];
}

/** Closer than that, two worths are one, told apart by rounding alone. */
const ALIKE = 1e-15;

/** The way that is best; the first of those that are alike. */
const bestOf = ({ kind, first, to }: Forks, fork: number, value: Float64Array): number => {
  const sign = kind[fork]!;
  const end = first[fork + 1]!;
  let chosen = first[fork]!;
  let most = sign * value[to[chosen]!]!;
  for (let way = chosen + 1; way < end; way += 1) {
    const one = sign * value[to[way]!]!;
    if (one > most + ALIKE) {
      chosen = way;
      most = one;
    }
  }
  return chosen;
};

/** The same among ways inside, by lane. */
const bestInside = (
  { kind, first, to, chance: lane }: Forks,
  fork: number,
  values: readonly Float64Array[],
): number => {
  const sign = kind[fork]!;
  const end = first[fork + 1]!;
  let chosen = first[fork]!;
  let most = sign * values[lane[chosen]!]![to[chosen]!]!;
  for (let way = chosen + 1; way < end; way += 1) {
    const one = sign * values[lane[way]!]![to[way]!]!;
    if (one > most + ALIKE) {
      chosen = way;
      most = one;
    }
  }
  return chosen;
};

/** Best play by backward induction. */
export function decide(forks: Forks, worth: (end: State) => number): Decided {
  const { count, kind, first, to, chance, state, lanes } = forks;
  const inner = lanes.map((aside) => decide(forks.inner!, (end) => worth(end + aside)));
  const value = new Float64Array(count);
  const best = new Int32Array(count);
  const values = inner.map((one) => one.value);
  for (let fork = 0; fork < count; fork += 1) {
    const sort = kind[fork]!;
    if (sort === CHANCE) {
      const end = first[fork + 1]!;
      let sum = 0;
      for (let way = first[fork]!; way < end; way += 1) sum += chance[way]! * value[to[way]!]!;
      value[fork] = sum;
    } else if (sort === ENDING) {
      value[fork] = worth(state[fork]!);
    } else if (sort === MOST || sort === LEAST) {
      best[fork] = bestOf(forks, fork, value);
      value[fork] = value[to[best[fork]!]!]!;
    } else {
      const way = sort === ASIDE ? first[fork]! : bestInside(forks, fork, values);
      best[fork] = way;
      value[fork] = values[chance[way]!]![to[way]!]!;
    }
  }
  return { count, value, best, inner };
}

const NO_VALUES = new Float64Array(0);
const NO_WAYS = new Int32Array(0);

const isDecision = (kind: number): boolean =>
  Math.abs(kind) === MOST || Math.abs(kind) === MOST_INSIDE;

export const hasDecisions = ({ kind, count, inner }: Forks): boolean => {
  for (let fork = 0; fork < count; fork += 1) if (isDecision(kind[fork]!)) return true;
  return inner !== null && hasDecisions(inner);
};

/** Where nobody decides, nothing has to be worth anything. */
export const undecided = (forks: Forks): Decided => ({
  count: forks.count,
  value: NO_VALUES,
  best: NO_WAYS,
  inner: forks.lanes.map(() => undecided(forks.inner!)),
});

/** The chance that each fork is reached. */
export interface Reached {
  readonly chance: Float64Array;
  /** By lane. */
  readonly inner: readonly Reached[];
}

/** Where chances go, from forks that are reached already. */
export function flow(
  forks: Forks,
  reached: Float64Array,
  decided: Decided,
  addEnding: (state: State, chance: number) => void,
): Reached {
  const { kind, first, to, chance, state, lanes } = forks;
  const { best } = decided;
  // What was walked since it was decided is not reached.
  const inside = decided.inner.map(({ count }) => new Float64Array(count));
  for (let fork = decided.count - 1; fork >= 0; fork -= 1) {
    const here = reached[fork]!;
    if (here === 0) continue;
    const sort = kind[fork]!;
    if (sort === CHANCE) {
      const end = first[fork + 1]!;
      for (let way = first[fork]!; way < end; way += 1) reached[to[way]!]! += here * chance[way]!;
    } else if (sort === ENDING) {
      addEnding(state[fork]!, here);
    } else if (sort === MOST || sort === LEAST) {
      reached[to[best[fork]!]!]! += here;
    } else {
      const way = best.length > 0 ? best[fork]! : first[fork]!;
      inside[chance[way]!]![to[way]!]! += here;
    }
  }
  const inner = decided.inner.map((one, lane) =>
    flow(forks.inner!, inside[lane]!, one, (end, likely) => addEnding(end + lanes[lane]!, likely)),
  );
  return { chance: reached, inner };
}
