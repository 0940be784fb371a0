import type { DropsiteKind, FeatureKind, Layer, Size } from '../terms';
import { isBelowHalf } from './damage';
import { betterOf } from './numbers';
import type { Saves } from './saves';
import type { Profile } from './special';

export interface DropsiteProfile {
  readonly size: Size;
  readonly scan: number;
  readonly sig: number;
  readonly hull: number;
  readonly save: number;
  readonly layer: Layer;
}

const HULL: Readonly<Record<Size, number>> = { small: 10, medium: 15, large: 25 };

const city = (size: Size): DropsiteProfile => {
  const hull = HULL[size];
  return { size, scan: 6, sig: 0, hull, save: 5, layer: 'atmosphere' };
};

const station = (size: Size, sig: number): DropsiteProfile => {
  const hull = HULL[size];
  return { size, scan: 6, sig, hull, save: 4, layer: 'orbit' };
};

/** §11 */
export const DROPSITE_PROFILES: Readonly<Record<DropsiteKind, DropsiteProfile>> = {
  'small-city': city('small'),
  'medium-city': city('medium'),
  'large-city': city('large'),
  'small-space-station': station('small', 4),
  'medium-space-station': station('medium', 6),
  'large-space-station': station('large', 8),
};

export const isCity = (kind: DropsiteKind): boolean =>
  DROPSITE_PROFILES[kind].layer === 'atmosphere';

/** §12.1.5 asks for the size alone. */
export const fullHullOf = (size: Size): number => HULL[size];

/** §11: what a Feature brings to the saves of its dropsite. */
export const FEATURE_SAVES: Readonly<
  Record<FeatureKind, { readonly energy: number; readonly kinetic: number }>
> = {
  'military-outpost': { energy: 3, kinetic: 5 },
  'orbital-defence-gun': { energy: 5, kinetic: 3 },
  'comms-station': { energy: 5, kinetic: 4 },
  'power-plant': { energy: 4, kinetic: 5 },
  hangar: { energy: 4, kinetic: 4 },
};

/** §11: what Features fire with. */
export const FEATURE_WEAPONS: Readonly<Partial<Record<FeatureKind, Profile>>> = {
  'military-outpost': {
    attacks: 1,
    lock: 2,
    damage: 2,
    type: 'K',
    closeAction: true,
    special: 'Escape Velocity',
  },
  'orbital-defence-gun': {
    attacks: 3,
    lock: 3,
    damage: 1,
    type: 'E',
    special: 'Burnthrough-1, Escape Velocity',
  },
};

/** §11 */
export const HANGAR_LAUNCH = 2;

/** §11: the best of the site's own saves and those of its Features (ruling best-save-with-site). */
export const dropsiteSaves = (
  kind: DropsiteKind,
  features: readonly FeatureKind[],
  withSite = true,
): Saves => {
  const save = withSite || features.length === 0 ? DROPSITE_PROFILES[kind].save : null;
  const best = (of: 'energy' | 'kinetic') =>
    features.map((feature) => FEATURE_SAVES[feature][of]).reduce<number | null>(betterOf, save);
  return { energy: best('energy'), kinetic: best('kinetic'), shield: null, backup: null };
};

export type DropsiteState = 'whole' | 'ruined' | 'levelled';

/** §11: Ruined below half, levelled at nothing. */
export const dropsiteState = (hull: number, fullHull: number): DropsiteState => {
  if (hull <= 0) return 'levelled';
  return isBelowHalf(hull, fullHull) ? 'ruined' : 'whole';
};
