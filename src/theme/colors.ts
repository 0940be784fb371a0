export const schemes = ['dark', 'light'] as const;
export type Scheme = (typeof schemes)[number];

/** Colour means one thing each, and each has its shape beside it. */
export type Colors = Readonly<{
  /** One ground and two raised surfaces; lines part them and carry no meaning. */
  ground: string;
  surface: string;
  raised: string;
  line: string;
  /** The border of a control or an empty box: a line that must be seen. */
  outline: string;
  text: string;
  muted: string;
  teamA: string;
  teamB: string;
  /** The act that a screen is for. The ice of team A, because both are where to look. */
  accent: string;
  shield: string;
  critical: string;
  order: string;
  good: string;
  /** Shapes only: as text it is `muted`. */
  exhausted: string;
  /** Text on a filled accent, order, critical, shield or team colour. */
  onFill: string;
  /** Between the screen and a sheet. */
  scrim: string;
  /** Under what floats. */
  shadow: string;
}>;

const dark: Colors = {
  ground: '#0B111E',
  surface: '#131C2E',
  raised: '#1B273D',
  line: '#2C3B57',
  outline: '#63759A',
  text: '#EDF2FA',
  muted: '#A3B3CE',
  teamA: '#6CC8FF',
  teamB: '#FFB65C',
  accent: '#6CC8FF',
  shield: '#5FE0C0',
  critical: '#FF6F91',
  order: '#C7A6FF',
  good: '#8BE28B',
  exhausted: '#8C98AE',
  onFill: '#0B111E',
  scrim: 'rgba(3, 6, 13, 0.72)',
  shadow: '0 8px 24px rgba(3, 6, 13, 0.4)',
};

const light: Colors = {
  ground: '#F3F5F9',
  surface: '#FFFFFF',
  raised: '#E9EEF6',
  line: '#C4CFDF',
  outline: '#7686A0',
  text: '#111A2B',
  muted: '#4B5B77',
  teamA: '#0B6FB8',
  teamB: '#9A5600',
  accent: '#0B6FB8',
  shield: '#067A61',
  critical: '#B81D4A',
  order: '#6A3FC0',
  good: '#23792B',
  exhausted: '#6B7688',
  onFill: '#FFFFFF',
  scrim: 'rgba(17, 26, 43, 0.56)',
  shadow: '0 8px 24px rgba(17, 26, 43, 0.16)',
};

/** A QR code is black on white whatever the theme: cameras want it so. */
export const codeColors = { ink: '#000000', paper: '#FFFFFF' } as const;

export const colorsOf: Readonly<Record<Scheme, Colors>> = { dark, light };

/** Colours that words may be written in, on the ground and on both surfaces. */
export const textTones = [
  'text',
  'muted',
  'accent',
  'teamA',
  'teamB',
  'shield',
  'critical',
  'order',
  'good',
] as const satisfies readonly (keyof Colors)[];
export type TextTone = (typeof textTones)[number];

/** Colours that shapes and the borders of controls are drawn in. */
export const graphicTones = [
  ...textTones,
  'outline',
  'exhausted',
] as const satisfies readonly (keyof Colors)[];
export type GraphicTone = (typeof graphicTones)[number];

/** Colours that are filled in with words upon them. */
export const fillTones = [
  'accent',
  'teamA',
  'teamB',
  'shield',
  'critical',
  'order',
  'good',
] as const satisfies readonly (keyof Colors)[];

/** What words and shapes stand on. */
export const grounds = ['ground', 'surface', 'raised'] as const satisfies readonly (keyof Colors)[];
