import fc from 'fast-check';

import { PLACES, type Component } from '../../src/systems/solar-flare/cards';
import type { Design, Place } from '../../src/systems/solar-flare/design/places';
import { LEVELS, SYSTEMS, type SystemName } from '../../src/systems/solar-flare/parts';

/** `part('beam', 4, '1')`; without a section it is bought and not placed. */
export const part = (
  system: SystemName,
  level: number,
  section: Place | null = null,
): Component => ({ system, level, section });

export const design = (
  components: readonly Component[] = [],
  crew: readonly number[] = [],
): Design => ({ components, crew });

const level = fc.constantFrom(...LEVELS);

const anyPart: fc.Arbitrary<Component> = fc.record({
  system: fc.constantFrom(...SYSTEMS),
  level,
  section: fc.constantFrom(...PLACES, null),
});

/** Anything that can be bought, wherever it was put. */
export const anyDesign: fc.Arbitrary<Design> = fc.record({
  components: fc.array(anyPart, { maxLength: 20 }),
  crew: fc.array(level, { maxLength: 10 }),
});
