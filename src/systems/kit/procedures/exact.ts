/* eslint-disable flagbridge/assertion-reason -- every index is within the columns, which grow together */
import { outcomesOf } from './dice';
import {
  afterAllowed,
  END,
  repliesTo,
  type Decision,
  type Procedure,
  type Question,
  type Reply,
} from './procedure';
import type { State } from './state';

/** What a player decides by rule: a reply that the question allows. */
export type Policy = (question: Decision, state: State) => Reply;

/** Or whether the worth of the end shall be the most or the least, among all replies or those worth a thought. */
export interface Best {
  readonly aim: 'most' | 'least';
  among?(question: Decision, state: State): readonly Reply[];
}

/** How each player decides. */
export type Plan = Readonly<Record<string, Policy | Best>>;

/** A state, and its chance. */
export interface Ending {
  readonly state: State;
  readonly chance: number;
}

/** What an end is worth to whoever plays best. */
export type Worth = (end: State) => number;

/** Where chances go. */
export interface Spread {
  /** The distribution over end states. */
  readonly ends: readonly Ending[];
  /** The states after a step that is watched. */
  readonly passed: (step: string) => readonly Ending[];
}

/** Everything that a procedure can come to, kept: the same ways serve other starts and other worths. */
export interface Graph {
  /** From any start, or from several by their chances. */
  readonly spread: (starts: readonly Ending[], worth?: Worth) => Spread;
  /** What each start is worth, if whoever plays best does. */
  readonly worths: (starts: readonly State[], worth: Worth) => readonly number[];
}

const CHANCE = 0;
const MOST = 1;
const LEAST = -1;
const ENDING = 2;

/** Forks in columns. Children come before parents, so every sweep is a plain loop. */
interface Forks {
  readonly kind: number[];
  readonly to: (readonly number[])[];
  /** Of each way, where dice decide. */
  readonly chances: (readonly number[])[];
  /** The state of an end, or one that is watched. */
  readonly state: State[];
}

const NO_STATE = -1;
const NO_WAYS: readonly number[] = [];

const addFork = (
  forks: Forks,
  kind: number,
  to: readonly number[],
  chances: readonly number[],
  state = NO_STATE,
): number => {
  forks.to.push(to);
  forks.chances.push(chances);
  forks.state.push(state);
  return forks.kind.push(kind) - 1;
};

/** Walks into every reply. A state that was met at the same place before is not walked again. */
interface Walker {
  readonly procedure: Procedure;
  readonly plan: Plan;
  readonly forks: Forks;
  readonly met: readonly Map<State, number>[];
  readonly ended: Map<State, number>;
  readonly watched: readonly (number[] | undefined)[];
}

const CERTAIN = [1];

function visit(walker: Walker, at: number, state: State): number {
  const here = at === END ? walker.ended : walker.met[at]!;
  const known = here.get(state);
  if (known !== undefined) return known;
  const found = goFrom(walker, at, state);
  here.set(state, found);
  return found;
}

/** A watched place has a fork of its own, with one way. */
function watch({ forks }: Walker, list: number[], state: State, to: number): number {
  const fork = addFork(forks, CHANCE, [to], CERTAIN, state);
  list.push(fork);
  return fork;
}

/** To the next fork. Ways come together where a state has changed, and where something is asked. */
function goFrom(walker: Walker, from: number, start: State): number {
  const { procedure, plan, forks, watched } = walker;
  let state = start;
  for (let at = from; ;) {
    const place = procedure.places[at];
    if (!place)
      return at === from && state === start
        ? addFork(forks, ENDING, NO_WAYS, NO_WAYS, state)
        : visit(walker, at, state);
    const next = place.next(state);
    if (typeof next === 'number') {
      const list = watched[at];
      at = place.after(next);
      if (list) return watch(walker, list, next, visit(walker, at, next));
      if (next !== state) return visit(walker, at, next);
      continue;
    }
    const by = next.ask === 'roll' ? null : plan[next.by];
    if (next.ask !== 'roll' && typeof by === 'function') {
      state = afterAllowed(next, by(next, state));
      at = place.after(state);
      continue;
    }
    if (at !== from || state !== start) return visit(walker, at, state);
    return next.ask === 'roll'
      ? rolls(walker, next, place.after)
      : decides(walker, next, place.after, state);
  }
}

function rolls(
  walker: Walker,
  { dice, then }: Extract<Question, { ask: 'roll' }>,
  after: (state: State) => number,
): number {
  const { tallies, chances } = outcomesOf(dice);
  const to = new Array<number>(tallies.length);
  for (let way = 0; way < to.length; way += 1) {
    const state = then(tallies[way]!);
    to[way] = visit(walker, after(state), state);
  }
  return to.length === 1 ? to[0]! : addFork(walker.forks, CHANCE, to, chances);
}

function decides(
  walker: Walker,
  question: Decision,
  after: (state: State) => number,
  state: State,
): number {
  const by = walker.plan[question.by];
  if (by === undefined || typeof by === 'function')
    throw new Error(`nobody decides for ${question.by}`);
  const ways = (by.among?.(question, state) ?? repliesTo(question)).map((reply) => {
    const next = afterAllowed(question, reply);
    return visit(walker, after(next), next);
  });
  const [only] = ways;
  if (ways.length === 1 && only !== undefined) return only;
  return addFork(walker.forks, by.aim === 'least' ? LEAST : MOST, ways, NO_WAYS);
}

/** Closer than that, two worths are one, told apart by rounding alone. */
const ALIKE = 1e-15;

/** The first of those that are alike is taken. */
const bestOf = (ways: readonly number[], sign: number, value: Float64Array): number => {
  let chosen = ways[0]!;
  for (let way = 1; way < ways.length; way += 1)
    if (sign * value[ways[way]!]! > sign * value[chosen]! + ALIKE) chosen = ways[way]!;
  return chosen;
};

/** Best play by backward induction. */
function valuesOf({ kind, to, chances, state }: Forks, worth: Worth) {
  const value = new Float64Array(kind.length);
  const best = new Int32Array(kind.length);
  for (let at = 0; at < kind.length; at += 1) {
    const sign = kind[at]!;
    const ways = to[at]!;
    if (sign === ENDING) {
      value[at] = worth(state[at]!);
    } else if (sign === CHANCE) {
      const chance = chances[at]!;
      let sum = 0;
      for (let way = 0; way < ways.length; way += 1) sum += chance[way]! * value[ways[way]!]!;
      value[at] = sum;
    } else {
      const chosen = bestOf(ways, sign, value);
      best[at] = chosen;
      value[at] = value[chosen]!;
    }
  }
  return { value, best };
}

function spread(
  { kind, to, chances, state }: Forks,
  reached: Float64Array,
  best: Int32Array,
): readonly Ending[] {
  const ends: Ending[] = [];
  for (let at = kind.length - 1; at >= 0; at -= 1) {
    const here = reached[at]!;
    if (here === 0) continue;
    if (kind[at] === ENDING) {
      ends.push({ state: state[at]!, chance: here });
    } else if (kind[at] === CHANCE) {
      const ways = to[at]!;
      const chance = chances[at]!;
      for (let way = 0; way < ways.length; way += 1) reached[ways[way]!]! += here * chance[way]!;
    } else {
      reached[best[at]!]! += here;
    }
  }
  return ends;
}

/** Odds: every state that may be reached, once for each step, with its chance. */
export function graphOf(procedure: Procedure, plan: Plan, watched: readonly string[] = []): Graph {
  const forks: Forks = { kind: [], to: [], chances: [], state: [] };
  const walker: Walker = {
    procedure,
    plan,
    forks,
    met: procedure.places.map(() => new Map()),
    ended: new Map(),
    watched: procedure.places.map(({ name }) => (watched.includes(name) ? [] : undefined)),
  };
  const placeOf = (state: State): number => visit(walker, procedure.start(state), state);
  const NOBODY: Worth = () => 0;
  return {
    spread: (starts, worth = NOBODY) => {
      const at = starts.map(({ state }) => placeOf(state));
      const { best } = valuesOf(forks, worth);
      const reached = new Float64Array(forks.kind.length);
      for (let start = 0; start < at.length; start += 1)
        reached[at[start]!]! += starts[start]!.chance;
      const ends = spread(forks, reached, best);
      return {
        ends,
        passed: (step) => {
          const place = procedure.places.findIndex(({ name }) => name === step);
          const list = walker.watched[place] ?? [];
          return list.map((fork) => ({ state: forks.state[fork]!, chance: reached[fork]! }));
        },
      };
    },
    worths: (starts, worth) => {
      const at = starts.map(placeOf);
      const { value } = valuesOf(forks, worth);
      return at.map((place) => value[place]!);
    },
  };
}

/** The distribution over end states. */
export const endingsOf = (
  procedure: Procedure,
  start: State,
  plan: Plan,
  worth?: Worth,
): readonly Ending[] => graphOf(procedure, plan).spread([{ state: start, chance: 1 }], worth).ends;

export const chanceThat = (ends: readonly Ending[], holds: (end: State) => boolean): number =>
  ends.reduce((sum, { state, chance }) => (holds(state) ? sum + chance : sum), 0);

export const meanOf = (ends: readonly Ending[], amount: (end: State) => number): number =>
  ends.reduce((sum, { state, chance }) => sum + chance * amount(state), 0);

/** The chance of each amount from 0 to the most. */
export const chancesOf = (
  ends: readonly Ending[],
  amount: (end: State) => number,
  most: number,
): readonly number[] => {
  const chances = new Array<number>(most + 1).fill(0);
  for (const { state, chance } of ends) chances[amount(state)]! += chance;
  return chances;
};
