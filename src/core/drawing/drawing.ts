/** Drawings as plain data. A system brings its own, or takes what lies here for all. */

/** Colours by what they mean; the theme knows how each looks in the dark and in the light. */
export const COLOUR_ROLES = [
  'text',
  'muted',
  'accent',
  'shield',
  'critical',
  'order',
  'good',
  'energy',
  'exhausted',
] as const;
export type ColourRole = (typeof COLOUR_ROLES)[number];

/** On a grid of 24: what is filled, and what is a line. */
export interface Sign {
  readonly fill?: string;
  readonly line?: string;
  /** As text is, unless it has a colour of its own. */
  readonly colour?: ColourRole;
}

/** A kind of die: bars tell it from the others without its colour. */
export interface DieLook {
  readonly colour: 'dieRed' | 'dieBlue' | 'dieBlack';
  readonly bars: number;
}

/** A ship from above, bow up: one path on a grid of 64. The even-odd rule cuts its seams out. */
export type Silhouette = string;

/** The pips of a track: a shape that the app has, or a sign. */
export interface TrackStyle {
  readonly pip: 'box' | 'flat' | 'slant' | 'spike' | Sign;
  readonly colour: ColourRole;
  /** In a list of ships: every pip, or how many there are, and nothing where there are none. */
  readonly inList: 'pips' | 'count';
}

const STAR =
  'M12 1.5C12.9 8.2 15.8 11.1 22.5 12C15.8 12.9 12.9 15.8 12 22.5C11.1 15.8 8.2 12.9 1.5 12C8.2 11.1 11.1 8.2 12 1.5Z';

/** Signs that more than one game has. */
export const SIGNS = {
  hit: {
    line: 'M12 4.6A7.4 7.4 0 1 1 12 19.4A7.4 7.4 0 0 1 12 4.6Z',
    fill: 'M12 8.6A3.4 3.4 0 1 1 12 15.4A3.4 3.4 0 0 1 12 8.6Z',
  },
  critical: { fill: STAR, colour: 'critical' },
  direct: {
    line: 'M12 2.5V15M6.5 6.5V9.5A5.5 5.5 0 0 0 17.5 9.5V6.5',
    fill: 'M12 22L7.2 14.2H16.8Z',
  },
  lock: {
    line: 'M12 5.2A6.8 6.8 0 1 1 12 18.8A6.8 6.8 0 0 1 12 5.2ZM12 1.8V8M12 16V22.2M1.8 12H8M16 12H22.2',
  },
  shield: {
    line: 'M12 2.8L19.5 5.6V11.5C19.5 16.2 16.4 19.6 12 21.4C7.6 19.6 4.5 16.2 4.5 11.5V5.6Z',
  },
  skull: {
    fill: 'M12 2C6.5 2 2.6 5.8 2.6 10.6C2.6 13.6 4.1 15.7 6.4 17.1V20.4C6.4 21.3 7.1 22 8 22H9.3V19.2H11.1V22H12.9V19.2H14.7V22H16C16.9 22 17.6 21.3 17.6 20.4V17.1C19.9 15.7 21.4 13.6 21.4 10.6C21.4 5.8 17.5 2 12 2ZM8.3 8.6A2.5 2.5 0 1 1 8.3 13.6A2.5 2.5 0 0 1 8.3 8.6ZM15.7 8.6A2.5 2.5 0 1 1 15.7 13.6A2.5 2.5 0 0 1 15.7 8.6ZM12 13.4L13.4 16.4H10.6Z',
  },
  hatched: {
    line: 'M12 1.4A10.6 10.6 0 1 1 12 22.6A10.6 10.6 0 0 1 12 1.4ZM2.06 10.91L10.91 2.06M2.95 16.25L16.25 2.95M5.67 19.74L19.74 5.67M9.87 21.77L21.77 9.87M17.52 20.34L20.34 17.52',
    colour: 'exhausted',
  },
} as const satisfies Readonly<Record<string, Sign>>;

/** The ship of the app's own mark, broad shoulders and two engine blocks, for any system to fly. */
export const FLAGSHIP: Silhouette =
  'M32 2L38.6 9.5L41.6 22L48.5 27V38L57.5 45V56.5L48.5 54.5V59L42 61.5L38.5 56H25.5L22 61.5L15.5 59V54.5L6.5 56.5V45L15.5 38V27L22.4 22L25.4 9.5ZM30.6 12H33.4V30H30.6ZM24 33H40V36H24ZM30.6 40H33.4V51H30.6Z';
