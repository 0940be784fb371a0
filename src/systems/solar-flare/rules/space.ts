import { isSameHex, sideAt, stepsBetween, type Hex, type Side } from '../../../core/hex/hex';
import { crossedHexes } from '../../../core/hex/line';
import { sidesTowards, type Stand } from '../../../core/hex/stand';
import { OUTER, type Outer } from '../parts';
import type { Rules } from '../rulings';

/** Part 5, and what else a hex can hold. */
export const OBJECTS = ['planet', 'moon', 'nebula', 'asteroids', 'ship', 'torpedo'] as const;
export type ObjectKind = (typeof OBJECTS)[number];

export interface SpaceObject extends Hex {
  readonly kind: ObjectKind;
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
export const sectionsTowards = (from: Stand, to: Hex): readonly Outer[] =>
  sidesTowards(from, to).map((side) => OUTER[side]);

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

export const BEAM_FAULTS = ['not-in-arc', 'already-fired', 'not-enough-charge', 'blocked'] as const;
export type BeamFault = (typeof BEAM_FAULTS)[number];

export interface BeamShot {
  readonly shooter: Stand;
  readonly weapon: { readonly section: Outer; readonly charge: number; readonly fired: boolean };
  readonly spend: number;
  readonly target: Stand;
  /** Neither the shooter nor the target. */
  readonly objects: readonly SpaceObject[];
}

/** Damage: a die a charge, one less for each nebula hex on the way. */
export const beamStrength = (spend: number, nebulae: number): number =>
  Math.max(0, spend - nebulae);

/** Beam Targeting: pieces in the hexes between stop a beam, asteroids and nebulae do not. */
const blocks = ({ kind }: SpaceObject): boolean => kind !== 'nebula' && kind !== 'asteroids';

/** Line of Attack, Beam Targeting: what a shot may not do, and with how many dice it hits where. */
export const beamShot = (shot: BeamShot, rules: Rules) => {
  const { shooter, weapon, spend, target, objects } = shot;
  const { crossed, weaponSections, hitSections } = lineOfAttack(shooter, target);
  const passed = objectsIn(objects, crossed);
  const weakening =
    rules['nebula-ends-count'] === 'ends-too'
      ? objectsIn(objects, [shooter, ...crossed, target])
      : passed;
  const nebulaHexes = weakening.filter(({ kind }) => kind === 'nebula').length;
  const isWrong: Readonly<Record<BeamFault, boolean>> = {
    'not-in-arc': !weaponSections.includes(weapon.section),
    'already-fired': weapon.fired,
    'not-enough-charge': spend > weapon.charge,
    blocked: passed.some(blocks),
  };
  const faults = BEAM_FAULTS.filter((fault) => isWrong[fault]);
  const strength = faults.length > 0 ? 0 : beamStrength(spend, nebulaHexes);
  return { hitSections, nebulaHexes, faults, strength };
};
