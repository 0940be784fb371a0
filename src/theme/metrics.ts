/** Spacing goes in fours. */
export const space = {
  xs: 4,
  s: 8,
  m: 12,
  l: 16,
  xl: 24,
  xxl: 32,
  /** From the screen's edge to what is on it. */
  edge: 14,
} as const;

export const radius = { pip: 4, small: 8, card: 14, sheet: 20, round: 999 } as const;

/** The smallest thing a thumb is asked to hit, and the height of the one primary act. */
export const target = 48;
export const primaryHeight = 52;

/** From here on the tabs stand at the left and screens show more at once. */
export const wideFrom = 900;

/** A line of sentences is not read beyond this. */
export const readingWidth = 640;
export const contentWidth = 1240;
