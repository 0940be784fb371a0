import type { Outer } from '../parts';
import type { Rules } from '../rulings';
import { lineOfAttack, objectsIn, type SpaceObject, type Stand } from './space';

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
