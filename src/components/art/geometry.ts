/** Where a point lies: to the right and down, as screens count. */
export type Point = Readonly<{ x: number; y: number }>;

/** The point at a bearing from straight up, clockwise, and a distance from a centre. */
export function pointAt(centre: Point, bearing: number, distance: number): Point {
  const angle = (bearing * Math.PI) / 180;
  return {
    x: centre.x + distance * Math.sin(angle),
    y: centre.y - distance * Math.cos(angle),
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

export function makePolygon(points: readonly Point[]): string {
  const corners = points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`);
  return corners.length === 0 ? '' : `M${corners.join('L')}Z`;
}

export function makeLine(from: Point, to: Point): string {
  return `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}`;
}

/** How far the sides of a polygon lie from its centre, for corners one away. */
export const apothemOf = (sides: number): number => Math.cos(Math.PI / sides);

/** A regular polygon, one side straight up. */
type Polygon = Readonly<{ centre: Point; sides: number; outer: number }>;

/** From where to where a side goes, as bearings, with half a gap at both ends. */
function endsOf({ sides, outer }: Polygon, side: number, gap: number): readonly [number, number] {
  const turn = (gap / 2 / outer) * (180 / Math.PI);
  const [middle, half] = [(side * 360) / sides, 180 / sides];
  return [middle - half + turn, middle + half - turn];
}

/** One side of a polygon as a bar of `thickness` that grows inwards. */
export function makeSide(polygon: Polygon, side: number, thickness: number, gap: number): string {
  const { centre, sides, outer } = polygon;
  const inner = outer - thickness / apothemOf(sides);
  const [from, to] = endsOf(polygon, side, gap);
  return makePolygon([
    pointAt(centre, from, outer),
    pointAt(centre, to, outer),
    pointAt(centre, to, inner),
    pointAt(centre, from, inner),
  ]);
}

/** The outer rim of that side alone. */
export function makeRim(polygon: Polygon, side: number, gap: number): string {
  const [from, to] = endsOf(polygon, side, gap);
  const { centre, outer } = polygon;
  return makeLine(pointAt(centre, from, outer), pointAt(centre, to, outer));
}

/** Slanted strokes inside a circle. Drawn one by one: shared patterns vanish with the page that defined them. */
export function hatchCircle(centre: Point, radius: number, step: number): string {
  const strokes: string[] = [];
  for (let at = -radius + step / 2; at < radius; at += step) {
    const half = Math.sqrt(radius * radius - at * at);
    const along = Math.SQRT1_2 * half;
    const middle = { x: centre.x + at * Math.SQRT1_2, y: centre.y + at * Math.SQRT1_2 };
    strokes.push(
      makeLine(
        { x: middle.x - along, y: middle.y + along },
        { x: middle.x + along, y: middle.y - along },
      ),
    );
  }
  return strokes.join('');
}

/** Slanted strokes inside a box that starts at 0, 0. */
export function hatchBox(width: number, height: number, step: number): string {
  const strokes: string[] = [];
  for (let at = step / 2; at < width + height; at += step) {
    strokes.push(
      makeLine(
        { x: Math.max(0, at - height), y: Math.min(height, at) },
        { x: Math.min(width, at), y: Math.max(0, at - width) },
      ),
    );
  }
  return strokes.join('');
}
