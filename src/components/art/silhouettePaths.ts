import { makePolygon, pointAt } from './geometry';

export const roles = ['escort', 'light', 'heavy', 'superHeavy', 'stationary'] as const;
export type SilhouetteRole = (typeof roles)[number];

const centre = { x: 32, y: 32 };

/** Ships from above, bow up, on a grid of 64; the even-odd rule cuts their seams out. */
export const silhouettePaths: Readonly<Record<SilhouetteRole, string>> = {
  // A dart
  escort:
    'M32 5L36.5 27L40 36L52 55L39 50.5L36.5 58H27.5L25 50.5L12 55L24 36L27.5 27ZM32 25L29.6 39H34.4Z',
  // Swept wings on a slim hull
  light:
    'M32 3L37.2 15L38.4 27L56 43V50L40.5 46.5L41.5 54L36.6 52.6L35 60H29L27.4 52.6L22.5 54L23.5 46.5L8 50V43L25.6 27L26.8 15ZM32 17L30 32H34ZM30.8 38H33.2V49H30.8Z',
  // Broad shoulders and two engine blocks
  heavy:
    'M32 2L38.6 9.5L41.6 22L48.5 27V38L57.5 45V56.5L48.5 54.5V59L42 61.5L38.5 56H25.5L22 61.5L15.5 59V54.5L6.5 56.5V45L15.5 38V27L22.4 22L25.4 9.5ZM30.6 12H33.4V30H30.6ZM24 33H40V36H24ZM30.6 40H33.4V51H30.6Z',
  // A slab with flank batteries
  superHeavy:
    'M26.5 2H37.5L42.5 8.5V15L48 18.5V42L54 46V56.5L49.5 60H40L38 62H26L24 60H14.5L10 56.5V46L16 42V18.5L21.5 15V8.5ZM30.7 8H33.3V44H30.7ZM16 22.5H24V25H16ZM40 22.5H48V25H40ZM16 29H24V31.5H16ZM40 29H48V31.5H40ZM16 35.5H24V38H16ZM40 35.5H48V38H40ZM22 49H42V51.6H22Z',
  // A ring of docks around a hub
  stationary: makeStation(),
};

function makeStation(): string {
  const arms = [30, 90, 150, 210, 270, 330].map((at) => makeSpoke(at, 1.5, [12.8, 21.4]));
  const docks = [0, 120, 240].map((at) => makeSpoke(at, 8.5, [26, 31.5]));
  return [makeRing(26, 21.5), makeRing(13, 4.5), ...arms, ...docks].join('');
}

function makeRing(outer: number, inner: number): string {
  return [outer, inner]
    .map((r) => `M32 ${32 - r}A${r} ${r} 0 1 1 32 ${32 + r}A${r} ${r} 0 1 1 32 ${32 - r}Z`)
    .join('');
}

/** A bar along a bearing that touches the rings at its ends: an overlap would be cut out. */
function makeSpoke(bearing: number, halfWidth: number, [from, to]: readonly [number, number]) {
  const aside = pointAt({ x: 0, y: 0 }, bearing + 90, halfWidth);
  const [near, far] = [pointAt(centre, bearing, from), pointAt(centre, bearing, to)];
  return makePolygon([
    { x: near.x - aside.x, y: near.y - aside.y },
    { x: near.x + aside.x, y: near.y + aside.y },
    { x: far.x + aside.x, y: far.y + aside.y },
    { x: far.x - aside.x, y: far.y - aside.y },
  ]);
}
