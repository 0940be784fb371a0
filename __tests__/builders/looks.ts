import { SIGNS, type TrackStyle } from '../../src/core/drawing/drawing';

/** Track styles as a system brings them. */
export const HULL: TrackStyle = { pip: 'box', colour: 'text', inList: 'pips' };
export const SHIELD: TrackStyle = { pip: 'box', colour: 'shield', inList: 'pips' };
export const CRITICAL: TrackStyle = { pip: SIGNS.critical, colour: 'critical', inList: 'count' };
export const CHARGE: TrackStyle = { pip: 'slant', colour: 'energy', inList: 'pips' };
export const SPIKES: TrackStyle = { pip: 'spike', colour: 'energy', inList: 'pips' };
export const FLAT: TrackStyle = { pip: 'flat', colour: 'text', inList: 'pips' };
