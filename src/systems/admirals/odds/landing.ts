/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import { binomialRows, tailRows, type Tries } from '../../../core/dice/binomialRows';
import { addTable, damageCells, writeDamage, type Caps } from './damage';
import type { DieOutcome } from './icons';
import type { Table } from './table';
import type { PerWound, SaveChance } from '../../admirals-shared/odds/spec';

/** 5F-02 to 04: an icon is stopped if any of its saves succeeds. */
export const chanceThrough = (saves: readonly SaveChance[]): number =>
  saves.reduce((through, { chance }) => through * (1 - chance), 1);

/** Damage of one Lock On die after saves: so much hull, so many criticals, with what chance. */
interface DieDamage {
  readonly lost: number[];
  readonly taken: number[];
  readonly chance: number[];
}

/** From icons that shields left standing to damage, for targets of up to so much hull and so many criticals. */
export interface Landing extends Caps {
  readonly most: Table;
  /** Hull lost by (hits, directs), `hull` standing for more too. */
  readonly hullRows: Float64Array;
  /** The chance of so much or more. */
  readonly hullTails: Float64Array;
  /** Criticals taken by critical icons, `criticals` standing for more too. */
  readonly criticalRows: Float64Array;
  readonly criticalTails: Float64Array;
  readonly die: DieDamage;
}

/** Where the row of hull lost by so many hits and directs starts. */
export const hullRow = ({ hull, most }: Landing, hits: number, directs: number): number =>
  (hits * (most.directs + 1) + directs) * (hull + 1);

/** 5F: damage of a Lock On die, each pair of hull and criticals once. */
function dieDamage(caps: Caps, die: readonly DieOutcome[], through: PerWound<number>): DieDamage {
  const cells = damageCells(caps);
  const damage = new Float64Array(2 * cells);
  for (const outcome of die) {
    writeDamage(caps, damage, cells, outcome, through);
    addTable(caps, damage, cells, damage, 0, outcome.chance);
  }
  const possible: DieDamage = { lost: [], taken: [], chance: [] };
  for (let cell = 0; cell < cells; cell += 1) {
    if (damage[cell] === 0) continue;
    possible.lost.push(cell % (caps.hull + 1));
    possible.taken.push(Math.floor(cell / (caps.hull + 1)));
    possible.chance.push(damage[cell]!);
  }
  return possible;
}

const NONE: Tries = { most: 0, chance: 0 };

export function makeLanding(
  caps: Caps,
  most: Table,
  die: readonly DieOutcome[],
  through: PerWound<number>,
): Landing {
  const hits = { most: most.hits, chance: through.hit };
  const directs = { most: most.directs, chance: through.direct };
  const criticals = { most: most.criticals, chance: through.critical };
  const hullRows = binomialRows(hits, directs, caps.hull);
  const criticalRows = binomialRows(criticals, NONE, caps.criticals);
  return {
    hull: caps.hull,
    criticals: caps.criticals,
    most,
    hullRows,
    hullTails: tailRows(hullRows, caps.hull),
    criticalRows,
    criticalTails: tailRows(criticalRows, caps.criticals),
    die: dieDamage(caps, most.dice > 0 ? die : [], through),
  };
}
