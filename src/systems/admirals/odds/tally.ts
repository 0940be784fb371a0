/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import { addShifted, damageCells, type Caps } from './damage';
import { hullRow, type Landing } from './landing';
import type { IconCounts } from './icons';
import { REST, type Nodes } from './nodes';

/** Chances by (shields left, Lock On dice to come, critical icons, hull lost), for a target that can take so much. */
export interface Tally {
  readonly landing: Landing;
  readonly caps: Caps;
  readonly shields: number;
  readonly chances: Float64Array;
  readonly used: Uint8Array;
  /** Hits, criticals, directs and Lock On dice that are left standing, on average. */
  readonly standing: Float64Array;
}

export const makeTally = (landing: Landing, caps: Caps, shields: number): Tally => {
  const rows = (shields + 1) * (landing.most.dice + 1) * (landing.most.criticals + 1);
  return {
    landing,
    caps,
    shields,
    chances: new Float64Array(rows * (caps.hull + 1)),
    used: new Uint8Array(rows),
    standing: new Float64Array(4),
  };
};

/** Counts every table at rest, with so many shields left: its icons are left standing. */
export function tallyStanding(
  tally: Tally,
  { step, dice, hits, criticals, directs }: Nodes,
  chances: Float64Array,
  left: number,
): void {
  const { landing, used, standing } = tally;
  const { most, hullRows, hullTails } = landing;
  const { hull } = tally.caps;
  const sums = tally.chances;
  for (let id = 0; id < chances.length; id += 1) {
    const chance = chances[id]!;
    if (chance === 0 || step[id] !== REST) continue;
    const row = (left * (most.dice + 1) + dice[id]!) * (most.criticals + 1) + criticals[id]!;
    const from = hullRow(landing, hits[id]!, directs[id]!);
    const to = row * (hull + 1);
    for (let lost = 0; lost < hull; lost += 1) {
      sums[to + lost]! += chance * hullRows[from + lost]!;
    }
    sums[to + hull]! += chance * hullTails[from + hull]!;
    used[row] = 1;
    standing[0]! += chance * hits[id]!;
    standing[1]! += chance * criticals[id]!;
    standing[2]! += chance * directs[id]!;
    standing[3]! += chance * dice[id]!;
  }
}

/** Adds what waits at (left, dice) to damage by (criticals, hull). */
function landIcons(tally: Tally, left: number, dice: number, damage: Float64Array): boolean {
  const { landing, chances, used } = tally;
  const { hull, criticals } = tally.caps;
  const first = (left * (landing.most.dice + 1) + dice) * (landing.most.criticals + 1);
  let any = false;
  for (let icons = 0; icons <= landing.most.criticals; icons += 1) {
    if (used[first + icons] === 0) continue;
    any = true;
    const from = (first + icons) * (hull + 1);
    const row = icons * (landing.criticals + 1);
    for (let taken = 0; taken <= criticals; taken += 1) {
      const rows = taken < criticals ? landing.criticalRows : landing.criticalTails;
      const chance = rows[row + taken]!;
      const to = taken * (hull + 1);
      for (let lost = 0; lost <= hull; lost += 1) {
        damage[to + lost]! += chance * chances[from + lost]!;
      }
    }
  }
  return any;
}

/** One Lock On die more: `to` is what `from` becomes. */
function rollLockDie({ landing, caps }: Tally, from: Float64Array, to: Float64Array): void {
  const { lost, taken, chance } = landing.die;
  to.fill(0);
  for (let i = 0; i < chance.length; i += 1) {
    addShifted(caps, from, 0, to, 0, lost[i]!, taken[i]!, chance[i]!, 0);
  }
}

/** 5F: chances by (shields left, criticals taken, hull lost). Lock On dice are rolled in from the most to none. */
export function land(tally: Tally): Float64Array {
  const { landing, caps, shields } = tally;
  const cells = damageCells(caps);
  const ends = new Float64Array((shields + 1) * cells);
  for (let left = 0; left <= shields; left += 1) {
    let damage = new Float64Array(cells);
    let other = new Float64Array(cells);
    let any = false;
    for (let dice = landing.most.dice; dice >= 0; dice -= 1) {
      if (any) {
        rollLockDie(tally, damage, other);
        [damage, other] = [other, damage];
      }
      any = landIcons(tally, left, dice, damage) || any;
    }
    ends.set(damage, left * cells);
  }
  return ends;
}

/** Icons left standing, Lock On dice counted at their mean. */
export function standingIcons({ standing }: Tally, die: IconCounts): IconCounts {
  const [hit = 0, critical = 0, direct = 0, dice = 0] = standing;
  return {
    hit: hit + dice * die.hit,
    critical: critical + dice * die.critical,
    direct: direct + dice * die.direct,
  };
}
