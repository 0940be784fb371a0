import type { FIRST_OR_BACKUP, Lander } from '../terms';
import type { Shot } from './attack';

/** §8.3.2-3: each side loses as many as the smaller Wing has, Bombers or Fighters (ruling equal-wings-both-go). */
export const dogfight = (fighters: number, enemy: number) => {
  const lost = Math.min(fighters, enemy);
  return { fightersLeft: fighters - lost, enemyLeft: enemy - lost };
};

const BEFORE_SATURATION = 6;

/** §8.3.4: save dice that a large Wing takes away. */
export const saturation = (bombers: number): number => Math.max(0, bombers - BEFORE_SATURATION);

/** §8.3.4: all Bombers of a Wing strike as one; the defender picks the save that is thinned (ruling saturation-one-type). */
export const saturated = (
  shot: Shot,
  bombers: number,
  from: (typeof FIRST_OR_BACKUP)[number],
): Shot => ({ ...shot, fewer: { first: 0, backup: 0, [from]: saturation(bombers) } });

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
