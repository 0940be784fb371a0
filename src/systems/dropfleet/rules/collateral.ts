/** §11: damage that may be swapped for a Feature. */
const PER_FEATURE = 4;

/** §11: how many Features may be given up for damage of one attack. */
export const featuresForDamage = (damage: number, features: number): number =>
  Math.min(features, Math.floor(damage / PER_FEATURE));

/** §11: hull that a dropsite loses, once Features were given up. */
export const hullLostTo = (damage: number, removed: number, hull: number): number =>
  Math.min(hull, Math.max(0, damage - PER_FEATURE * removed));

/** §11: a battalion of each player for every hull point, those on Features first. */
export const afterCollateral = (onFeatures: number, onSite: number, hullLost: number) => {
  const fromFeatures = Math.min(onFeatures, hullLost);
  const fromSite = Math.min(onSite, hullLost - fromFeatures);
  return { onFeatures: onFeatures - fromFeatures, onSite: onSite - fromSite };
};
