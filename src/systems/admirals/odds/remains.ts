import type { TargetSpec } from '../../admirals-shared/odds/spec';

/** What a target has left: hull, criticals until it is crippled, shields. Defeated where one of the first two is 0. */
export interface Remains {
  readonly hull: number;
  readonly criticals: number;
  readonly shields: number;
}

/** 3A-01 X, 3A-02 I: what a target can still take. */
export const remainsOf = ({ hull, shields, criticals, orderLimit }: TargetSpec): Remains => ({
  hull: Math.max(hull, 0),
  criticals: Math.max(orderLimit + 1 - criticals, 0),
  shields: Math.max(shields, 0),
});

/** A number for everything that a target which began with `whole` may have left. */
export const remainsCount = (whole: Remains): number =>
  (whole.hull + 1) * (whole.criticals + 1) * (whole.shields + 1);

export const remainsIndex = (
  whole: Remains,
  hull: number,
  criticals: number,
  shields: number,
): number => (hull * (whole.criticals + 1) + criticals) * (whole.shields + 1) + shields;

/** Calls back for everything that a living target may have left. */
export function forLiving(
  whole: Remains,
  visit: (hull: number, criticals: number, shields: number, index: number) => void,
): void {
  for (let hull = 1; hull <= whole.hull; hull += 1) {
    for (let criticals = 1; criticals <= whole.criticals; criticals += 1) {
      for (let shields = 0; shields <= whole.shields; shields += 1) {
        visit(hull, criticals, shields, remainsIndex(whole, hull, criticals, shields));
      }
    }
  }
}

/** Certain to be whole. */
export function startRemains(whole: Remains): Float64Array {
  const remains = new Float64Array(remainsCount(whole));
  remains[remainsIndex(whole, whole.hull, whole.criticals, whole.shields)] = 1;
  return remains;
}

/** Only those that are defeated already, to which nothing more happens. */
export function defeatedOnly(whole: Remains, remains: Float64Array): Float64Array {
  const defeated = remains.slice();
  for (let hull = 1; hull <= whole.hull; hull += 1) {
    const from = remainsIndex(whole, hull, 1, 0);
    defeated.fill(0, from, from + whole.criticals * (whole.shields + 1));
  }
  return defeated;
}
