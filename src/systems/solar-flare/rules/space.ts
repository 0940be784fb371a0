import { bearingOf, type Place } from '../../../core/hex/bearing';
import { isSameHex, sideAt, stepsBetween, type Hex, type Side } from '../../../core/hex/hex';
import { OUTER, type Outer } from '../parts';

/** Part 5, and what else a hex can hold. */
export const OBJECTS = ['planet', 'moon', 'nebula', 'asteroids', 'ship', 'torpedo'] as const;
export type ObjectKind = (typeof OBJECTS)[number];

export interface SpaceObject extends Hex {
  readonly kind: ObjectKind;
}

export interface Stand extends Hex {
  readonly facing: Side;
}

const isSolid = ({ kind }: SpaceObject): boolean => kind === 'planet' || kind === 'moon';

const isAt =
  (hex: Hex) =>
  (one: Hex): boolean =>
    isSameHex(one, hex);

/** Part 5: planets and moons stop everything. */
export const isSolidAt = (objects: readonly SpaceObject[], hex: Hex): boolean =>
  objects.some((one) => isSolid(one) && isSameHex(one, hex));

/** Part 4 Sections: the way that a section looks on the map. */
export const sideOf = (section: Outer, facing: Side): Side => sideAt(facing + section - 1);

/** The section that looks in a direction of the map. */
export const sectionTowards = (direction: number, facing: Side): Outer =>
  OUTER[sideAt(direction - facing)];

/** Beam Targeting, Determining Hit Location: the sections towards a hex, two where a vertex lies between. */
export const sectionsTowards = ({ facing, ...hex }: Stand, to: Hex): readonly Outer[] => {
  const place: Place = { hex, facing };
  const bearing = bearingOf(place, to);
  if (!bearing) return [];
  const { ray, exact } = bearing;
  const sides = exact && ray % 2 === 1 ? [(ray - 1) / 2, (ray + 1) / 2] : [Math.round(ray / 2)];
  return [...new Set(sides.map((side) => OUTER[sideAt(side)]))].sort((a, b) => a - b);
};

/** What is shorter is a corner that was only touched. */
const TOUCH = 1e-9;

/** The three widths of a hex, each from side to side: within the hex all are from -1 to 1. */
const widths = ({ q, r }: Hex): readonly [number, number, number] => {
  const s = -q - r;
  return [q - r, r - s, s - q];
};

/** Line of Attack: how much of the way from centre to centre lies in a hex, its edges included. */
const shareIn = (from: Hex, to: Hex, hex: Hex): number => {
  const [start, end, middle] = [widths(from), widths(to), widths(hex)];
  let [enter, leave] = [0, 1];
  for (const at of [0, 1, 2] as const) {
    const [offset, slope] = [start[at] - middle[at], end[at] - start[at]];
    if (slope === 0) {
      if (Math.abs(offset) > 1) return 0;
      continue;
    }
    const ends = [(-1 - offset) / slope, (1 - offset) / slope];
    enter = Math.max(enter, Math.min(...ends));
    leave = Math.min(leave, Math.max(...ends));
  }
  return leave - enter;
};

const between = (one: number, other: number): readonly number[] => {
  const least = Math.min(one, other) - 1;
  return Array.from({ length: Math.abs(one - other) + 3 }, (_, at) => least + at);
};

/**
 * Line of Attack: the hexes between two others, by q, then r. A line along an edge crosses both of its hexes
 * (ruling edge-line-both), one that touches a corner does not cross (ruling corner-touch-free).
 */
export const crossedHexes = (from: Hex, to: Hex): readonly Hex[] =>
  between(from.q, to.q).flatMap((q) =>
    between(from.r, to.r)
      .map((r) => ({ q, r }))
      .filter((hex) => !isSameHex(hex, from) && !isSameHex(hex, to))
      .filter((hex) => shareIn(from, to, hex) > TOUCH),
  );

export const objectsIn = (
  objects: readonly SpaceObject[],
  hexes: readonly Hex[],
): readonly SpaceObject[] => objects.filter((one) => hexes.some(isAt(one)));

/** Detonation: whether something solid lies between. */
export const isShadowed = (objects: readonly SpaceObject[], from: Hex, to: Hex): boolean =>
  objectsIn(objects, crossedHexes(from, to)).some(isSolid);

export interface Line {
  readonly distance: number;
  readonly crossed: readonly Hex[];
  /** Sections of the shooter whose arc holds the target (ruling arc-ends-belong). */
  readonly weaponSections: readonly Outer[];
  /** Of two the attacker chooses. */
  readonly hitSections: readonly Outer[];
}

/** Line of Attack: from one ship to another. */
export const lineOfAttack = (from: Stand, to: Stand): Line => ({
  distance: stepsBetween(from, to),
  crossed: crossedHexes(from, to),
  weaponSections: sectionsTowards(from, to),
  hitSections: sectionsTowards(to, from),
});
