import { isSameHex, ORIGIN, subtract, turnHex, type Hex, type Side } from './hex';

/** Twelve rays from a hex, 30° apart and clockwise from its fore: ray 3 lies at 90°. */
export const RAYS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type Ray = (typeof RAYS)[number];

/** Where a hex lies: exactly on a ray, or strictly between that ray and the next one clockwise. */
export interface Bearing {
  readonly ray: Ray;
  readonly exact: boolean;
}

/** The ray that any whole number of 30° steps from the fore comes to. */
export const rayAt = (steps: number): Ray =>
  // A remainder of twelve is one of the twelve rays.
  (((steps % 12) + 12) % 12) as Ray;

export const degreesOf = (ray: Ray): number => ray * 30;

/** The rays a bearing touches: its own, or the two that it lies between. */
export const raysOf = ({ ray, exact }: Bearing): readonly Ray[] =>
  exact ? [ray] : [ray, rayAt(ray + 1)];

export const turnBearing = (bearing: Bearing, turns: number): Bearing => ({
  ...bearing,
  ray: rayAt(bearing.ray + 2 * turns),
});

/** A place that looks towards one of its sides. */
export interface Place {
  readonly hex: Hex;
  readonly facing: Side;
}

/** Where `to` lies as seen from `from`. Null for a hex as seen from itself. */
export const bearingOf = (from: Place, to: Hex): Bearing | null => {
  const away = subtract(to, from.hex);
  return isSameHex(away, ORIGIN) ? null : bearingOfStep(turnHex(away, -from.facing));
};

/**
 * Turned into the first of six sectors, a step is `ahead` times north plus `aside` times north-east,
 * and those two whole numbers tell on which side of the sector's middle ray it lies.
 */
const bearingOfStep = (step: Hex): Bearing => {
  let turned = step;
  let sector = 0;
  while (!(turned.q >= 0 && turned.q + turned.r < 0)) {
    turned = turnHex(turned, -1);
    sector += 1;
  }
  const aside = turned.q;
  const ahead = -turned.q - turned.r;
  if (aside === 0) return { ray: rayAt(2 * sector), exact: true };
  if (aside === ahead) return { ray: rayAt(2 * sector + 1), exact: true };
  return { ray: rayAt(2 * sector + (aside > ahead ? 1 : 0)), exact: false };
};
