import type { System } from '../../src/core/game/system';
import { admirals } from '../../src/systems/admirals';
import { admiralsCadet } from '../../src/systems/admirals-cadet';
import { armada } from '../../src/systems/armada';
import { dropfleet } from '../../src/systems/dropfleet';
import { solarFlare } from '../../src/systems/solar-flare';

/** Every rule set of the app, loaded: a test holds it to the app's own list. */
export const everySystem: readonly System[] = [
  admirals,
  admiralsCadet,
  solarFlare,
  armada,
  dropfleet,
];
