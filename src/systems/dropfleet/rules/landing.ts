import type { Lander } from '../terms';

export type LandingTarget = 'city' | 'space-station' | 'enemy-ship';

interface LanderRule {
  readonly range: number;
  readonly targets: readonly LandingTarget[];
  readonly sameLayer: boolean;
}

/** §7.4.1 */
export const LANDER_RULES: Readonly<Record<Lander, LanderRule>> = {
  'drop-pods': { range: 3, targets: ['city'], sameLayer: false },
  'boarding-pods': { range: 3, targets: ['space-station', 'enemy-ship'], sameLayer: true },
  dropships: { range: 3, targets: ['city', 'space-station'], sameLayer: true },
  'bulk-landers': { range: 6, targets: ['city', 'space-station'], sameLayer: false },
};

export interface Landing {
  readonly type: Lander;
  readonly target: LandingTarget;
  readonly distance: number;
  readonly sameLayer: boolean;
}

/** §7.4.1: what each kind may be placed on, and from how far. */
export const mayLand = ({ type, target, distance, sameLayer }: Landing): boolean => {
  const rule = LANDER_RULES[type];
  return rule.targets.includes(target) && distance <= rule.range && (sameLayer || !rule.sameLayer);
};

/** §7.4.1: one each, but two Bulk Landers where the site is contested (ruling one-asset-one-battalion). */
export const battalionsLanded = (type: Lander, count: number, contested: boolean): number =>
  type === 'bulk-landers' && contested ? Math.floor(count / 2) : count;
