import { bearingOf, type Place } from '../../../core/hex/bearing';
import { isSameHex, sideAt, stepsBetween, type Hex, type Side } from '../../../core/hex/hex';
import { crossedHexes } from '../../../core/hex/line';
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

export const objectsIn = (
  objects: readonly SpaceObject[],
  hexes: readonly Hex[],
): readonly SpaceObject[] => objects.filter((one) => hexes.some(isAt(one)));

/**
 * Detonation: whether something solid lies between. A line along an edge crosses both of its hexes (ruling
 * edge-line-both), one that only touches a corner does not cross (ruling corner-touch-free).
 */
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
