/* eslint-disable flagbridge/assertion-reason -- every index is within the columns, which grow together */
import { outcomesOf } from './dice';
import * as columns from './forks';
import {
  afterAllowed,
  END,
  repliesTo,
  type AddedDice,
  type Decision,
  type Procedure,
  type Question,
  type Reply,
  type Roll,
  type Spend,
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
  /**
   * Amounts at a step that is watched, each summed by its chance; the same list of amounts is worked out once.
   * They are of what is not set aside.
   */
  readonly sumsAt: (step: string, amounts: Amounts) => Float64Array;
}

export type Amounts = readonly ((state: State) => number)[];

/** Everything that a procedure can come to, kept: the same ways serve other starts and other worths. */
export type Graph = ReturnType<typeof graphOf>;

/** Best play, decided. */
export type Outlook = ReturnType<Graph['decided']>;

/** Walks into every reply. A state that was met at the same place before is not walked again. */
interface Walker {
  readonly procedure: Procedure;
  readonly plan: Plan;
  readonly forks: columns.Forks;
  readonly met: readonly Map<State, number>[];
  readonly ended: Map<State, number>;
  /** What each place sets aside. */
  readonly asides: readonly (((state: State) => State) | undefined)[];
  /** Forks of places that are watched, and amounts there. */
  readonly watched: readonly (number[] | undefined)[];
  readonly amounts: Map<Amounts, Map<number, Float64Array>>;
  readonly spent: Map<readonly State[], Map<number, Float64Array>>;
  /** Walks on where something was set aside. */
  inner: Walker | null;
}

const makeWalker = (procedure: Procedure, plan: Plan, watched: readonly string[]): Walker => ({
  procedure,
  plan,
  forks: columns.noForks(),
  met: procedure.places.map(() => new Map()),
  ended: new Map(),
  asides: procedure.places.map(({ step }) => step.aside),
  watched: procedure.places.map(({ step }) => (watched.includes(step.name) ? [] : undefined)),
  amounts: new Map(),
  spent: new Map(),
  inner: null,
});

function innerOf(walker: Walker): Walker {
  if (walker.inner) return walker.inner;
  const { procedure, plan, forks, watched } = walker;
  const names = procedure.places.flatMap(({ step }, at) => (watched[at] ? [step.name] : []));
  const inner = makeWalker(procedure, plan, names);
  forks.inner = inner.forks;
  walker.inner = inner;
  return inner;
}

/** The way from a state at a place: to a fork, or inside. */
function visit(walker: Walker, at: number, state: State): number {
  if (at === END) return end(walker, state);
  const aside = walker.asides[at];
  if (aside) return goInside(walker, at, state, aside(state));
  const here = walker.met[at]!;
  const known = here.get(state);
  if (known !== undefined) return known;
  const found = goFrom(walker, at, state);
  here.set(state, found);
  return found;
}

function end({ ended, forks }: Walker, state: State): number {
  const known = ended.get(state);
  if (known !== undefined) return known;
  const found = columns.addEnd(forks, state);
  ended.set(state, found);
  return found;
}

/** What follows is the same whatever was set aside. */
function goInside(walker: Walker, at: number, state: State, aside: State): number {
  const inner = innerOf(walker);
  const rest = state - aside;
  const here = inner.met[at]!;
  let found = here.get(rest);
  if (found === undefined) {
    found = passes(inner, at, rest);
    here.set(rest, found);
  }
  return columns.wayInside(walker.forks, found, aside);
}

/** Past a place that asks nothing; one that is watched has a fork of its own, with one way. */
function passes(walker: Walker, at: number, state: State): number {
  const { forks, procedure, watched } = walker;
  const to = columns.asFork(forks, visit(walker, procedure.places[at]!.after(state), state));
  const list = watched[at];
  if (!list) return to;
  const fork = columns.addGate(forks, to, state);
  list.push(fork);
  return fork;
}

/** To the next fork. Ways come together where a state has changed, and where something is asked. */
function goFrom(walker: Walker, from: number, start: State): number {
  const { procedure, plan, watched } = walker;
  let state = start;
  for (let at = from; ;) {
    const place = procedure.places[at];
    if (!place || place.step.aside) return visit(walker, at, state);
    const { step, after } = place;
    if (step.adds) {
      const dice = step.adds.count(state);
      if (dice > 0)
        return at === from && state === start
          ? adds(walker, step.adds, dice, after, state)
          : visit(walker, at, state);
      at = after(state);
      continue;
    }
    const next = step.next(state);
    if (typeof next === 'number') {
      if (watched[at]) return passes(walker, at, next);
      at = after(next);
      if (next !== state) return visit(walker, at, next);
      continue;
    }
    if (next.ask !== 'roll') {
      const by = plan[next.by];
      if (typeof by === 'function') {
        state = afterAllowed(next, by(next, state));
        at = after(state);
        continue;
      }
    }
    return at === from && state === start
      ? asks(walker, next, after, state)
      : meet(walker, at, next, after, state);
  }
}

/** Where something is asked on the way. */
function meet(walker: Walker, at: number, next: Question, after: After, state: State): number {
  const here = walker.met[at]!;
  const known = here.get(state);
  if (known !== undefined) return known;
  const found = asks(walker, next, after, state);
  here.set(state, found);
  return found;
}

const asks = (walker: Walker, next: Question, after: After, state: State): number =>
  next.ask === 'roll' ? rolls(walker, next, after) : decides(walker, next, after, state);

/** Dice that only add. */
function adds(walker: Walker, { to, sums }: AddedDice, dice: number, after: After, state: State) {
  const from = walker.forks.height;
  const added = sums(dice);
  addAll(walker, to(state), added.sums, after);
  return columns.addFork(walker.forks, columns.CHANCE, from, added.chances);
}

type After = (state: State) => number;

/** Everything that is added to a state leads on. */
function addAll(walker: Walker, to: State, sums: Float64Array, after: After): void {
  const { forks } = walker;
  const { length } = sums;
  for (let way = 0; way < length; way += 1) {
    const state = to + sums[way]!;
    columns.pile(forks, visit(walker, after(state), state));
  }
}

function rolls(walker: Walker, { dice, then }: Roll, after: After): number {
  const { forks } = walker;
  const from = forks.height;
  const { tallies, chances } = outcomesOf(dice);
  for (const tally of tallies) {
    const state = then(tally);
    columns.pile(forks, visit(walker, after(state), state));
  }
  return columns.addFork(forks, columns.CHANCE, from, chances);
}

/** More on one thing than any game has. */
const MOST_SPENT = 1000;

/** What every way to spend adds; the same for all that may spend as much on each. */
function spentOn({ spent }: Walker, question: Spend, each: readonly State[]): Float64Array {
  let key = question.points;
  for (const { most } of question.on) key = key * MOST_SPENT + most;
  const here = spent.get(each) ?? new Map<number, Float64Array>();
  spent.set(each, here);
  const known = Number.isSafeInteger(key) ? here.get(key) : undefined;
  if (known) return known;
  // What is spent are numbers.
  const all = repliesTo(question) as readonly (readonly number[])[];
  const sums = Float64Array.from(all, (reply) =>
    reply.reduce((sum, points, on) => sum + points * each[on]!, 0),
  );
  here.set(key, sums);
  return sums;
}

function decides(walker: Walker, question: Decision, after: After, state: State): number {
  const { forks, plan } = walker;
  const by = plan[question.by];
  if (by === undefined || typeof by === 'function')
    throw new Error(`nobody decides for ${question.by}`);
  const from = forks.height;
  if (question.ask === 'spend' && question.adds && !question.allows && !by.among) {
    const { to, each } = question.adds;
    addAll(walker, to, spentOn(walker, question, each), after);
  } else {
    for (const reply of by.among?.(question, state) ?? repliesTo(question)) {
      const next = afterAllowed(question, reply);
      columns.pile(forks, visit(walker, after(next), next));
    }
  }
  return columns.addFork(forks, by.aim === 'least' ? columns.LEAST : columns.MOST, from, null);
}

/** Everywhere that a watched step was passed. */
function passed(
  walker: Walker,
  place: number,
  reached: columns.Reached,
  aside = 0,
): readonly Ending[] {
  const { forks, inner } = walker;
  const here = (walker.watched[place] ?? []).map((fork) => ({
    state: forks.state[fork]! + aside,
    chance: reached.chance[fork] ?? 0,
  }));
  if (!inner) return here;
  return reached.inner.reduce(
    (all, one, lane) => [...all, ...passed(inner, place, one, aside + forks.lanes[lane]!)],
    here,
  );
}

/** Of every fork of a watched place in turn. */
function amountsAt(walker: Walker, place: number, amounts: Amounts): Float64Array {
  const { forks, amounts: known } = walker;
  const list = walker.watched[place]!;
  const here = known.get(amounts) ?? new Map<number, Float64Array>();
  known.set(amounts, here);
  const before = here.get(place);
  if (before && before.length === list.length * amounts.length) return before;
  const table = new Float64Array(list.length * amounts.length);
  let at = 0;
  for (const fork of list) for (const amount of amounts) table[at++] = amount(forks.state[fork]!);
  here.set(place, table);
  return table;
}

/** Lanes that were reached, taken together, since amounts are the same in all. */
function addSums(
  walker: Walker,
  place: number,
  lanes: readonly columns.Reached[],
  amounts: Amounts,
  sums: Float64Array,
): void {
  const list = walker.watched[place] ?? [];
  const count = amounts.length;
  const table = list.length > 0 ? amountsAt(walker, place, amounts) : sums;
  for (let at = 0; at < list.length; at += 1) {
    const fork = list[at]!;
    let chance = 0;
    for (const lane of lanes) chance += lane.chance[fork] ?? 0;
    if (chance === 0) continue;
    for (let of = 0; of < count; of += 1) sums[of]! += chance * table[at * count + of]!;
  }
  const inner = lanes.flatMap((lane) => lane.inner);
  if (walker.inner && inner.length > 0) addSums(walker.inner, place, inner, amounts, sums);
}

const NOBODY: Worth = () => 0;

/** Odds: every state that may be reached, once for each step, with its chance. */
export function graphOf(procedure: Procedure, plan: Plan, watched: readonly string[] = []) {
  const walker = makeWalker(procedure, plan, watched);
  const { forks } = walker;
  const starts = new Map<State, number>();
  const forkOf = (state: State): number => {
    const fork =
      starts.get(state) ?? columns.asFork(forks, visit(walker, procedure.start(state), state));
    starts.set(state, fork);
    return fork;
  };
  const placeOf = (step: string): number =>
    procedure.places.findIndex((place) => place.step.name === step);
  const spread = (from: readonly Ending[], best: columns.Decided): Spread => {
    const at = new Float64Array(best.count);
    for (const { state, chance } of from) at[forkOf(state)]! += chance;
    const ends: Ending[] = [];
    const reached = columns.flow(forks, at, best, (state, chance) => ends.push({ state, chance }));
    return {
      ends,
      passed: (step) => passed(walker, placeOf(step), reached),
      sumsAt: (step, amounts) => {
        const sums = new Float64Array(amounts.length);
        addSums(walker, placeOf(step), [reached], amounts, sums);
        return sums;
      },
    };
  };
  return {
    /** Best play in view of a worth, for any of these starts, and what each of them is worth then. */
    decided: (from: readonly State[], worth: Worth) => {
      const at = from.map(forkOf);
      const best = columns.decide(forks, worth);
      return {
        worths: at.map((fork) => best.value[fork]!),
        spread: (some: readonly Ending[]) => spread(some, best),
      };
    },
    /** From any start, or from several by their chances. */
    spread: (from: readonly Ending[], worth = NOBODY) => {
      for (const { state } of from) forkOf(state);
      return spread(
        from,
        columns.hasDecisions(forks) ? columns.decide(forks, worth) : columns.undecided(forks),
      );
    },
  };
}

/** The distribution over end states. */
export const endingsOf = (procedure: Procedure, start: State, plan: Plan, worth?: Worth) =>
  graphOf(procedure, plan).spread([{ state: start, chance: 1 }], worth).ends;

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
