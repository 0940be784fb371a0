import { SIDES } from '../../../core/dice/sixSided';
import {
  addCriticalIcons,
  addHullIcons,
  addTable,
  damageCells,
  writeDamage,
  writeSum,
  type Caps,
  type Damage,
} from './damage';
import type { DieOutcome, IconCounts } from './icons';
import type { StrikeReading } from './reading';
import type { Remains } from './remains';
import type { Table } from './table';
import type { PerWound } from '../../admirals-shared/odds/spec';
import {
  makeSweep,
  sweepDie,
  type Sweep,
  type SweptDie,
  type SweptOutcome,
  type SweptShields,
} from './sweep';

/** A strike in which both sides keep to a rule of thumb: its dice can be looked at one by one. */
export interface RuledStrike {
  readonly dice: number;
  readonly die: Sweep;
  /** Lock On dice that cost no lock. */
  readonly lockOnDice: number;
  readonly lockOnDie: Sweep | null;
  readonly hitsFirst: boolean;
}

/** One way that a die may fall. */
interface Fall extends Table {
  readonly chance: number;
}

/** Rolls the Lock On dice that a fall brings, so that shields may block what they show. */
const rollOn = (falls: readonly Fall[], die: readonly DieOutcome[]): readonly Fall[] =>
  falls.some(({ dice }) => dice > 0)
    ? rollOn(
        falls.flatMap((fall) =>
          fall.dice === 0
            ? [fall]
            : die.map(({ chance, hit, critical, direct }) => ({
                chance: fall.chance * chance,
                dice: fall.dice - 1,
                locks: fall.locks,
                hits: fall.hits + hit,
                criticals: fall.criticals + critical,
                directs: fall.directs + direct,
              })),
        ),
        die,
      )
    : falls;

/** Where a die is worked out: damage of no, one, two … Lock On dice, one table to work with, then the outcomes. */
interface Workbench {
  readonly caps: Caps;
  readonly damage: Damage;
  readonly through: PerWound<number>;
  /** Icons that a waiting lock turns into. */
  readonly bought: IconCounts;
  /** Where the table to work with starts; the outcomes follow it. */
  readonly scratch: number;
}

/** What so many Lock On dice do, if nothing blocks them. */
function writeLockDice(bench: Workbench, die: readonly DieOutcome[], most: number): void {
  const { caps, damage, through, scratch } = bench;
  const cells = damageCells(caps);
  damage[0] = 1;
  if (most === 0) return;
  for (const outcome of die) {
    writeDamage(caps, damage, scratch, outcome, through);
    addTable(caps, damage, scratch, damage, cells, outcome.chance);
  }
  for (let dice = 2; dice <= most; dice += 1) {
    writeSum(caps, damage, (dice - 1) * cells, cells, dice * cells);
  }
}

/** Adds damage that no shield can block: direct hits, and what locks bring once shields are spent. */
function addSureDamage(bench: Workbench, fall: Fall, to: number): void {
  const { caps, damage, through, bought, scratch } = bench;
  const { locks, directs } = fall;
  const cells = damageCells(caps);
  const rolled = fall.dice * cells;
  damage.copyWithin(scratch, rolled, rolled + cells);
  addHullIcons(caps, damage, scratch, locks * bought.hit, through.hit);
  addHullIcons(caps, damage, scratch, locks * bought.direct + directs, through.direct);
  addCriticalIcons(caps, damage, scratch, locks * bought.critical, through.critical);
  addTable(caps, damage, scratch, damage, to, fall.chance);
}

/** Falls that look the same to shields are one outcome. */
function sweptDie(bench: Workbench, falls: readonly Fall[], hitsFirst: boolean): SweptDie {
  const cells = damageCells(bench.caps);
  const outcomes: SweptOutcome[] = [];
  for (const fall of falls) {
    const first = hitsFirst ? fall.hits : fall.criticals;
    const second = hitsFirst ? fall.criticals : fall.hits;
    let outcome = outcomes.find((one) => one.first === first && one.second === second);
    if (!outcome) {
      outcome = { first, second, at: bench.scratch + (1 + outcomes.length) * cells };
      outcomes.push(outcome);
    }
    addSureDamage(bench, fall, outcome.at);
  }
  return { outcomes, damage: bench.damage };
}

const LOCK_ON: Fall = { chance: 1, dice: 1, locks: 0, hits: 0, criticals: 0, directs: 0 };

const fallOf = (table: Table): Fall => ({ chance: 1 / SIDES, ...table });

function shieldRules({ policy, through }: StrikeReading, shields: number): SweptShields {
  const hitsFirst = policy.shields === 'hits-first';
  return {
    shields: policy.shields === 'none' ? 0 : shields,
    hitsFirst,
    throughFirst: hitsFirst ? through.hit : through.critical,
    throughSecond: hitsFirst ? through.critical : through.hit,
  };
}

function sweepOf(reading: StrikeReading, whole: Remains, brought: readonly Fall[]): Sweep {
  const { blockable, lockDie, through, bought } = reading;
  const rules = shieldRules(reading, whole.shields);
  const falls = blockable ? rollOn(brought, lockDie) : brought;
  const mostDice = Math.max(...falls.map(({ dice }) => dice));
  const scratch = (mostDice + 1) * damageCells(whole);
  const damage = new Float64Array(scratch + (1 + falls.length) * damageCells(whole));
  const bench = { caps: whole, damage, through, bought, scratch };
  writeLockDice(bench, lockDie, mostDice);
  return makeSweep(whole, rules, sweptDie(bench, falls, rules.hitsFirst));
}

export function makeRuled(reading: StrikeReading, whole: Remains): RuledStrike {
  const { strike, policy, tables, lockOnDice } = reading;
  return {
    dice: strike.dice,
    die: sweepOf(reading, whole, tables.map(fallOf)),
    lockOnDice,
    lockOnDie: lockOnDice > 0 ? sweepOf(reading, whole, [LOCK_ON]) : null,
    hitsFirst: policy.shields === 'hits-first',
  };
}

/** 5C to 5F: what the strike makes of what the target may be, by point and damage so far. `now` is used up. */
export function playRuled(ruled: RuledStrike, now: Float64Array): Float64Array {
  const { dice, die, lockOnDice, lockOnDie } = ruled;
  let from = now;
  let to: Float64Array = new Float64Array(now.length);
  for (let rolled = 0; rolled < dice + lockOnDice; rolled += 1) {
    sweepDie(rolled >= dice && lockOnDie ? lockOnDie : die, from, to);
    [from, to] = [to, from];
  }
  return from;
}
