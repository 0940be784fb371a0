/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import {
  addCriticalIcons,
  addHullIcons,
  addShifted,
  addTable,
  damageCells,
  forShifts,
  type Caps,
  type Damage,
} from './damage';

/** One way that a die may fall: icons that shields may block, and where the damage of all else that it brings is. */
export interface SweptOutcome {
  /** Icons of the kind that is blocked first. */
  readonly first: number;
  readonly second: number;
  /** A table with the chance of the outcome in it. */
  readonly at: number;
}

export interface SweptDie {
  readonly outcomes: readonly SweptOutcome[];
  readonly damage: Damage;
}

/** How shields are spent, and how icons of the two kinds hurt once they are gone. */
export interface SweptShields {
  readonly shields: number;
  readonly hitsFirst: boolean;
  readonly throughFirst: number;
  readonly throughSecond: number;
}

/**
 * Shields spent so far on the kind that is blocked first, and on the other: the first kind takes over from the
 * other when shields run out. So each die can be looked at on its own, in any order.
 */
interface Points {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

/** With none spent on the second kind, the point for `first` is pointAt(shields, first, 0). */
export const pointAt = (shields: number, first: number, second: number): number =>
  first * (shields + 1) - (first * (first - 1)) / 2 + second;

function shieldPoints(shields: number): Points {
  const first: number[] = [];
  const second: number[] = [];
  for (let a = 0; a <= shields; a += 1) {
    for (let b = 0; a + b <= shields; b += 1) {
      first.push(a);
      second.push(b);
    }
  }
  return { first, second };
}

/** What one die does to a target, by shields spent so far: each step leads to a point with some damage. */
export interface Sweep {
  readonly caps: Caps;
  readonly shields: number;
  readonly points: Points;
  /** Where the steps from a point start; one more than there are points. */
  readonly from: number[];
  readonly to: number[];
  readonly lost: number[];
  readonly taken: number[];
  readonly chance: number[];
  /** The same with one more point of hull. */
  readonly more: number[];
}

/** 5E: blocks what shields can, lands the rest, and adds it to the damage at the shields then spent; says where. */
function addOutcome(
  { caps, points }: Sweep,
  rules: SweptShields,
  point: number,
  outcome: SweptOutcome,
  die: SweptDie,
  landed: Damage,
): number {
  const cells = damageCells(caps);
  const onFirst = points.first[point]! + outcome.first;
  const onSecond = points.second[point]! + outcome.second;
  const first = Math.min(onFirst, rules.shields);
  const second = Math.min(onSecond, rules.shields - first);
  const to = pointAt(rules.shields, first, second);
  if (first === onFirst && second === onSecond) {
    addTable(caps, die.damage, outcome.at, landed, to * cells, 1);
    return to;
  }
  const { hitsFirst, throughFirst, throughSecond } = rules;
  const hits = hitsFirst ? onFirst - first : onSecond - second;
  const criticals = hitsFirst ? onSecond - second : onFirst - first;
  const scratch = landed.length - cells;
  landed.fill(0, scratch);
  addTable(caps, die.damage, outcome.at, landed, scratch, 1);
  addHullIcons(caps, landed, scratch, hits, hitsFirst ? throughFirst : throughSecond);
  addCriticalIcons(caps, landed, scratch, criticals, hitsFirst ? throughSecond : throughFirst);
  addTable(caps, landed, scratch, landed, to * cells, 1);
  return to;
}

/** Notes every damage that is possible at a point as a step to it, and clears it. */
function takeSteps(sweep: Sweep, landed: Damage, to: number): void {
  const cells = damageCells(sweep.caps);
  forShifts(sweep.caps, landed, to * cells, (lost, taken, chance, more) => {
    sweep.to.push(to);
    sweep.lost.push(lost);
    sweep.taken.push(taken);
    sweep.chance.push(chance);
    sweep.more.push(more);
  });
  landed.fill(0, to * cells, (to + 1) * cells);
}

export function makeSweep(caps: Caps, rules: SweptShields, die: SweptDie): Sweep {
  const points = shieldPoints(rules.shields);
  const size = points.first.length;
  const { shields } = rules;
  const sweep: Sweep = {
    caps,
    shields,
    points,
    from: [0],
    to: [],
    lost: [],
    taken: [],
    chance: [],
    more: [],
  };
  const landed = new Float64Array((size + 1) * damageCells(caps));
  for (let point = 0; point < size; point += 1) {
    // Once taken, a point is empty: taking it again for a like outcome adds no step.
    const reached = die.outcomes.map((outcome) =>
      addOutcome(sweep, rules, point, outcome, die, landed),
    );
    for (const to of reached) takeSteps(sweep, landed, to);
    sweep.from.push(sweep.to.length);
  }
  return sweep;
}

function isEmpty(chances: Float64Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (chances[at] !== 0) return false;
  return true;
}

/** Rolls one die at everything that the target may be by now: chances by (shields spent, criticals, hull lost). */
export function sweepDie(sweep: Sweep, from: Float64Array, to: Float64Array): void {
  const { caps, lost, taken, chance, more } = sweep;
  const cells = damageCells(caps);
  to.fill(0);
  for (let point = 0; point < sweep.points.first.length; point += 1) {
    const at = point * cells;
    if (isEmpty(from, at, at + cells)) continue;
    const end = sweep.from[point + 1]!;
    for (let step = sweep.from[point]!; step < end; step += 1) {
      const toAt = sweep.to[step]! * cells;
      addShifted(caps, from, at, to, toAt, lost[step]!, taken[step]!, chance[step]!, more[step]!);
    }
  }
}
