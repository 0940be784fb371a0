/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import type { IconCounts } from './icons';
import type { PerWound } from '../../admirals-shared/odds/spec';

/** Damage beyond these is not told apart: the target is defeated. */
export interface Caps {
  readonly hull: number;
  readonly criticals: number;
}

/**
 * Chances by (criticals taken, hull lost), a row for each number of criticals. Several such tables lie in one array,
 * because small arrays are dear: functions say where a table starts.
 */
export type Damage = Float64Array;

export const damageCells = ({ hull, criticals }: Caps): number => (hull + 1) * (criticals + 1);

/** One icon more, which lands with this chance: a line of numbers of which the last stands for more too. */
function addIcon(
  damage: Damage,
  from: number,
  last: number,
  stride: number,
  through: number,
): void {
  if (last === from) return;
  damage[last]! += through * damage[last - stride]!;
  for (let at = last - stride; at > from; at -= stride) {
    damage[at] = (1 - through) * damage[at]! + through * damage[at - stride]!;
  }
  damage[from]! *= 1 - through;
}

/** 5F-02, 5F-04: so many hits or direct hits more. */
export function addHullIcons(
  { hull, criticals }: Caps,
  damage: Damage,
  at: number,
  icons: number,
  through: number,
): void {
  for (let icon = 0; icon < icons; icon += 1) {
    for (let taken = 0; taken <= criticals; taken += 1) {
      const row = at + taken * (hull + 1);
      addIcon(damage, row, row + hull, 1, through);
    }
  }
}

/** 5F-03: so many critical hits more. */
export function addCriticalIcons(
  { hull, criticals }: Caps,
  damage: Damage,
  at: number,
  icons: number,
  through: number,
): void {
  for (let icon = 0; icon < icons; icon += 1) {
    for (let lost = 0; lost <= hull; lost += 1) {
      addIcon(damage, at + lost, at + lost + criticals * (hull + 1), hull + 1, through);
    }
  }
}

/** Writes what these icons do, if they all stand. */
export function writeDamage(
  caps: Caps,
  damage: Damage,
  at: number,
  { hit, critical, direct }: IconCounts,
  through: PerWound<number>,
): void {
  damage.fill(0, at, at + damageCells(caps));
  damage[at] = 1;
  addHullIcons(caps, damage, at, hit, through.hit);
  addHullIcons(caps, damage, at, direct, through.direct);
  addCriticalIcons(caps, damage, at, critical, through.critical);
}

/** Adds one table to another, times a chance. */
export function addTable(
  caps: Caps,
  from: Damage,
  fromAt: number,
  to: Damage,
  toAt: number,
  chance: number,
): void {
  const cells = damageCells(caps);
  for (let cell = 0; cell < cells; cell += 1) to[toAt + cell]! += chance * from[fromAt + cell]!;
}

/** Adds one table to another with so much damage on top: `chance` for that, `more` for one point of hull beyond it. */
export function addShifted(
  { hull, criticals }: Caps,
  from: Damage,
  fromAt: number,
  to: Damage,
  toAt: number,
  lost: number,
  taken: number,
  chance: number,
  more: number,
): void {
  const width = hull + 1;
  const last = fromAt + criticals * width;
  const lastRow = toAt + criticals * width;
  let toRow = toAt + Math.min(taken, criticals) * width;
  for (let row = fromAt; row <= last; row += width) {
    const capped = row + hull;
    let at = toRow + lost;
    let u = row;
    let before = 0;
    for (; u < capped - lost; u += 1, at += 1) {
      const now = from[u]!;
      to[at]! += chance * now + more * before;
      before = now;
    }
    let rest = 0;
    for (; u <= capped; u += 1) rest += from[u]!;
    to[toRow + hull]! += (chance + more) * rest + more * before;
    if (toRow < lastRow) toRow += width;
  }
}

/** Every damage in a table, two numbers of hull at a time, as addShifted wants it. */
export function forShifts(
  { hull, criticals }: Caps,
  damage: Damage,
  at: number,
  visit: (lost: number, taken: number, chance: number, more: number) => void,
): void {
  for (let taken = 0; taken <= criticals; taken += 1) {
    const row = at + taken * (hull + 1);
    for (let lost = 0; lost <= hull; lost += 2) {
      const chance = damage[row + lost]!;
      const more = lost < hull ? damage[row + lost + 1]! : 0;
      if (chance + more > 0) visit(lost, taken, chance, more);
    }
  }
}

/** Writes what both do together. */
export function writeSum(
  caps: Caps,
  damage: Damage,
  leftAt: number,
  rightAt: number,
  toAt: number,
): void {
  damage.fill(0, toAt, toAt + damageCells(caps));
  forShifts(caps, damage, rightAt, (lost, taken, chance, more) =>
    addShifted(caps, damage, leftAt, damage, toAt, lost, taken, chance, more),
  );
}
