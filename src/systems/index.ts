import type { System } from '../core/game/system';

/** Every rule set that the app knows: one line each. */
export const systems: readonly System[] = [];
