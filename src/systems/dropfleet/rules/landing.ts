import type { Lander } from '../terms';

export type LandingTarget = 'city' | 'space-station' | 'enemy-ship';
type LanderRule = readonly [range: number, sameLayer: boolean, ...targets: LandingTarget[]];

/** §7.4.1: from how far, whether in the same layer alone, and onto what. */
const LANDER_RULES: Readonly<Record<Lander, LanderRule>> = {
  'drop-pods': [3, false, 'city'],
  'boarding-pods': [3, true, 'space-station', 'enemy-ship'],
  dropships: [3, true, 'city', 'space-station'],
  'bulk-landers': [6, false, 'city', 'space-station'],
};

/** §7.4.1: how far it is, the table measures where nobody says. */
export const mayLand = (
  type: Lander,
  target: LandingTarget,
  isSameLayer: boolean,
  distance = 0,
): boolean => {
  const [range, sameLayer, ...targets] = LANDER_RULES[type];
  return targets.includes(target) && distance <= range && (isSameLayer || !sameLayer);
};

/** §7.4.1: one each, but two Bulk Landers where the site is contested (ruling one-asset-one-battalion). */
export const battalionsLanded = (type: Lander, count: number, contested: boolean): number =>
  type === 'bulk-landers' && contested ? Math.floor(count / 2) : count;
