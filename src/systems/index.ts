import type { System } from '../core/game/system';
import { admirals } from './admirals';
import { admiralsCadet } from './admirals-cadet';

/** Every rule set that the app knows: one line each. */
export const systems: readonly System[] = [admirals, admiralsCadet];
