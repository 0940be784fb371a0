import { ORIGIN, sideAt, stepsBetween, type Hex, type Side } from '../../core/hex/hex';
import { centreOf, cornersOf, type Point } from '../../core/hex/layout';
import type { RadarHex } from '../../core/pages/page';
import { makeLine, makePolygon, pointAt } from './geometry';

const HALF = Math.sqrt(3) / 2;

export const ringsOf = (hexes: readonly Hex[]): number =>
  hexes.reduce((most, hex) => Math.max(most, stepsBetween(hex, ORIGIN)), 1);

/** The room that so many rings of hexes take, for corners one away: across, and from top to bottom. */
export const extentOf = (rings: number): Readonly<{ width: number; height: number }> => ({
  width: 3 * rings + 2,
  height: HALF * 2 * (2 * rings + 1),
});

/** The hex that holds a point. */
export function hexAt({ x, y }: Point, size: number): Hex {
  const q = x / (1.5 * size);
  const r = y / (2 * HALF * size) - q / 2;
  const whole = { q: Math.round(q), r: Math.round(r), s: Math.round(-q - r) };
  const off = {
    q: Math.abs(whole.q - q),
    r: Math.abs(whole.r - r),
    s: Math.abs(whole.s + q + r),
  };
  const isQOff = off.q > off.r && off.q > off.s;
  const isROff = !isQOff && off.r > off.s;
  // Adding zero keeps -0 out of the coordinates.
  return {
    q: (isQOff ? -whole.r - whole.s : whole.q) + 0,
    r: (isROff ? -whole.q - whole.s : whole.r) + 0,
  };
}

/** The side of a hex that a point lies behind, as seen from its middle. */
export const sideTowards = ({ x, y }: Point): Side =>
  sideAt(Math.round((Math.atan2(x, -y) * 180) / Math.PI / 60));

const inOneRing = (hexes: readonly RadarHex[], steps: number): readonly RadarHex[] =>
  hexes.filter((hex) => stepsBetween(hex, ORIGIN) === steps).sort((a, b) => turnOf(a) - turnOf(b));

/** Clockwise from the fore, in turns. */
function turnOf(hex: Hex): number {
  const { x, y } = centreOf(hex, 1);
  const angle = Math.atan2(x, -y);
  return angle < -1e-9 ? angle + 2 * Math.PI : angle;
}

/** The next hex of the same ring; from nowhere it is the hex before the bow. */
export function aroundFrom(
  hexes: readonly RadarHex[],
  from: Hex | null,
  by: 1 | -1,
): RadarHex | undefined {
  const steps = from === null ? 1 : stepsBetween(from, ORIGIN);
  const ring = inOneRing(hexes, steps);
  if (from === null) return ring[0];
  const at = ring.findIndex(({ q, r }) => q === from.q && r === from.r);
  return ring.at((at + by) % ring.length);
}

/** The hex of the next ring in or out that lies most nearly the same way. */
export function alongFrom(
  hexes: readonly RadarHex[],
  from: Hex | null,
  by: 1 | -1,
): RadarHex | undefined {
  if (from === null) return aroundFrom(hexes, null, 1);
  const ring = inOneRing(hexes, stepsBetween(from, ORIGIN) + by);
  const wanted = turnOf(from);
  const away = (hex: Hex): number => {
    const gap = Math.abs(turnOf(hex) - wanted);
    return Math.min(gap, 2 * Math.PI - gap);
  };
  return ring.reduce<RadarHex | undefined>(
    (best, hex) => (best === undefined || away(hex) < away(best) - 1e-9 ? hex : best),
    undefined,
  );
}

/** All hexes of a kind as one outline: one path is drawn faster than a hundred. */
export const outlineOf = (hexes: readonly Hex[], size: number): string =>
  hexes.map((hex) => makePolygon(cornersOf(centreOf(hex, size), size - 1))).join('');

/** Slanted strokes inside hexes, along the line from corner to corner. */
export const hatchOf = (hexes: readonly Hex[], size: number): string => {
  const inner = size - 2;
  return hexes
    .flatMap((hex) => {
      const middle = centreOf(hex, size);
      return [-0.5, 0, 0.5].map((at) => {
        // Across the hex at 60°, shifted to either side.
        const shift = pointAt({ x: 0, y: 0 }, 120, at * inner);
        const half = inner * (1 - Math.abs(at) * 0.55);
        const foot = { x: middle.x + shift.x, y: middle.y + shift.y };
        return makeLine(pointAt(foot, 30, half * 0.82), pointAt(foot, 210, half * 0.82));
      });
    })
    .join('');
};

export const turned = (facing: number, by: number): Side => sideAt(facing + by);
