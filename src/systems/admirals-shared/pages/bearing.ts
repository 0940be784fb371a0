import { hexesWithin } from '../../../core/hex/hex';
import type { Arc } from '../cards/terms';
import { onceFor } from '../../kit/onceFor';
import { type Shapes, sightingOf } from '../geometry';

/** So far out lies a hex on every bearing that arcs tell apart. */
const FAR_ENOUGH = 3;

/** 5A-01: every set of arcs that can hold one target. */
const arcSets = onceFor((rules: Shapes) => {
  const sets = hexesWithin(FAR_ENOUGH)
    .slice(1)
    .map((hex) => sightingOf({ hex, facing: 0 }, rules).arcs);
  return [...new Map(sets.map((set) => [set.join(), set])).values()];
});

const diceIn = (mounts: readonly { readonly dice: number }[]): number =>
  mounts.reduce((sum, { dice }) => sum + dice, 0);

/** 5A-01: what bears; while nobody has said in which arcs the target is, the most dice that can bear at once. */
export const bearing = <Mount extends { readonly dice: number }>(
  arcs: readonly Arc[] | null,
  rules: Shapes,
  mountsIn: (arcs: readonly Arc[]) => readonly Mount[],
): readonly Mount[] =>
  (arcs === null ? arcSets(rules) : [arcs])
    .map(mountsIn)
    .reduce((most, mounts) => (diceIn(mounts) > diceIn(most) ? mounts : most), []);
