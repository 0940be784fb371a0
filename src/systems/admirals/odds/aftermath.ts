import type { IconCounts } from './icons';

/** What a strike makes of a target: chances by what is left, and its icons, summed over the targets that still lived. */
export interface Aftermath {
  readonly remains: Float64Array;
  /** The chance that there was a target left to strike at. */
  readonly struck: number;
  readonly blocked: IconCounts;
  readonly standing: IconCounts;
}
