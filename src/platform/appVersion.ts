import { expo } from '../../app.json';

/** The version that a player reads and reports. */
export const appVersion = expo.version;
