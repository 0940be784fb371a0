import { SIGNS, type Sign, type TrackStyle } from '../../core/drawing/drawing';
import type { SystemName } from './parts';
import type { ObjectKind } from './rules/space';

/** What each system is drawn as, wherever it is shown. */
export const SIGN_OF: Readonly<Record<SystemName | 'crew', Sign>> = {
  beam: { line: 'M8 13H16L18 20.5H6ZM12 10.5V3M7.5 8.5L5 4.5M16.5 8.5L19 4.5' },
  torpedo: {
    line: 'M12 2.5C15 5.5 15.5 9 15.5 14H8.5C8.5 9 9 5.5 12 2.5ZM8.5 12L5 17V20L9 17.5M15.5 12L19 17V20L15 17.5',
  },
  shield: { ...SIGNS.shield, colour: 'shield' },
  battery: {
    line: 'M6 6.5H18V21H6ZM9.5 3.5H14.5V6.5H9.5Z',
    fill: 'M13 9L8.5 14.5H11.5L11 18.5L15.5 13H12.5Z',
  },
  generator: {
    line: 'M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 0 1 12 2.5Z',
    fill: 'M13 6L7.5 13H11.3L10.6 18L16.5 10.8H12.6Z',
  },
  thruster: { line: 'M12 4V20M8 8L4 12L8 16M16 8L20 12L16 16' },
  engine: { line: 'M9 3H15V9L18 15H6L9 9ZM8.5 18V20.5M12 18V22M15.5 18V20.5' },
  crew: {
    line: 'M12 4A4 4 0 1 1 12 12A4 4 0 0 1 12 4ZM4.5 20.5C4.5 16.5 8 14.5 12 14.5S19.5 16.5 19.5 20.5Z',
  },
};

/** One power, free to be given. */
export const POWER_SIGN: Sign = { fill: 'M13.5 2L4.5 13.5H11L9.5 22L19.5 9.5H12.5Z' };

/** A place that is free. */
export const PLUS_SIGN: Sign = { line: 'M12 5V19M5 12H19', colour: 'accent' };

/** Part 5: what can be put on the map beside ships. */
export const OBJECT_SIGN = {
  planet: { fill: 'M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 0 1 12 3.5Z' },
  nebula: {
    line: 'M6.5 18.5H17.5A4 4 0 0 0 18.5 10.6A6.2 6.2 0 0 0 6.8 10A4.3 4.3 0 0 0 6.5 18.5Z',
  },
  asteroids: {
    fill: 'M5 4L10.5 3L12 8L8 11L3.5 9ZM15 8L20.5 9.5L21 14.5L16.5 16L13 13ZM7 14L12 15.5L11.5 20.5L6.5 21L4 17.5Z',
  },
  ship: { fill: 'M12 3L19 20.5L12 17L5 20.5Z' },
  torpedo: SIGN_OF.torpedo,
} as const satisfies Readonly<Partial<Record<ObjectKind, Sign>>>;
export type OnMap = keyof typeof OBJECT_SIGN;

/** A torpedo from above, beside ships. */
export const TORPEDO = 'M32 6C39 13 40 22 40 36L50 50V58L39 52H25L14 58V50L24 36C24 22 25 13 32 6Z';

/** Three tracks, three shapes: integrity lies flat, charge is slanted, a shield stands upright. */
export const INTEGRITY_STYLE: TrackStyle = { pip: 'flat', colour: 'text', inList: 'pips' };
export const CHARGE_STYLE: TrackStyle = { pip: 'slant', colour: 'energy', inList: 'pips' };
export const SHIELD_STYLE: TrackStyle = { pip: 'box', colour: 'shield', inList: 'pips' };

export const styleOf = (system: SystemName): TrackStyle =>
  system === 'shield' ? SHIELD_STYLE : CHARGE_STYLE;
