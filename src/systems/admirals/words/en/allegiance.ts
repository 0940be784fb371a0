export const allegianceWords = {
  label: 'Allegiance',
  short: 'Faction',
  hint: 'Its first word is its colour, such as Explore.',
  known: 'As on other cards',
  colour: 'Colour',
  colours: {
    Explore: 'Explore (blue)',
    Expand: 'Expand (yellow)',
    Exploit: 'Exploit (green)',
    Exterminate: 'Exterminate (red)',
  },
} as const;
