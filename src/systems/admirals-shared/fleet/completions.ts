import { CATEGORIES, type Category } from '../cards/terms';
import type { ConstructionList, ListedShip, ShipCard } from '../cards/types';
import type { Rules } from '../parts';
import { addShips } from './addShips';
import { bestFirst } from './bestFirst';
import type { Breach, BreachId } from '../../admirals/fleet/breaches';
import { completionBound, type Bound, type Choice, type Place } from './completionBound';
import { countRules, sumOf } from './countRules';
import type { FleetCards } from '../../admirals/fleet/fleetCards';
import { viewFleet, type FleetView } from '../../admirals/fleet/fleetView';
import {
  isAbove,
  isBelow,
  isShareOfSpent,
  rangesOf,
  type Range,
} from '../../admirals/fleet/formation';
import { colourOf, shipBreaches } from '../../admirals/fleet/shipRules';
import type { Fleet } from './types';

/** Ships that make a fleet legal, as far as its ships go. */
export interface Completion {
  readonly add: readonly { readonly code: string; readonly copies: number }[];
  /** Of the whole fleet. */
  readonly power: number;
  readonly left: number;
  /** What the added ships are worth to the aim. */
  readonly value: number;
}

/** What one copy of a ship is worth. */
export type ValueOf = (ship: ShipCard) => number;

export interface CompletionQuestion {
  readonly fleet: Fleet;
  readonly list: ConstructionList;
  readonly cards: FleetCards;
  readonly valueOf: ValueOf;
  readonly rules: Rules;
}

/** A ship of the list that could come in, as far as its own line goes. */
interface Candidate {
  readonly line: ListedShip;
  readonly card: ShipCard;
  readonly most: number;
}

const candidates = (view: FleetView): readonly Candidate[] =>
  view.list.ships.flatMap((line): readonly Candidate[] => {
    const card = view.cards.ships.get(line.ship);
    const room = view.limit - view.power;
    if (!card || line.power > room) return [];
    const fits = line.power > 0 ? Math.floor(room / line.power) : 1;
    const copies = (line.maxCopies ?? Infinity) - (view.copies.get(line.ship) ?? 0);
    const most = Math.min(fits, copies);
    return most > 0 ? [{ line, card, most }] : [];
  });

/** 3A-01 IV: every pair of allegiances that the fleet could end up with; null for none of the kind. */
const allegiances = (view: FleetView, on: readonly Candidate[]) => {
  const cards = view.ships.flatMap(({ card }) => card ?? []);
  const served = (ally: boolean): readonly (string | null)[] => {
    const isKind = (card: ShipCard) => (card.type === 'Ally') === ally;
    const fixed = cards.find(isKind);
    if (fixed) return [fixed.allegiance];
    const open = on.filter(({ card }) => isKind(card)).map(({ card }) => card.allegiance);
    return [...new Set(open), null];
  };
  return served(false).flatMap((own) =>
    served(true)
      .filter((ally) => own === null || ally === null || colourOf(own) === colourOf(ally))
      .map((ally) => ({ own, ally })),
  );
};

/** One set of choices that cannot mix allegiances. */
const choicesFor = (
  on: readonly Candidate[],
  { own, ally }: { readonly own: string | null; readonly ally: string | null },
  valueOf: ValueOf,
): readonly Choice[] =>
  on
    .filter(({ card }) => card.allegiance === (card.type === 'Ally' ? ally : own))
    .map(({ line, card, most }) => ({
      code: line.ship,
      category: line.category,
      power: line.power,
      most,
      value: valueOf(card),
    }))
    .sort((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category));

/** What may be added to each category of a fleet of which `of` is the whole. */
const rangesToAdd = ({ fleet, list, spent }: FleetView, of: number) => {
  const whole = rangesOf(fleet.mode, list, of);
  const toAdd = (category: Category): Range => ({
    least: whole[category].least - spent[category],
    most: whole[category].most - spent[category],
  });
  return { core: toAdd('core'), specialist: toAdd('specialist'), support: toAdd('support') };
};

const idleCategoriesFit = (
  choices: readonly Choice[],
  ranges: Readonly<Record<Category, Range>>,
): boolean =>
  CATEGORIES.every(
    (category) =>
      choices.some((choice) => choice.category === category) ||
      (!isBelow(0, ranges[category].least) && !isAbove(0, ranges[category].most)),
  );

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

const boundFor = (
  view: FleetView,
  choices: readonly Choice[],
  ranges: Readonly<Record<Category, Range>>,
): Bound =>
  completionBound(choices, {
    ranges,
    mostPower: Math.floor(view.limit) - view.power,
    counts: countRules(view.list, view.fleet.mode).map((rule) => ({
      ...rule,
      base: sumOf(rule, view.copies),
    })),
  });

/** The bound of each set of choices for fleets of exactly so much power, made once. */
const boundsOf = (view: FleetView, sets: readonly (readonly Choice[])[]) => {
  const known = new Map<string, Bound>();
  return (set: number, power: number): Bound | null => {
    const choices = sets[set] ?? [];
    const of = isShareOfSpent(view.rules) ? power : view.limit;
    const ranges = rangesToAdd(view, of);
    if (!idleCategoriesFit(choices, ranges)) return null;
    const key = `${set} of ${of}`;
    const bound = known.get(key) ?? boundFor(view, choices, ranges);
    known.set(key, bound);
    return bound;
  };
};

const codesOf = (add: Completion['add']): readonly string[] =>
  add.flatMap(({ code, copies }) => Array.from({ length: copies }, () => code));

/** Sets of ships to choose from, and what a fleet of them has to keep to. */
export interface SetQuestion {
  readonly limit: number;
  /** Spent already. */
  readonly power: number;
  /** Ships of one set may come together. */
  readonly sets: readonly (readonly Choice[])[];
  /** The bound of a set for fleets of so much power; null where it makes none. */
  readonly boundOf: (set: number, power: number) => Bound | null;
  readonly isLegal: (codes: readonly string[]) => boolean;
}

/** The roots of the search for fleets of exactly so much power. */
const rootsFor = ({ sets, boundOf, power: spent }: SetQuestion, power: number): readonly Node[] =>
  sets.flatMap((choices, set): readonly Node[] => {
    const bound = boundOf(set, power);
    const place = bound?.start(power - spent) ?? null;
    return bound && place ? [{ choices, bound, place, value: 0, counts: [] }] : [];
  });

/**
 * Every choice of ships that makes a fleet legal: by power used, then by value. Null now and then, so that a
 * screen can breathe.
 */
export function* searchSets(question: SetQuestion): Generator<Completion | null, void, void> {
  const { limit, power: spent, isLegal } = question;
  const seen = new Set<string>();
  for (let power = Math.floor(limit); power >= spent; power -= 1) {
    const found = bestFirst<Node>({
      roots: rootsFor(question, power),
      bound: ({ bound, place, value }) => value + bound.of(place),
      isGoal: ({ choices, place }) => place.next === choices.length,
      below,
    });
    for (const node of found) {
      const add = node ? added(node) : [];
      const codes = codesOf(add);
      const isNew = node !== null && !seen.has(codes.join(' '));
      if (isNew) seen.add(codes.join(' '));
      yield isNew && isLegal(codes) ? { add, power, left: limit - power, value: node.value } : null;
    }
  }
}

/** 10A, 10B, 13C: every set of ships that makes the fleet legal, as far as its ships go, by the rules themselves. */
export const searchCompletions = ({
  fleet,
  list,
  cards,
  valueOf,
  rules,
}: CompletionQuestion): Generator<Completion | null, void, void> => {
  const view = viewFleet(fleet, list, cards, rules);
  const on = candidates(view);
  const sets = allegiances(view, on).map((pair) => choicesFor(on, pair, valueOf));
  return searchSets({
    limit: view.limit,
    power: view.power,
    sets,
    boundOf: boundsOf(view, sets),
    isLegal: (codes) =>
      shipBreaches(viewFleet(addShips(fleet, codes), list, cards, rules)).length === 0,
  });
};

export interface Budget {
  /** How many completions are wanted. */
  readonly most: number;
  /** Steps after which the search gives up. */
  readonly steps: number;
}

export interface Completions {
  /** The best ones, best first; none better exists. */
  readonly found: readonly Completion[];
  /** `all` there are, as many as were wanted, or stopped `early` with some left to find. */
  readonly end: 'all' | 'wanted' | 'early';
  readonly steps: number;
}

const A_SECOND_OF_STEPS: Budget = { most: 10, steps: 50_000 };

/** The best completions within a budget, in one go. */
export const completions = (
  question: CompletionQuestion,
  budget: Budget = A_SECOND_OF_STEPS,
): Completions => {
  const found: Completion[] = [];
  let steps = 0;
  for (const step of searchCompletions(question)) {
    if (step) found.push(step);
    steps += 1;
    if (found.length >= budget.most) return { found, end: 'wanted', steps };
    if (steps >= budget.steps) return { found, end: 'early', steps };
  }
  return { found, end: 'all', steps };
};

const MENDED_BY_SHIPS: readonly BreachId[] = ['core-below-minimum', 'list-too-few', 'list-needs'];
const MENDED_BY_DILUTION: readonly BreachId[] = [
  'core-above-maximum',
  'specialist-above-maximum',
  'support-above-maximum',
];

/** What adding ships cannot mend. */
export const lastingBreaches = (view: FleetView): readonly Breach[] =>
  shipBreaches(view).filter(
    ({ id }) =>
      !MENDED_BY_SHIPS.includes(id) &&
      !(isShareOfSpent(view.rules) && MENDED_BY_DILUTION.includes(id)),
  );
