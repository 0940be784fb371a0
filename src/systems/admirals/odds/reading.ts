import {
  facesOf,
  lockDieOf,
  meanOf,
  NO_ICONS,
  type DieOutcome,
  type FaceIcons,
  type IconCounts,
} from './icons';
import { chanceThrough } from './landing';
import { lockPlan, type LockPlan } from './lockPlan';
import { tableOf, type Table } from './table';
import {
  perWound,
  type PerWound,
  type StrikePolicy,
  type StrikeSpec,
  type Wound,
} from '../../admirals-shared/odds/spec';

/** A strike as its policy reads it: what dice give, what locks are for, what saves let through. */
export interface StrikeReading {
  readonly strike: StrikeSpec;
  readonly policy: StrikePolicy;
  readonly plan: LockPlan;
  readonly faces: readonly FaceIcons[];
  /** What each face lays on the table. */
  readonly tables: readonly Table[];
  readonly lockDie: readonly DieOutcome[];
  /** Lock On dice that cost no lock. */
  readonly lockOnDice: number;
  /** Icons that every waiting lock turns into. */
  readonly bought: IconCounts;
  /** The chance that no save stops an icon. */
  readonly through: PerWound<number>;
  /** Icons of the first roll on average (5C). */
  readonly rolled: IconCounts;
  /** Ruling lock-on-after-shields switched off. */
  readonly blockable: boolean;
  /** Ruling locks-one-by-one switched off, in a strike where it matters. */
  readonly together: boolean;
}

/** The mean over all dice of the first roll. */
function perRoll(dice: number, faces: readonly FaceIcons[], of: Wound | 'lock' | 'augur'): number {
  let sum = 0;
  for (const face of faces) sum += face[of];
  return (dice * sum) / faces.length;
}

/** 5F-01: icons that locks bring on average, whatever shields make of them. */
export function addedIcons(reading: StrikeReading): IconCounts {
  const { strike, faces, plan, bought, lockDie, lockOnDice } = reading;
  const locks = perRoll(strike.dice, faces, 'lock');
  const augured = perRoll(strike.dice, faces, 'augur');
  const dice = lockOnDice + augured + (plan.use === 'dice' ? locks * plan.dice : 0);
  const die = meanOf(lockDie);
  return perWound((wound) => dice * die[wound] + locks * bought[wound]);
}

export function readStrike(strike: StrikeSpec, policy: StrikePolicy): StrikeReading {
  const plan = lockPlan(strike, policy.locks);
  const blockable = policy.lockOnBlockable === true;
  const faces = facesOf(strike);
  return {
    strike,
    policy,
    plan,
    faces,
    tables: faces.map((face) => tableOf(face, plan, blockable)),
    lockDie: lockDieOf(faces),
    lockOnDice: strike.lockOnDice ?? 0,
    bought: plan.use === 'icons' ? plan.icons : NO_ICONS,
    through: perWound((wound) => chanceThrough(strike.saves[wound])),
    rolled: perWound((wound) => perRoll(strike.dice, faces, wound)),
    blockable,
    together: plan.use === 'choice' && policy.locksTogether === true,
  };
}

const highest = (die: readonly IconCounts[]): IconCounts => ({
  hit: Math.max(...die.map(({ hit }) => hit)),
  critical: Math.max(...die.map(({ critical }) => critical)),
  direct: Math.max(...die.map(({ direct }) => direct)),
});

/** The most of everything that can ever lie on the table, Lock On dice among it if they are rolled onto it. */
export function mostOf(reading: StrikeReading, rolledOn: boolean): Table {
  const { strike, tables, lockOnDice, lockDie, plan, together } = reading;
  const one = highest(lockDie);
  const perDie = rolledOn ? one : NO_ICONS;
  const perLock = 'icons' in plan ? highest([plan.icons, perDie]) : NO_ICONS;
  const most = (count: (face: Table) => number): number =>
    strike.dice * Math.max(...tables.map(count));
  const mostIcons = (wound: Wound, count: (face: Table) => number): number =>
    Math.max(
      one[wound],
      lockOnDice * perDie[wound] +
        most((face) => count(face) + face.dice * perDie[wound] + face.locks * perLock[wound]),
    );
  return {
    dice: most((face) => face.dice + (together ? face.locks : 0)) + lockOnDice,
    locks: most((face) => face.locks),
    hits: mostIcons('hit', (face) => face.hits),
    criticals: mostIcons('critical', (face) => face.criticals),
    directs: mostIcons('direct', (face) => face.directs),
  };
}
