import { bearingOf } from './bearing';
import { neighbour, sideAt, type Hex, type Side } from './hex';

/** A piece in its hex, turned to one of its sides. */
export interface Stand extends Hex {
  readonly facing: Side;
}

export const turnedBy = (stand: Stand, by: number): Stand => ({
  ...stand,
  facing: sideAt(stand.facing + by),
});

/** One hex on, by default ahead; it keeps its facing. */
export const movedTo = (stand: Stand, side: Side = stand.facing): Stand => ({
  ...neighbour(stand, side),
  facing: stand.facing,
});

/** Its own sides that look towards a hex, 0 ahead and then clockwise: two where a corner lies between. */
export const sidesTowards = ({ facing, ...hex }: Stand, to: Hex): readonly Side[] => {
  const bearing = bearingOf({ hex, facing }, to);
  if (!bearing) return [];
  const { ray, exact } = bearing;
  const sides = exact && ray % 2 === 1 ? [(ray - 1) / 2, (ray + 1) / 2] : [Math.round(ray / 2)];
  return [...new Set(sides.map(sideAt))].sort((a, b) => a - b);
};

/** What a piece may spend: a point for a hex ahead or a side turned, and so many sides in all. */
export interface Reach {
  readonly points: number;
  readonly turns: number;
}

interface Moved extends Reach {
  readonly stand: Stand;
}

const nameOf = ({ q, r, facing }: Stand): string => `${q},${r},${facing}`;

const nextFrom = (
  { stand, points, turns }: Moved,
  isClosed: (hex: Hex) => boolean,
): readonly Moved[] => {
  if (points === 0) return [];
  const ahead = movedTo(stand);
  return [
    ...(isClosed(ahead) ? [] : [{ stand: ahead, points: points - 1, turns }]),
    ...(turns === 0 ? [] : [-1, 1]).map((by) => ({
      stand: turnedBy(stand, by),
      points: points - 1,
      turns: turns - 1,
    })),
  ];
};

/** Every hex and facing in which a piece can end, with points left or not, each once. */
export const standsWithin = (
  starts: readonly Stand[],
  reach: Reach,
  isClosed: (hex: Hex) => boolean,
): readonly Stand[] => {
  const met = new Set<string>();
  const ends = new Map<string, Stand>();
  const open: Moved[] = starts.map((stand) => ({ stand, ...reach }));
  for (let one = open.pop(); one; one = open.pop()) {
    const name = nameOf(one.stand);
    const full = `${name},${one.points},${one.turns}`;
    if (met.has(full)) continue;
    met.add(full);
    ends.set(name, one.stand);
    open.push(...nextFrom(one, isClosed));
  }
  return [...ends.values()];
};
