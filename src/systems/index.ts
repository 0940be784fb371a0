import type { ListedSystem } from '../core/game/systems';
import { admiralsListed } from './admirals/listed';
import { cadetListed } from './admirals-cadet/listed';
import { armadaListed } from './armada/listed';
import { dropfleetListed } from './dropfleet/listed';
import { solarFlareListed } from './solar-flare/listed';

/** Every rule set that the app knows: one line each. */
export const LISTED_SYSTEMS: readonly ListedSystem[] = [
  admiralsListed,
  cadetListed,
  solarFlareListed,
  armadaListed,
  dropfleetListed,
];
