import { add, hexesWithin, isSameHex, type Hex, type Side } from '../../../core/hex/hex';
import type { Outer } from '../parts';
import type { Rules } from '../rulings';
import {
  blastWay,
  isShadowed,
  isSolidAt,
  sectionsTowards,
  sectionTowards,
  type SpaceObject,
} from './space';
import type { Stand } from '../../../core/hex/stand';

export interface Blast extends Hex {
  readonly level: number;
}

/** Damage, Detonation: full in its own hex, one less for each step (ruling blast-falls-by-distance). */
export const strengthAt = (level: number, steps: number, rules: Rules): number => {
  const fall = rules['blast-falls-by-distance'] === 'by-distance' ? steps : steps - 1;
  return Math.max(0, steps === 0 ? level : level - fall);
};

/** Detonation: with how many dice a hex is hit; ships and torpedoes give no cover. */
export const blastAt = (
  { level, ...centre }: Blast,
  hex: Hex,
  objects: readonly SpaceObject[],
  rules: Rules,
): number => {
  const strength = strengthAt(level, blastWay(centre, hex, rules), rules);
  return strength > 0 && !isShadowed(objects, centre, hex, rules) ? strength : 0;
};

/** Detonation: in its own hex it hits the side that it came in by (ruling blast-section-entered). */
const sectionsHit = (centre: Hex, heading: Side, target: Stand): readonly Outer[] =>
  isSameHex(centre, target)
    ? [sectionTowards(heading + 3, target.facing)]
    : sectionsTowards(target, centre);

/** Detonation: what a ship takes of a blast, and where. */
export const blastOn = (
  blast: Blast & { readonly heading: Side },
  target: Stand,
  objects: readonly SpaceObject[],
  rules: Rules,
) => {
  const strength = blastAt(blast, target, objects, rules);
  return {
    strength,
    hitSections: strength === 0 ? [] : sectionsHit(blast, blast.heading, target),
  };
};

/** Every hex that a blast reaches; what is solid is not. */
export const blastHexes = (
  blast: Blast,
  objects: readonly SpaceObject[],
  rules: Rules,
): readonly Hex[] =>
  hexesWithin(blast.level)
    .map((away) => add(blast, away))
    .filter((hex) => !isSolidAt(objects, hex) && blastAt(blast, hex, objects, rules) > 0);
