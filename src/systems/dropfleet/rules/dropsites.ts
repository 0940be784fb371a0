import type { DropsiteKind, FeatureKind, Layer, Size } from '../terms';
import { isBelowHalf } from './damage';
import { betterOf, type Saves } from './numbers';
import type { Profile } from './special';

const HULL: Readonly<Record<Size, number>> = { small: 10, medium: 15, large: 25 };

const siteOf = (size: Size, layer: Layer, sig: number, save: number) => ({
  ...{ size, layer, sig, save },
  hull: HULL[size],
});

/** §11 */
export const DROPSITE_PROFILES: Readonly<Record<DropsiteKind, ReturnType<typeof siteOf>>> = {
  'small-city': siteOf('small', 'atmosphere', 0, 5),
  'medium-city': siteOf('medium', 'atmosphere', 0, 5),
  'large-city': siteOf('large', 'atmosphere', 0, 5),
  'small-space-station': siteOf('small', 'orbit', 4, 4),
  'medium-space-station': siteOf('medium', 'orbit', 6, 4),
  'large-space-station': siteOf('large', 'orbit', 8, 4),
};

export const isCity = (kind: DropsiteKind): boolean =>
  DROPSITE_PROFILES[kind].layer === 'atmosphere';

/** §12.1.5 asks for the size alone. */
export const fullHullOf = (size: Size): number => HULL[size];

/** §11: what a Feature brings to the saves of its dropsite: energy, kinetic. */
const FEATURE_SAVES: Readonly<Record<FeatureKind, readonly [number, number]>> = {
  'military-outpost': [3, 5],
  'orbital-defence-gun': [5, 3],
  'comms-station': [5, 4],
  'power-plant': [4, 5],
  hangar: [4, 4],
};

const OUTPOST = { attacks: 1, lock: 2, damage: 2, type: 'K', closeAction: true } as const;
const GUN = { attacks: 3, lock: 3, damage: 1, type: 'E' } as const;

/** §11: what Features fire with. */
export const FEATURE_WEAPONS: Readonly<Partial<Record<FeatureKind, Profile>>> = {
  'military-outpost': { ...OUTPOST, special: 'Escape Velocity' },
  'orbital-defence-gun': { ...GUN, special: 'Burnthrough-1, Escape Velocity' },
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
  const best = (of: 0 | 1) =>
    features.map((feature) => FEATURE_SAVES[feature][of]).reduce<number | null>(betterOf, save);
  return { energy: best(0), kinetic: best(1), shield: null, backup: null };
};

/** §11: Ruined below half, levelled at nothing. */
export const dropsiteState = (hull: number, fullHull: number) => {
  if (hull <= 0) return 'levelled';
  return isBelowHalf(hull, fullHull) ? 'ruined' : 'whole';
};

/** §11: damage that may be swapped for a Feature. */
const PER_FEATURE = 4;

/** §11: how many Features may be given up for damage of one attack. */
export const featuresForDamage = (damage: number, features: number): number =>
  Math.min(features, Math.floor(damage / PER_FEATURE));

/** §11: hull that a dropsite loses, once Features were given up. */
export const hullLostTo = (damage: number, removed: number, hull: number): number =>
  Math.min(hull, Math.max(0, damage - PER_FEATURE * removed));
