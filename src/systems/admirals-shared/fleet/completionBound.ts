import type { Category } from '../cards/terms';
import type { CountRule } from './countRules';
import { isAbove, isBelow, type Range } from '../../admirals/fleet/formation';

/** A ship that may be added, so many times. Choices stand in the order of their categories. */
export interface Choice {
  readonly code: string;
  readonly category: Category;
  readonly power: number;
  readonly most: number;
  /** What one copy is worth to the aim. */
  readonly value: number;
}

/** A count rule's sum so far; null once nothing that is still open can break the rule. */
type Sum = number | null;

/** Where the next choice stands: the power its category has got so far, and the power still to add. */
export interface Place {
  readonly next: number;
  readonly inCategory: number;
  readonly left: number;
  readonly sums: readonly Sum[];
}

export interface Bound {
  /** The place before the first choice; null where a count rule is beyond mending. */
  readonly start: (left: number) => Place | null;
  /** The most value that can still come: −Infinity where no way leads to the power asked for. */
  readonly of: (place: Place) => number;
  /** The place after so many copies of the next choice; null where a range or a count rule forbids it. */
  readonly after: (place: Place, copies: number) => Place | null;
}

/** What a search goes by. Ranges and sums are of what is to be added. */
export interface BoundRules {
  readonly ranges: Readonly<Record<Category, Range>>;
  readonly mostPower: number;
  readonly counts: readonly (CountRule & { readonly base: number })[];
}

/** Places whose worth is kept; beyond that count rules are left out of the bound, which stays one. */
const MOST_KNOWN = 50_000;

const inRange = (power: number, { least, most }: Range): boolean =>
  !isBelow(power, least) && !isAbove(power, most);

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
 * An exact bound by dynamic programming over choice, power in its category, power left and the sums
 * of the count rules: no way from a place on is worth more, and one is worth as much.
 */
export const completionBound = (choices: readonly Choice[], rules: BoundRules): Bound => {
  const { ranges, mostPower, counts } = rules;
  const sums = makeSums(choices, rules);
  const loose = counts.length > 0 ? completionBound(choices, { ...rules, counts: [] }) : null;
  const known = new Map<number | string, number>();

  const after = (place: Place, copies: number): Place | null => {
    const choice = choices[place.next];
    if (!choice) return null;
    const range = ranges[choice.category];
    const inCategory = place.inCategory + copies * choice.power;
    const left = place.left - copies * choice.power;
    const next = place.next + 1;
    if (left < 0 || isAbove(inCategory, range.most)) return null;
    const settled = sums.settle(next, sums.add(place.sums, choice.code, copies));
    if (!settled) return null;
    if (choices[next]?.category !== choice.category)
      return inRange(inCategory, range) ? { next, inCategory: 0, left, sums: settled } : null;
    const isOpen = range.least <= 0 && range.most >= mostPower;
    return { next, inCategory: isOpen ? 0 : inCategory, left, sums: settled };
  };

  const keyOf = ({ next, inCategory, left, sums: now }: Place): number | string => {
    const key = (next * (mostPower + 1) + inCategory) * (mostPower + 1) + left;
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
      else if (copies * choice.power > place.left) break;
    }
    known.set(key, most);
    return most;
  };

  const start = (left: number): Place | null => {
    const settled = sums.settle(
      0,
      counts.map(({ base }) => base),
    );
    return settled && { next: 0, inCategory: 0, left, sums: settled };
  };

  return { start, of: best, after };
};
