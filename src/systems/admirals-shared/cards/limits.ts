/** How long a text and how large a number on a card may be: wide enough for print, narrow enough for a screen. */
export const LONGEST = {
  code: 32,
  name: 60,
  keyword: 40,
  question: 200,
  rules: 2000,
} as const;

export const MOST = {
  hull: 40,
  defence: 4,
  shields: 20,
  dice: 30,
  distance: 40,
  modifier: 6,
  moves: 6,
  repair: 20,
  power: 100,
  copies: 50,
  cost: 20,
  keywordValue: 20,
} as const;

export const MOST_ITEMS = {
  armaments: 12,
  mounts: 6,
  keywords: 24,
  codes: 60,
  icons: 6,
  modifiers: 16,
  conditions: 8,
  effects: 16,
  ships: 300,
  restrictions: 60,
  chart: 600,
} as const;
