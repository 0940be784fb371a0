import { NO_ICONS, type FaceIcons } from './icons';
import type { LockPlan } from './lockPlan';

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
