import { makeSystems, type Systems } from '../../src/core/game/systems';
import { LISTED_SYSTEMS } from '../../src/systems';

/** The rule sets of the app, by its own list: a new one is among them by itself. */
export const listedSystems = (): Systems => makeSystems(LISTED_SYSTEMS, () => 'en');
