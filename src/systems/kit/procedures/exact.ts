/* eslint-disable flagbridge/assertion-reason -- every index is within the columns, which grow together */
import { outcomesOf } from './dice';
import {
  afterReply,
  END,
  repliesTo,
  type Decision,
  type Procedure,
  type Question,
  type Reply,
} from './procedure';
import type { State } from './state';

/** What a player decides by rule. */
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

/** Everything that a procedure can come to, kept: the same ways serve other starts and other worths. */
export interface Graph {
  /** The distribution over end states, from any start or from several by their chances. */
  readonly endings: (starts: readonly Ending[], worth?: Worth) => readonly Ending[];
  /** What each start is worth, if whoever plays best does. */
  readonly worths: (starts: readonly State[], worth: Worth) => readonly number[];
}

const CHANCE = 0;
const MOST = 1;
const LEAST = -1;
const ENDING = 2;

/** A fork in columns. Children come before parents, so every sweep is a plain loop. */
interface Forks {
  readonly kind: number[];
  /** Where its ways start in `to` and `chance`; one more than there are forks. */
  readonly from: number[];
  readonly to: number[];
  readonly chance: number[];
  /** The state of an end. */
  readonly end: State[];
}

const NO_STATE = -1;

const addFork = (
  forks: Forks,
  kind: number,
  to: readonly number[],
  chances: readonly number[],
  end = NO_STATE,
): number => {
  for (let way = 0; way < to.length; way += 1) {
    forks.to.push(to[way]!);
    forks.chance.push(chances[way] ?? 0);
  }
  forks.from.push(forks.to.length);
  forks.end.push(end);
  return forks.kind.push(kind) - 1;
};

/** Walks into every reply. A state that was met at the same place before is not walked again. */
function explorer(procedure: Procedure, plan: Plan, forks: Forks): (state: State) => number {
  const { places } = procedure;
  const met = places.map(() => new Map<State, number>());
  const ended = new Map<State, number>();

  const visit = (at: number, state: State): number => {
    const here = at === END ? ended : met[at]!;
    let found = here.get(state);
    if (found === undefined) {
      found = step(at, state);
      here.set(state, found);
    }
    return found;
  };

  /** To the next fork. Ways come together where a state has changed, and where something is asked. */
  const step = (from: number, state: State): number => {
    for (let at = from; ;) {
      const place = places[at];
      const next = place ? place.next(state) : null;
      if (place && typeof next === 'number') {
        at = place.after(next);
        if (next !== state) return visit(at, next);
        continue;
      }
      if (at !== from) return visit(at, state);
      if (!place || next === null || typeof next === 'number')
        return addFork(forks, ENDING, [], [], state);
      return next.ask === 'roll' ? rolls(next, place.after) : decides(next, place.after, state);
    }
  };

  const rolls = (
    { dice, then }: Extract<Question, { ask: 'roll' }>,
    after: (state: State) => number,
  ): number => {
    const { tallies, chances } = outcomesOf(dice);
    const to = new Array<number>(tallies.length);
    for (let way = 0; way < to.length; way += 1) {
      const state = then(tallies[way]!);
      to[way] = visit(after(state), state);
    }
    return to.length === 1 ? to[0]! : addFork(forks, CHANCE, to, chances);
  };

  const decides = (question: Decision, after: (state: State) => number, state: State): number => {
    const by = plan[question.by];
    if (by === undefined) throw new Error(`nobody decides for ${question.by}`);
    const follow = (reply: Reply): number => {
      const next = afterReply(question, reply);
      if (next === null) throw new Error(`${question.id} allows no ${reply.join(', ')}`);
      return visit(after(next), next);
    };
    if (typeof by === 'function') return follow(by(question, state));
    const ways = (by.among?.(question, state) ?? repliesTo(question)).map(follow);
    const [only] = ways;
    if (ways.length === 1 && only !== undefined) return only;
    return addFork(forks, by.aim === 'least' ? LEAST : MOST, ways, []);
  };

  return (state) => visit(procedure.start(state), state);
}

/** Best play by backward induction: the first of those that are alike is taken. */
function valuesOf({ kind, from, to, chance, end }: Forks, worth: Worth) {
  const value = new Float64Array(kind.length);
  const best = new Int32Array(kind.length);
  for (let at = 0; at < kind.length; at += 1) {
    const first = from[at]!;
    const last = from[at + 1]!;
    const sign = kind[at]!;
    if (sign === ENDING) {
      value[at] = worth(end[at]!);
    } else if (sign === CHANCE) {
      let sum = 0;
      for (let way = first; way < last; way += 1) sum += chance[way]! * value[to[way]!]!;
      value[at] = sum;
    } else {
      let chosen = to[first]!;
      for (let way = first + 1; way < last; way += 1)
        if (sign * value[to[way]!]! > sign * value[chosen]! + ALIKE) chosen = to[way]!;
      best[at] = chosen;
      value[at] = value[chosen]!;
    }
  }
  return { value, best };
}

/** Closer than that, two worths are one, told apart by rounding alone. */
const ALIKE = 1e-14;

function spread({ kind, from, to, chance, end }: Forks, reached: Float64Array, best: Int32Array) {
  const ends: Ending[] = [];
  for (let at = kind.length - 1; at >= 0; at -= 1) {
    const here = reached[at]!;
    if (here === 0) continue;
    if (kind[at] === ENDING) ends.push({ state: end[at]!, chance: here });
    else if (kind[at] === CHANCE)
      for (let way = from[at]!; way < from[at + 1]!; way += 1)
        reached[to[way]!]! += here * chance[way]!;
    else reached[best[at]!]! += here;
  }
  return ends;
}

/** Odds: every state that may be reached, once for each step, with its chance. */
export function graphOf(procedure: Procedure, plan: Plan): Graph {
  const forks: Forks = { kind: [], from: [0], to: [], chance: [], end: [] };
  const placeOf = explorer(procedure, plan, forks);
  const NOBODY: Worth = () => 0;
  return {
    endings: (starts, worth = NOBODY) => {
      const at = starts.map(({ state }) => placeOf(state));
      const { best } = valuesOf(forks, worth);
      const reached = new Float64Array(forks.kind.length);
      for (let start = 0; start < at.length; start += 1)
        reached[at[start]!]! += starts[start]!.chance;
      return spread(forks, reached, best);
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
): readonly Ending[] => graphOf(procedure, plan).endings([{ state: start, chance: 1 }], worth);

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
