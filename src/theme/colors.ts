import type { ColourRole } from '../core/drawing/drawing';

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
  /** A tint a team, each with a shape of its own: triangle, diamond, square, disc, cross, hourglass. */
  teamA: string;
  teamB: string;
  teamC: string;
  teamD: string;
  teamE: string;
  teamF: string;
  /** The act that a screen is for. The ice of team A, because both are where to look. */
  accent: string;
  shield: string;
  critical: string;
  order: string;
  good: string;
  /** Charge, power, spikes. */
  energy: string;
  /** Shapes only: as text it is `muted`. */
  exhausted: string;
  /** Dice only, deep under white ink; black has an edge of ink too. */
  dieRed: string;
  dieBlue: string;
  dieBlack: string;
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
  teamC: '#F4A3D8',
  teamD: '#B9DC5A',
  teamE: '#FF9673',
  teamF: '#C8C4BA',
  accent: '#6CC8FF',
  shield: '#5FE0C0',
  critical: '#FF6F91',
  order: '#C7A6FF',
  good: '#8BE28B',
  energy: '#F2E77C',
  exhausted: '#8C98AE',
  dieRed: '#CC4646',
  dieBlue: '#3A6FE0',
  dieBlack: '#04070D',
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
  teamC: '#A3267F',
  teamD: '#4F6B00',
  teamE: '#B03A10',
  teamF: '#5F5A50',
  accent: '#0B6FB8',
  shield: '#067A61',
  critical: '#B81D4A',
  order: '#6A3FC0',
  good: '#23792B',
  energy: '#756200',
  exhausted: '#6B7688',
  dieRed: '#B83232',
  dieBlue: '#2456C4',
  dieBlack: '#111A2B',
  onFill: '#FFFFFF',
  scrim: 'rgba(17, 26, 43, 0.56)',
  shadow: '0 8px 24px rgba(17, 26, 43, 0.16)',
};

/** A QR code is black on white whatever the theme: cameras want it so. */
export const codeColors = { ink: '#000000', paper: '#FFFFFF' } as const;

/** What is drawn on a die, and the edge of a black one, whatever the theme. */
export const dieInk = '#FFFFFF';

export const colorsOf: Readonly<Record<Scheme, Colors>> = { dark, light };

const teamTones = [
  'teamA',
  'teamB',
  'teamC',
  'teamD',
  'teamE',
  'teamF',
] as const satisfies readonly (keyof Colors)[];

/** Colours that words may be written in, on the ground and on both surfaces. */
export const textTones = [
  'text',
  'muted',
  'accent',
  ...teamTones,
  'shield',
  'critical',
  'order',
  'good',
  'energy',
] as const satisfies readonly (keyof Colors)[];
export type TextTone = (typeof textTones)[number];

/** Words are not written in the grey of exhausted shapes. */
export const wordsIn = (colour: ColourRole): TextTone =>
  colour === 'exhausted' ? 'muted' : colour;

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
  ...teamTones,
  'shield',
  'critical',
  'order',
  'good',
  'energy',
] as const satisfies readonly (keyof Colors)[];

/** What words and shapes stand on. */
export const grounds = ['ground', 'surface', 'raised'] as const satisfies readonly (keyof Colors)[];

/** What a die is filled with. */
export const dieTones = [
  'dieRed',
  'dieBlue',
  'dieBlack',
] as const satisfies readonly (keyof Colors)[];
