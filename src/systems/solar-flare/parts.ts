import { DEFAULTS, type Rules } from './rulings';

/** Ship Systems: what a ship is made of, by the names that cards, events and pages use. */

/** Part 4 Sections: 1 is the front, then clockwise, 4 the stern (ruling section-numbers). */
export const OUTER = [1, 2, 3, 4, 5, 6] as const;
export type Outer = (typeof OUTER)[number];

export const CORE = 'core';
export type Section = Outer | typeof CORE;
export const SECTIONS: readonly Section[] = [...OUTER, CORE];

/** Ship Design: two slots in each section. Which of the two never matters. */
export const SLOTS_A_SECTION = 2;
const LETTERS = ['a', 'b'] as const;

/** `3a`, `coreb`: stored in the names of tracks and marks. */
export type Slot = `${Section}${(typeof LETTERS)[number]}`;
export const slotsOf = (section: Section): readonly Slot[] =>
  LETTERS.map((letter): Slot => `${section}${letter}`);
export const SLOTS: readonly Slot[] = SECTIONS.flatMap(slotsOf);

export const sectionOf = (slot: Slot): Section =>
  SECTIONS.find((section) => slotsOf(section).includes(slot)) ?? CORE;

/** Ship Design: what a slot can hold. */
export const SYSTEMS = [
  'beam',
  'torpedo',
  'shield',
  'battery',
  'generator',
  'thruster',
  'engine',
] as const;
export type SystemName = (typeof SYSTEMS)[number];

export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export const MOST_LEVEL = 6;

/** Ship Design: what a ship may cost. */
export const POINTS = 80;

/** Ship Design, chart: 2 for the first level, 1 for each further one; generators 2 a level. */
export const costOf = (system: SystemName | 'crew', level: number): number =>
  system === 'generator' ? 2 * level : level + 1;

/** Part 4 Sections: armour stops dice below 2, and 4 points of damage destroy a section. */
export const ARMOUR = 2;
export const INTEGRITY = 4;

/** Generators: what a ship makes each turn without any. */
export const OWN_POWER = 4;

/** Powering Torpedoes: what a tube needs to fire. */
export const TUBE_CHARGES = 3;

/** A full charge is the level of a component; a tube's is 3, or its level where that is more (ruling torpedo-holds-three). */
export const fullCharge = (system: SystemName, level: number, rules: Rules = DEFAULTS): number => {
  if (system === 'generator') return 0;
  if (system !== 'torpedo') return level;
  return rules['torpedo-holds-three'] === 'three' ? TUBE_CHARGES : Math.max(TUBE_CHARGES, level);
};
