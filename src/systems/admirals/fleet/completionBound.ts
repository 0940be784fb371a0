import type { Category } from '../cards/types';
import type { Range } from './formation';
import { isAbove, isBelow } from './formation';

/** A ship that may be added, so many times. Choices stand in the order of their categories. */
export interface Choice {
  readonly code: string;
  readonly category: Category;
  readonly power: number;
  readonly most: number;
  /** What one copy is worth to the aim. */
  readonly value: number;
}

/** Where the next choice stands: the power its category has got so far, and the power still to add. */
export interface Place {
  readonly next: number;
  readonly inCategory: number;
  readonly left: number;
}

export interface Bound {
  /** The most value that can still come: −Infinity where no way leads to the power asked for. */
  readonly of: (place: Place) => number;
  /** The place after so many copies of the next choice; null where the category has too much or too little. */
  readonly after: (place: Place, copies: number) => Place | null;
}

const inRange = (power: number, { least, most }: Range): boolean =>
  !isBelow(power, least) && !isAbove(power, most);

/**
 * An exact bound by dynamic programming over choice, power in its category and power left: no way
 * from a place on is worth more, and one is worth as much. `ranges` are of the power to be added.
 */
export const completionBound = (
  choices: readonly Choice[],
  ranges: Readonly<Record<Category, Range>>,
  mostPower: number,
): Bound => {
  const width = mostPower + 1;
  const known = new Map<number, number>();

  const after = (place: Place, copies: number): Place | null => {
    const choice = choices[place.next];
    if (!choice) return null;
    const range = ranges[choice.category];
    const inCategory = place.inCategory + copies * choice.power;
    const left = place.left - copies * choice.power;
    if (left < 0 || isAbove(inCategory, range.most)) return null;
    const next = place.next + 1;
    if (choices[next]?.category === choice.category) {
      const open = range.least <= 0 && range.most >= mostPower;
      return { next, inCategory: open ? 0 : inCategory, left };
    }
    return inRange(inCategory, range) ? { next, inCategory: 0, left } : null;
  };

  const best = (place: Place): number => {
    const choice = choices[place.next];
    if (!choice) return place.left === 0 ? 0 : -Infinity;
    const key = (place.next * width + place.inCategory) * width + place.left;
    const before = known.get(key);
    if (before !== undefined) return before;
    let most = -Infinity;
    for (let copies = 0; copies <= choice.most; copies += 1) {
      const then = after(place, copies);
      if (then) most = Math.max(most, copies * choice.value + best(then));
      else if (copies * choice.power > place.left) break;
    }
    known.set(key, most);
    return most;
  };

  return { of: best, after };
};
