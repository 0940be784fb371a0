import type { TextStyle } from 'react-native';

/** The four faces that are bundled; nothing may ask for another. */
export const faces = {
  condensed: 'BarlowCondensed-SemiBold',
  regular: 'Barlow-Regular',
  medium: 'Barlow-Medium',
  strong: 'Barlow-SemiBold',
} as const;
export type Face = (typeof faces)[keyof typeof faces];

export type TypeStyle = Readonly<{
  fontFamily: Face;
  fontSize: number;
  lineHeight: number;
  letterSpacing?: number;
  textTransform?: TextStyle['textTransform'];
  /** How far the player's text size may take it: what is already large grows less. */
  maxScale: number;
}>;

const { condensed, regular, medium, strong } = faces;

/** Condensed for names and numbers, plain for sentences. Nothing is under 12. */
export const typeStyles = {
  display: { fontFamily: condensed, fontSize: 46, lineHeight: 50, maxScale: 1.5 },
  figure: { fontFamily: condensed, fontSize: 32, lineHeight: 36, maxScale: 1.6 },
  heading: { fontFamily: condensed, fontSize: 28, lineHeight: 32, maxScale: 1.7 },
  value: { fontFamily: condensed, fontSize: 24, lineHeight: 28, maxScale: 2 },
  name: { fontFamily: condensed, fontSize: 21, lineHeight: 26, maxScale: 2 },
  button: { fontFamily: condensed, fontSize: 20, lineHeight: 24, letterSpacing: 0.2, maxScale: 2 },
  label: {
    fontFamily: condensed,
    fontSize: 13,
    lineHeight: 18,
    letterSpacing: 1.1,
    textTransform: 'uppercase',
    maxScale: 2,
  },
  tab: { fontFamily: condensed, fontSize: 14, lineHeight: 18, letterSpacing: 0.3, maxScale: 1.7 },
  code: { fontFamily: condensed, fontSize: 14, lineHeight: 18, letterSpacing: 0.4, maxScale: 2 },
  body: { fontFamily: regular, fontSize: 16, lineHeight: 24, maxScale: 2 },
  strong: { fontFamily: strong, fontSize: 16, lineHeight: 24, maxScale: 2 },
  detail: { fontFamily: regular, fontSize: 14, lineHeight: 20, maxScale: 2 },
  chip: { fontFamily: medium, fontSize: 14, lineHeight: 18, maxScale: 2 },
} as const satisfies Readonly<Record<string, TypeStyle>>;

export type TextVariant = keyof typeof typeStyles;
