import { bestFirst } from './bestFirst';
import type { Bound, Choice, Place } from './completionBound';

/** What makes a fleet legal, as far as its ships go. */
export interface Completion {
  readonly add: readonly { readonly code: string; readonly copies: number }[];
  /** By the whole fleet. */
  readonly spent: number;
  readonly left: number;
  /** What the added ships are worth to the aim. */
  readonly value: number;
}

/** The codes that a completion adds, one a copy. */
export const codesIn = ({ add }: Pick<Completion, 'add'>): readonly string[] =>
  add.flatMap(({ code, copies }) => Array.from({ length: copies }, () => code));

interface Node {
  readonly choices: readonly Choice[];
  readonly bound: Bound;
  readonly place: Place;
  readonly value: number;
  readonly counts: readonly number[];
}

const below = (node: Node): readonly Node[] => {
  const choice = node.choices[node.place.next];
  const nodes: Node[] = [];
  for (let copies = 0; choice && copies <= choice.most; copies += 1) {
    const place = node.bound.after(node.place, copies);
    const value = node.value + copies * choice.value;
    if (place) nodes.push({ ...node, place, value, counts: [...node.counts, copies] });
  }
  return nodes;
};

const added = ({ choices, counts }: Node): Completion['add'] =>
  choices.flatMap(({ code }, i) => {
    const copies = counts[i] ?? 0;
    return copies > 0 ? [{ code, copies }] : [];
  });

/** Sets of ships to choose from, and what a fleet of them has to keep to. */
export interface CompletionSearch {
  readonly limit: number;
  readonly spent: number;
  /** Ships of one set may come together. */
  readonly sets: readonly (readonly Choice[])[];
  /** The bound of a set for fleets that spend so much; null where it makes none. */
  readonly boundOf: (set: number, spent: number) => Bound | null;
  readonly isLegal: (codes: readonly string[]) => boolean;
}

/** The roots of the search for fleets that spend exactly so much. */
const rootsFor = (
  { sets, boundOf, spent: before }: CompletionSearch,
  spent: number,
): readonly Node[] =>
  sets.flatMap((choices, set): readonly Node[] => {
    const bound = boundOf(set, spent);
    const place = bound?.start(spent - before) ?? null;
    return bound && place ? [{ choices, bound, place, value: 0, counts: [] }] : [];
  });

/**
 * Every choice of ships that makes a fleet legal: by points spent, then by value. Null now and then, so that a
 * screen can breathe.
 */
export function* searchCompletions(
  search: CompletionSearch,
): Generator<Completion | null, void, void> {
  const { limit, isLegal } = search;
  const seen = new Set<string>();
  for (let spent = Math.floor(limit); spent >= search.spent; spent -= 1) {
    const found = bestFirst<Node>({
      roots: rootsFor(search, spent),
      bound: ({ bound, place, value }) => value + bound.of(place),
      isGoal: ({ choices, place }) => place.next === choices.length,
      below,
    });
    for (const node of found) {
      const add = node ? added(node) : [];
      const codes = codesIn({ add });
      const isNew = node !== null && !seen.has(codes.join(' '));
      if (isNew) seen.add(codes.join(' '));
      yield isNew && isLegal(codes) ? { add, spent, left: limit - spent, value: node.value } : null;
    }
  }
}

export interface Budget {
  /** How many completions are wanted. */
  readonly most: number;
  /** Steps after which the search gives up. */
  readonly steps: number;
}

export interface Completions {
  /** The best ones, best first; none better exists. */
  readonly found: readonly Completion[];
  /** `all` there are, as many as were `wanted`, or stopped `early` with some left to find; null while it goes on. */
  readonly end: 'all' | 'wanted' | 'early' | null;
  readonly steps: number;
}

/** A search within a budget, step by step: how far it came, a look for each that was found and each so many steps. */
export function* searchWithin(
  search: Iterable<Completion | null>,
  { most, steps: mostSteps }: Budget,
  lookEvery = Infinity,
): Generator<Completions, void, void> {
  const found: Completion[] = [];
  let steps = 0;
  for (const step of search) {
    steps += 1;
    if (step) found.push(step);
    if (found.length >= most) return yield { found, end: 'wanted', steps };
    if (steps >= mostSteps) return yield { found, end: 'early', steps };
    if (step || steps % lookEvery === 0) yield { found, end: null, steps };
  }
  yield { found, end: 'all', steps };
}

/** The best completions within a budget, in one go. */
export const bestWithin = (search: Iterable<Completion | null>, budget: Budget): Completions =>
  [...searchWithin(search, budget)].at(-1) ?? { found: [], end: 'all', steps: 0 };
