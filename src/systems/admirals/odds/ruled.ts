import { SIDES } from '../../../core/dice/die';
import { addTable, damageCells, writeDamage, writeSum, type Caps, type Damage } from './damage';
import { facesOf, lockDieOf, NO_ICONS, type DieOutcome, type IconCounts } from './icons';
import { chanceThrough } from './landing';
import { lockPlan } from './lockPlan';
import { tableOf, type Table } from './roll';
import { perWound, type PerWound, type StrikePolicy, type StrikeSpec } from './spec';
import {
  makeSweep,
  sweepDie,
  type Sweep,
  type SweptDie,
  type SweptOutcome,
  type SweptShields,
} from './sweep';
import type { Remains } from './remains';

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

/** Where tables lie while a die is worked out: a Lock On die, two to work with, then the outcomes. */
interface Workbench {
  readonly caps: Caps;
  readonly damage: Damage;
  readonly through: PerWound<number>;
  /** Icons that a waiting lock turns into. */
  readonly bought: IconCounts;
}

/** What a Lock On die does, if nothing blocks it. */
function writeLockDie({ caps, damage, through }: Workbench, die: readonly DieOutcome[]): void {
  const scratch = damageCells(caps);
  for (const outcome of die) {
    writeDamage(caps, damage, scratch, outcome, through);
    addTable(caps, damage, scratch, damage, 0, outcome.chance);
  }
}

/** Adds damage that no shield can block: direct hits, and what locks bring once shields are spent. */
function addSureDamage(bench: Workbench, fall: Fall, to: number): void {
  const { caps, damage, through, bought } = bench;
  const cells = damageCells(caps);
  const icons = {
    hit: fall.locks * bought.hit,
    critical: fall.locks * bought.critical,
    direct: fall.locks * bought.direct + fall.directs,
  };
  let at = cells;
  writeDamage(caps, damage, at, icons, through);
  for (let die = 0; die < fall.dice; die += 1) {
    writeSum(caps, damage, at, 0, 3 * cells - at);
    at = 3 * cells - at;
  }
  addTable(caps, damage, at, damage, to, fall.chance);
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
      outcome = { first, second, at: (3 + outcomes.length) * cells };
      outcomes.push(outcome);
    }
    addSureDamage(bench, fall, outcome.at);
  }
  return { outcomes, damage: bench.damage };
}

const LOCK_ON: Fall = { chance: 1, dice: 1, locks: 0, hits: 0, criticals: 0, directs: 0 };

const fallOf = (table: Table, chance: number): Fall => ({ chance, ...table });

const shieldRules = (
  policy: StrikePolicy,
  shields: number,
  through: PerWound<number>,
): SweptShields => {
  const hitsFirst = policy.shields === 'hits-first';
  return {
    shields: policy.shields === 'none' ? 0 : shields,
    hitsFirst,
    throughFirst: hitsFirst ? through.hit : through.critical,
    throughSecond: hitsFirst ? through.critical : through.hit,
  };
};

export function makeRuled(strike: StrikeSpec, policy: StrikePolicy, whole: Remains): RuledStrike {
  const plan = lockPlan(strike, policy.locks);
  const blockable = policy.lockOnBlockable === true;
  const faces = facesOf(strike);
  const die = lockDieOf(faces);
  const through = perWound((wound) => chanceThrough(strike.saves[wound]));
  const bought = plan.use === 'icons' ? plan.icons : NO_ICONS;
  const rules = shieldRules(policy, whole.shields, through);
  const sweepOf = (brought: readonly Fall[]): Sweep => {
    const falls = blockable ? rollOn(brought, die) : brought;
    const damage = new Float64Array((3 + falls.length) * damageCells(whole));
    const bench = { caps: whole, damage, through, bought };
    if (!blockable) writeLockDie(bench, die);
    return makeSweep(whole, rules, sweptDie(bench, falls, rules.hitsFirst));
  };
  const lockOnDice = strike.lockOnDice ?? 0;
  return {
    dice: strike.dice,
    die: sweepOf(faces.map((face) => fallOf(tableOf(face, plan, blockable), 1 / SIDES))),
    lockOnDice,
    lockOnDie: lockOnDice > 0 ? sweepOf([LOCK_ON]) : null,
    hitsFirst: rules.hitsFirst,
  };
}

/** 5C to 5F: what the strike makes of everything that the target may be before it, by point and damage so far. */
export function playRuled(ruled: RuledStrike, before: Float64Array): Float64Array {
  let now = before.slice();
  let next = new Float64Array(before.length);
  const roll = (sweep: Sweep): void => {
    sweepDie(sweep, now, next);
    [now, next] = [next, now];
  };
  for (let die = 0; die < ruled.dice; die += 1) roll(ruled.die);
  if (ruled.lockOnDie) for (let die = 0; die < ruled.lockOnDice; die += 1) roll(ruled.lockOnDie);
  return now;
}
