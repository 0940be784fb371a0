import type { Layer, Order, Scenery } from '../terms';
import { ORDER_RULES } from './orders';

/** §3.3: more Spikes than these are not gained. */
export const MOST_SPIKES = 4;
const INCHES_PER_SPIKE = 3;

/** §3.3: what a change leaves, between none and four. */
export const spikesPlus = (spikes: number, change: number): number =>
  Math.min(MOST_SPIKES, Math.max(0, spikes + change));

/** §7.1: what an order does first thing in the activation (ruling order-spikes-first). */
export const spikesAfterOrder = (spikes: number, order: Order | null): number =>
  order === null ? spikes : spikesPlus(spikes, ORDER_RULES[order].spikes);

/** §7.1: nothing was launched under Silent Running. */
export const isSilent = (order: Order | null, launched: boolean): boolean =>
  order === 'silent-running' && !launched;

/** §3.3: three inches more for each Spike; from 0 while silent (ruling spikes-while-silent). */
export const signatureOf = (sig: number, spikes: number, silent: boolean): number =>
  (silent ? 0 : sig) + INCHES_PER_SPIKE * spikes;

/** `base` is without Spikes: as printed, or 0 where it is silent. */
type Emission = Readonly<{ base: number; spikes: number; layer: Layer }>;
type Scanner = Readonly<{ scan: number; scannersOffline: boolean; layer: Layer }>;

const HIDES_SPIKES: readonly Scenery[] = ['planetary-ring', 'micrometeor-cloud'];

/** §10: what is left of a signature behind scenery, which does nothing between two Ships in Atmosphere. */
const seenThrough = ({ base, spikes }: Emission, through: readonly Scenery[]): number => {
  if (through.includes('debris-field')) return 0;
  const hidden = HIDES_SPIKES.some((one) => through.includes(one));
  return signatureOf(base, hidden ? 0 : spikes, false);
};

/** §7.3.1: Scan and signature together are the range (ruling within-includes-edge); §7.3.6: broken scanners reach 1". */
export const sightOf = (attacker: Scanner, target: Emission, between: readonly Scenery[]) => {
  const isClear = attacker.layer === 'atmosphere' && target.layer === 'atmosphere';
  const through = isClear ? [] : between;
  const signatureUsed = seenThrough(target, through);
  const range = (attacker.scannersOffline ? 1 : attacker.scan) + signatureUsed;
  return { signatureUsed, range, lineOfSight: !through.includes('large-object') };
};
