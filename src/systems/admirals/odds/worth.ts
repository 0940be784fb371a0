import { remainsCount, remainsIndex, type Remains } from './remains';

/**
 * Best play looks at the chance of defeat. Where that is the same, the defender would rather keep hull, then be
 * spared criticals, then keep shields, and the attacker the reverse. The weights are too small to show in the
 * chance itself (1e-9), and large enough to stand out from rounding.
 */
const HULL_WEIGHT = 2 ** -33;
const CRITICAL_WEIGHT = 2 ** -40;
export const SHIELD_WEIGHT = 2 ** -47;

/** How bad an end is for the defender, by what is left then. */
export function endWorth(whole: Remains): Float64Array {
  const worth = new Float64Array(remainsCount(whole));
  for (let hull = 0; hull <= whole.hull; hull += 1) {
    for (let criticals = 0; criticals <= whole.criticals; criticals += 1) {
      const defeated = hull === 0 || criticals === 0 ? 1 : 0;
      for (let shields = 0; shields <= whole.shields; shields += 1) {
        worth[remainsIndex(whole, hull, criticals, shields)] =
          defeated - hull * HULL_WEIGHT - criticals * CRITICAL_WEIGHT - shields * SHIELD_WEIGHT;
      }
    }
  }
  return worth;
}
