/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import { addShifted, damageCells } from './damage';
import { hullRow, type Landing } from './landing';
import type { IconCounts } from './icons';

/** Sums of icons over all that may happen, each weighed with its chance. */
export interface IconSums {
  hit: number;
  critical: number;
  direct: number;
  dice: number;
}

/** Chances by (shields left, Lock On dice to come, critical icons, hull lost). */
export interface Tally {
  readonly landing: Landing;
  readonly shields: number;
  readonly chances: Float64Array;
  readonly used: Uint8Array;
  readonly standing: IconSums;
}

export const makeTally = (landing: Landing, shields: number): Tally => {
  const rows = (shields + 1) * (landing.most.dice + 1) * (landing.most.criticals + 1);
  return {
    landing,
    shields,
    chances: new Float64Array(rows * (landing.hull + 1)),
    used: new Uint8Array(rows),
    standing: { hit: 0, critical: 0, direct: 0, dice: 0 },
  };
};

/** Counts one way that icons are left standing with so many shields `left`. */
export function tallyStanding(
  tally: Tally,
  chance: number,
  left: number,
  dice: number,
  hits: number,
  criticals: number,
  directs: number,
): void {
  const { landing, chances, standing } = tally;
  const { most, hull, hullRows } = landing;
  const row = (left * (most.dice + 1) + dice) * (most.criticals + 1) + criticals;
  const from = hullRow(landing, hits, directs);
  const to = row * (hull + 1);
  for (let u = 0; u <= hull; u += 1) chances[to + u]! += chance * hullRows[from + u]!;
  tally.used[row] = 1;
  standing.hit += chance * hits;
  standing.critical += chance * criticals;
  standing.direct += chance * directs;
  standing.dice += chance * dice;
}

/** Adds what waits at (left, dice) to damage by (criticals, hull). */
function landIcons(tally: Tally, left: number, dice: number, damage: Float64Array): boolean {
  const { landing, chances, used } = tally;
  const { most, hull, criticals, criticalRows } = landing;
  const first = (left * (most.dice + 1) + dice) * (most.criticals + 1);
  let any = false;
  for (let icons = 0; icons <= most.criticals; icons += 1) {
    if (used[first + icons] === 0) continue;
    any = true;
    const from = (first + icons) * (hull + 1);
    for (let v = 0; v <= criticals; v += 1) {
      const taken = criticalRows[icons * (criticals + 1) + v]!;
      if (taken === 0) continue;
      const to = v * (hull + 1);
      for (let u = 0; u <= hull; u += 1) damage[to + u]! += taken * chances[from + u]!;
    }
  }
  return any;
}

/** One Lock On die more: `to` is what `from` becomes. */
function rollLockDie(landing: Landing, from: Float64Array, to: Float64Array): void {
  const { lost, taken, chance } = landing.die;
  to.fill(0);
  for (let i = 0; i < chance.length; i += 1) {
    addShifted(landing, from, 0, to, 0, lost[i]!, taken[i]!, chance[i]!);
  }
}

/** 5F: chances by (shields left, criticals taken, hull lost). Lock On dice are rolled in from the most to none. */
export function land(tally: Tally): Float64Array {
  const { landing, shields } = tally;
  const cells = damageCells(landing);
  const ends = new Float64Array((shields + 1) * cells);
  for (let left = 0; left <= shields; left += 1) {
    let damage = new Float64Array(cells);
    let other = new Float64Array(cells);
    let any = false;
    for (let dice = landing.most.dice; dice >= 0; dice -= 1) {
      if (any) {
        rollLockDie(landing, damage, other);
        [damage, other] = [other, damage];
      }
      any = landIcons(tally, left, dice, damage) || any;
    }
    ends.set(damage, left * cells);
  }
  return ends;
}

/** Icons left standing, Lock On dice counted at their mean. */
export const standingIcons = ({ standing }: Tally, die: IconCounts): IconCounts => ({
  hit: standing.hit + standing.dice * die.hit,
  critical: standing.critical + standing.dice * die.critical,
  direct: standing.direct + standing.dice * die.direct,
});
