import { isSameHex, sideAt, stepsBetween, type Hex, type Side } from '../../../core/hex/hex';
import { crossedHexes } from '../../../core/hex/line';
import { sidesTowards, type Stand } from '../../../core/hex/stand';
import { OUTER, type Outer } from '../parts';
import { DEFAULTS, type Rules } from '../rulings';

/** Part 5, and what else a hex can hold. */
export const OBJECTS = ['planet', 'moon', 'nebula', 'asteroids', 'ship', 'torpedo'] as const;
export type ObjectKind = (typeof OBJECTS)[number];

export interface SpaceObject extends Hex {
  readonly kind: ObjectKind;
}

const isSolid = ({ kind }: SpaceObject): boolean => kind === 'planet' || kind === 'moon';

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

/** The hexes between; one whose corner is only touched may count as well (ruling corner-touch-free). */
const hexesBetween = (from: Hex, to: Hex, rules: Rules): readonly Hex[] =>
  crossedHexes(from, to, rules['corner-touch-free'] === 'crossed');

/**
 * Line of Attack: in how many places of the line something lies. A line along an edge crosses both of its hexes, or
 * the one that the attacker picks (ruling edge-line-both).
 */
const placesWith = (
  hexes: readonly Hex[],
  [from, to]: readonly [Hex, Hex],
  rules: Rules,
  isThere: (hex: Hex) => boolean,
): number => {
  const isPicked =
    rules['edge-line-both'] === 'attacker-picks' &&
    sidesTowards({ ...from, facing: 0 }, to).length === 2;
  const steps = (hex: Hex): number => stepsBetween(from, hex);
  const free = hexes.filter((hex) => !isThere(hex)).map(steps);
  const found = hexes.filter(isThere);
  if (!isPicked) return found.length;
  return new Set(found.map(steps).filter((step) => !free.includes(step))).size;
};

/** Detonation: whether something solid lies between. */
export const isShadowed = (
  objects: readonly SpaceObject[],
  from: Hex,
  to: Hex,
  rules: Rules,
): boolean =>
  placesWith(hexesBetween(from, to, rules), [from, to], rules, (hex) => isSolidAt(objects, hex)) >
  0;

/** Damage: how far a blast has to go, in steps or in all hexes that it passes (ruling blast-distance-steps). */
export const blastWay = (from: Hex, to: Hex, rules: Rules): number =>
  rules['blast-distance-steps'] === 'steps' || isSameHex(from, to)
    ? stepsBetween(from, to)
    : hexesBetween(from, to, rules).length + 1;

/** Line of Attack: from one ship to another; of two sections hit the attacker chooses. */
export const lineOfAttack = (from: Stand, to: Stand, rules: Rules = DEFAULTS) => {
  const sections = sectionsTowards(from, to);
  return {
    distance: stepsBetween(from, to),
    crossed: hexesBetween(from, to, rules),
    /** Whose arc holds the target: two, or one of them (ruling arc-ends-belong). */
    weaponSections: rules['arc-ends-belong'] === 'both' ? sections : sections.slice(0, 1),
    hitSections: sectionsTowards(to, from),
  };
};

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
  const { crossed, weaponSections, hitSections } = lineOfAttack(shooter, target, rules);
  const withEnds = [shooter, ...crossed, target];
  const countIn = (hexes: readonly Hex[], counts: (one: SpaceObject) => boolean): number =>
    placesWith(hexes, [shooter, target], rules, (hex) =>
      objects.some((one) => counts(one) && isSameHex(one, hex)),
    );
  const nebulaHexes = countIn(
    rules['nebula-ends-count'] === 'ends-too' ? withEnds : crossed,
    ({ kind }) => kind === 'nebula',
  );
  const isWrong: Readonly<Record<BeamFault, boolean>> = {
    'not-in-arc': !weaponSections.includes(weapon.section),
    'already-fired': weapon.fired,
    'not-enough-charge': spend > weapon.charge,
    blocked: countIn(rules['ends-do-not-block'] === 'free' ? crossed : withEnds, blocks) > 0,
  };
  const faults = BEAM_FAULTS.filter((fault) => isWrong[fault]);
  const strength = faults.length > 0 ? 0 : beamStrength(spend, nebulaHexes);
  return { hitSections, nebulaHexes, faults, strength };
};
