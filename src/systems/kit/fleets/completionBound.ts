import { inRange, isAbove, type Range } from './ranges';

/** What may be added, so many times. Choices of one group stand together. */
export interface Choice {
  readonly code: string;
  /** What is limited together, where anything is: a category of ships. */
  readonly group: string;
  readonly cost: number;
  readonly most: number;
  /** What one copy is worth to the aim. */
  readonly value: number;
}

/** So many of these, less so many of those, between two bounds. */
export interface CountRule extends Range {
  /** By code; what is not named weighs nothing. */
  readonly weights: ReadonlyMap<string, number>;
}

/** A count rule's sum so far; null once nothing that is still open can break the rule. */
type Sum = number | null;

/** Where the next choice stands: what its group has cost so far, and what is still to be spent. */
export interface Place {
  readonly next: number;
  readonly inGroup: number;
  readonly left: number;
  readonly sums: readonly Sum[];
}

export interface Bound {
  /** The place before the first choice; null where a count rule is beyond mending. */
  readonly start: (left: number) => Place | null;
  /** The most value that can still come: −Infinity where no way spends what is asked for. */
  readonly of: (place: Place) => number;
  /** The place after so many copies of the next choice; null where a range or a count rule forbids it. */
  readonly after: (place: Place, copies: number) => Place | null;
}

/** What a search goes by. Ranges and sums are of what is to be added. */
export interface BoundRules {
  /** By group; one that is not named may cost anything. */
  readonly ranges: Readonly<Record<string, Range>>;
  readonly mostCost: number;
  readonly counts: readonly (CountRule & { readonly base: number })[];
}

/** Places whose worth is kept; beyond that count rules are left out of the bound, which stays one. */
const MOST_KNOWN = 50_000;

const ANY: Range = { least: 0, most: Infinity };

/** How far the choices from each place on can lower and raise the sum of a rule. */
const reachOf = ({ weights }: CountRule, choices: readonly Choice[]) => {
  const reach = [{ down: 0, up: 0 }];
  for (const { code, most } of [...choices].reverse()) {
    const by = (weights.get(code) ?? 0) * most;
    const { down, up } = reach[0] ?? { down: 0, up: 0 };
    reach.unshift({ down: down + Math.min(0, by), up: up + Math.max(0, by) });
  }
  return reach;
};

/** The sums of the count rules from place to place. */
const makeSums = (choices: readonly Choice[], { counts }: BoundRules) => {
  const reaches = counts.map((rule) => reachOf(rule, choices));
  const settle = (at: number, sums: readonly Sum[]): readonly Sum[] | null => {
    const settled: Sum[] = [];
    for (const [i, rule] of counts.entries()) {
      const sum = sums[i] ?? null;
      const { down, up } = reaches[i]?.[at] ?? { down: 0, up: 0 };
      if (sum !== null && (sum + up < rule.least || sum + down > rule.most)) return null;
      const isSafe = sum === null || (sum + down >= rule.least && sum + up <= rule.most);
      settled.push(isSafe ? null : sum);
    }
    return settled;
  };
  const add = (sums: readonly Sum[], code: string, copies: number): readonly Sum[] =>
    sums.map((sum, i) => {
      const weight = counts[i]?.weights.get(code) ?? 0;
      return sum === null ? null : sum + weight * copies;
    });
  return { settle, add };
};

/**
 * An exact bound by dynamic programming over choice, cost of its group, what is left and the sums of
 * the count rules: no way from a place on is worth more, and one is worth as much.
 */
export const completionBound = (choices: readonly Choice[], rules: BoundRules): Bound => {
  const { ranges, mostCost, counts } = rules;
  const sums = makeSums(choices, rules);
  const loose = counts.length > 0 ? completionBound(choices, { ...rules, counts: [] }) : null;
  const known = new Map<number | string, number>();

  const after = (place: Place, copies: number): Place | null => {
    const choice = choices[place.next];
    if (!choice) return null;
    const range = ranges[choice.group] ?? ANY;
    const inGroup = place.inGroup + copies * choice.cost;
    const left = place.left - copies * choice.cost;
    const next = place.next + 1;
    if (left < 0 || isAbove(inGroup, range.most)) return null;
    const settled = sums.settle(next, sums.add(place.sums, choice.code, copies));
    if (!settled) return null;
    if (choices[next]?.group !== choice.group)
      return inRange(inGroup, range) ? { next, inGroup: 0, left, sums: settled } : null;
    const isOpen = range.least <= 0 && range.most >= mostCost;
    return { next, inGroup: isOpen ? 0 : inGroup, left, sums: settled };
  };

  const keyOf = ({ next, inGroup, left, sums: now }: Place): number | string => {
    const key = (next * (mostCost + 1) + inGroup) * (mostCost + 1) + left;
    return now.some((sum) => sum !== null) ? `${key}:${now.join()}` : key;
  };

  const best = (place: Place): number => {
    const choice = choices[place.next];
    if (!choice) return place.left === 0 ? 0 : -Infinity;
    const key = keyOf(place);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (loose && known.size >= MOST_KNOWN) return loose.of({ ...place, sums: [] });
    let most = -Infinity;
    for (let copies = 0; copies <= choice.most; copies += 1) {
      const then = after(place, copies);
      if (then) most = Math.max(most, copies * choice.value + best(then));
      else if (copies * choice.cost > place.left) break;
    }
    known.set(key, most);
    return most;
  };

  const start = (left: number): Place | null => {
    const settled = sums.settle(
      0,
      counts.map(({ base }) => base),
    );
    return settled && { next: 0, inGroup: 0, left, sums: settled };
  };

  return { start, of: best, after };
};
