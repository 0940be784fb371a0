import { NO_ICONS, type DieOutcome, type FaceIcons, type IconCounts } from './icons';
import type { LockPlan } from './lockPlan';
import type { Wound } from './spec';

/** What lies on the table: icons that can hurt, Lock On dice still to be rolled, locks still to be spent. */
export interface Table {
  readonly dice: number;
  readonly locks: number;
  readonly hits: number;
  readonly criticals: number;
  readonly directs: number;
}

/**
 * What a face lays on the table. Icons that a lock buys for certain lie there at once where shields may block
 * them, else the lock waits until shields are spent.
 */
export const tableOf = (face: FaceIcons, plan: LockPlan, blockable: boolean): Table => {
  const bought = plan.use === 'icons' && blockable ? plan.icons : NO_ICONS;
  const waits = plan.use === 'choice' || (plan.use === 'icons' && !blockable);
  return {
    dice: face.augur + (plan.use === 'dice' ? face.lock * plan.dice : 0),
    locks: waits ? face.lock : 0,
    hits: face.hit + face.lock * bought.hit,
    criticals: face.critical + face.lock * bought.critical,
    directs: face.direct + face.lock * bought.direct,
  };
};

const highest = (die: readonly IconCounts[]): IconCounts => ({
  hit: Math.max(...die.map(({ hit }) => hit)),
  critical: Math.max(...die.map(({ critical }) => critical)),
  direct: Math.max(...die.map(({ direct }) => direct)),
});

/** The dice of a strike, and what they may bring. */
export interface Handful {
  readonly dice: number;
  readonly faces: readonly Table[];
  /** Lock On dice that cost no lock. */
  readonly lockOnDice: number;
  readonly lockDie: readonly DieOutcome[];
  readonly plan: LockPlan;
}

/** The most of everything that can ever lie on the table, Lock On dice among it if they are rolled onto it. */
export function mostOf(handful: Handful, rolledOn: boolean): Table {
  const { dice, faces, lockOnDice, lockDie, plan } = handful;
  const one = highest(lockDie);
  const perDie = rolledOn ? one : NO_ICONS;
  const perLock = 'icons' in plan ? highest([plan.icons, perDie]) : NO_ICONS;
  const most = (count: (face: Table) => number): number => dice * Math.max(...faces.map(count));
  const mostIcons = (wound: Wound, count: (face: Table) => number): number =>
    Math.max(
      one[wound],
      lockOnDice * perDie[wound] +
        most((face) => count(face) + face.dice * perDie[wound] + face.locks * perLock[wound]),
    );
  return {
    dice: most((face) => face.dice) + lockOnDice,
    locks: most((face) => face.locks),
    hits: mostIcons('hit', (face) => face.hits),
    criticals: mostIcons('critical', (face) => face.criticals),
    directs: mostIcons('direct', (face) => face.directs),
  };
}
