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

/** 5E: blocks what shields can, lands the rest, and adds it to the damage at the shields then spent. */
function addOutcome(
  { caps, points }: Sweep,
  rules: SweptShields,
  point: number,
  outcome: SweptOutcome,
  die: SweptDie,
  landed: Damage,
): void {
  const cells = damageCells(caps);
  const onFirst = points.first[point]! + outcome.first;
  const onSecond = points.second[point]! + outcome.second;
  const first = Math.min(onFirst, rules.shields);
  const second = Math.min(onSecond, rules.shields - first);
  const to = pointAt(rules.shields, first, second);
  if (first === onFirst && second === onSecond) {
    addTable(caps, die.damage, outcome.at, landed, to * cells, 1);
    return;
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
}

/** Notes every damage that is possible in a table as a step to a point. */
function noteSteps(sweep: Sweep, damage: Damage, at: number, to: number): void {
  forShifts(sweep.caps, damage, at, (lost, taken, chance, more) => {
    sweep.to.push(to);
    sweep.lost.push(lost);
    sweep.taken.push(taken);
    sweep.chance.push(chance);
    sweep.more.push(more);
  });
}

/** Steps from a point where shields may run out: outcomes that lead to the same point are one. */
function notePoint(
  sweep: Sweep,
  rules: SweptShields,
  point: number,
  die: SweptDie,
  landed: Damage,
): void {
  const cells = damageCells(sweep.caps);
  for (const outcome of die.outcomes) addOutcome(sweep, rules, point, outcome, die, landed);
  for (let to = 0; to < sweep.points.first.length; to += 1) {
    noteSteps(sweep, landed, to * cells, to);
  }
  landed.fill(0);
}

export function makeSweep(caps: Caps, rules: SweptShields, die: SweptDie): Sweep {
  const { shields } = rules;
  const points = shieldPoints(shields);
  const { first, second } = points;
  const most = Math.max(...die.outcomes.map((outcome) => outcome.first + outcome.second));
  const landed = new Float64Array((first.length + 1) * damageCells(caps));
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
  for (let point = 0; point < first.length; point += 1) {
    if (first[point]! + second[point]! + most > shields) {
      notePoint(sweep, rules, point, die, landed);
    } else {
      for (const outcome of die.outcomes) {
        const to = pointAt(shields, first[point]! + outcome.first, second[point]! + outcome.second);
        noteSteps(sweep, die.damage, outcome.at, to);
      }
    }
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
