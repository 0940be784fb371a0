import { movedTo, standsWithin, type Stand } from '../../../core/hex/stand';
import type { Outer } from '../parts';
import { isSolidAt, sideOf, type SpaceObject } from './space';

/** Torpedo Targeting: each round anew (ruling torpedo-per-round). */
export const TORPEDO_POINTS = 6;
const A_ROUND = { points: TORPEDO_POINTS, turns: 2 };

/** Torpedo Targeting: next to its section, facing away; null where something solid is (ruling launch-needs-room). */
export const launchFrom = (
  ship: Stand,
  section: Outer,
  objects: readonly SpaceObject[],
): Stand | null => {
  const at = movedTo({ ...ship, facing: sideOf(section, ship.facing) });
  return isSolidAt(objects, at) ? null : at;
};

/** Torpedo Targeting: where a torpedo can be that flies on for one more round. */
export const flownFrom = (
  stands: readonly Stand[],
  objects: readonly SpaceObject[],
): readonly Stand[] => standsWithin(stands, A_ROUND, (hex) => isSolidAt(objects, hex));
