/** A drawing on a grid of 24: what is filled, and what is a line. */
export type IconPath = Readonly<{ fill?: string; line?: string }>;

const star =
  'M12 1.5C12.9 8.2 15.8 11.1 22.5 12C15.8 12.9 12.9 15.8 12 22.5C11.1 15.8 8.2 12.9 1.5 12C8.2 11.1 11.1 8.2 12 1.5Z';

export const iconPaths = {
  // The tabs
  play: {
    line: 'M12 2.6L20.2 7.3V16.7L12 21.4L3.8 16.7V7.3Z',
    fill: 'M12 6.6L15.9 16.2L12 14.1L8.1 16.2Z',
  },
  fleets: {
    fill: 'M12 2.5L15.4 11L12 9.2L8.6 11ZM6 12L9.4 20.5L6 18.7L2.6 20.5ZM18 12L21.4 20.5L18 18.7L14.6 20.5Z',
  },
  cards: {
    line: 'M4.5 8.5A1.5 1.5 0 0 1 6 7H13A1.5 1.5 0 0 1 14.5 8.5V19.5A1.5 1.5 0 0 1 13 21H6A1.5 1.5 0 0 1 4.5 19.5ZM9 3.5H18A1.5 1.5 0 0 1 19.5 5V17M7.5 11H11.5M7.5 14H11.5',
  },
  rules: {
    line: 'M12 6.6C9.8 5.1 7 4.5 3.2 4.5V18C7 18 9.8 18.6 12 20.1C14.2 18.6 17 18 20.8 18V4.5C17 4.5 14.2 5.1 12 6.6ZM12 6.6V20.1',
  },
  more: {
    fill: 'M5 9.9A2.1 2.1 0 1 1 5 14.1A2.1 2.1 0 0 1 5 9.9ZM12 9.9A2.1 2.1 0 1 1 12 14.1A2.1 2.1 0 0 1 12 9.9ZM19 9.9A2.1 2.1 0 1 1 19 14.1A2.1 2.1 0 0 1 19 9.9Z',
  },
  // Moving about
  back: { line: 'M14.5 4.5L7 12L14.5 19.5' },
  down: { line: 'M4.5 8.5L12 16L19.5 8.5' },
  forward: { line: 'M9.5 4.5L17 12L9.5 19.5' },
  close: { line: 'M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5' },
  undo: { line: 'M8.5 4L3.5 9L8.5 14M4 9H13.5A6 5.75 0 0 1 13.5 20.5H9' },
  redo: { line: 'M15.5 4L20.5 9L15.5 14M20 9H10.5A6 5.75 0 0 0 10.5 20.5H15' },
  backspace: { line: 'M8.5 5H20.5V19H8.5L2.5 12ZM11.5 9L17 15M17 9L11.5 15' },
  plus: { line: 'M12 4V20M4 12H20' },
  minus: { line: 'M4 12H20' },
  search: { line: 'M10.5 3.5A7 7 0 1 1 10.5 17.5A7 7 0 0 1 10.5 3.5ZM15.7 15.7L21 21' },
  covered: {
    line: 'M2.5 12C5 8 8.3 6 12 6S19 8 21.5 12C19 16 15.7 18 12 18S5 16 2.5 12ZM4.5 20L19.5 4',
  },
  check: { line: 'M4 12.5L9.5 18L20 6.5' },
  share: { line: 'M12 14.5V3M7.5 7L12 2.8L16.5 7M7 11H5V21H19V11H17' },
  save: { line: 'M12 3V15M7.5 11L12 15.4L16.5 11M4 17V20.5H20V17' },
  restore: { line: 'M12 15.5V3.5M7.5 8L12 3.4L16.5 8M4 17V20.5H20V17' },
  pin: { line: 'M8.5 3H15.5L14.7 9.6L18.5 13.5V15H5.5V13.5L9.3 9.6ZM12 15V21.5' },
  pinned: {
    line: 'M8.5 3H15.5L14.7 9.6L18.5 13.5V15H5.5V13.5L9.3 9.6ZM12 15V21.5',
    fill: 'M8.5 3H15.5L14.7 9.6L18.5 13.5V15H5.5V13.5L9.3 9.6Z',
  },
  print: { line: 'M7 8.5V3H17V8.5M7 17.5H3.5V8.5H20.5V17.5H17M7 13.5H17V21H7Z' },
  turnLeft: { line: 'M4.5 12A7.5 7.5 0 1 0 8 5.7M8.4 1.8L7.6 6.1L12 6.9' },
  turnRight: { line: 'M19.5 12A7.5 7.5 0 1 1 16 5.7M15.6 1.8L16.4 6.1L12 6.9' },
  arcs: { line: 'M12 20.5L3.6 8.4A13 13 0 0 1 20.4 8.4ZM8 14.7A6.5 6.5 0 0 1 16 14.7' },
  question: {
    line: 'M8.2 8.4A3.9 3.9 0 1 1 13.6 12C12.5 12.5 12 13.2 12 14.6V15.2',
    fill: 'M12 18A1.5 1.5 0 1 1 12 21A1.5 1.5 0 0 1 12 18Z',
  },
  info: {
    line: 'M12 2.8A9.2 9.2 0 1 1 12 21.2A9.2 9.2 0 0 1 12 2.8ZM12 11V17',
    fill: 'M12 6.3A1.3 1.3 0 1 1 12 8.9A1.3 1.3 0 0 1 12 6.3Z',
  },
  warning: {
    line: 'M12 3.2L22 20.5H2ZM12 9.5V14.5',
    fill: 'M12 16.1A1.2 1.2 0 1 1 12 18.5A1.2 1.2 0 0 1 12 16.1Z',
  },
  shield: {
    line: 'M12 2.8L19.5 5.6V11.5C19.5 16.2 16.4 19.6 12 21.4C7.6 19.6 4.5 16.2 4.5 11.5V5.6Z',
  },
  exhausted: {
    line: 'M12 2.8A9.2 9.2 0 1 1 12 21.2A9.2 9.2 0 0 1 12 2.8ZM4.2 16.9L16.9 4.2M7.1 19.8L19.8 7.1',
  },
  // At the table
  star: { fill: star },
  critical: { fill: star },
  hit: {
    line: 'M12 4.6A7.4 7.4 0 1 1 12 19.4A7.4 7.4 0 0 1 12 4.6Z',
    fill: 'M12 8.6A3.4 3.4 0 1 1 12 15.4A3.4 3.4 0 0 1 12 8.6Z',
  },
  direct: {
    line: 'M12 2.5V15M6.5 6.5V9.5A5.5 5.5 0 0 0 17.5 9.5V6.5',
    fill: 'M12 22L7.2 14.2H16.8Z',
  },
  lock: {
    line: 'M12 5.2A6.8 6.8 0 1 1 12 18.8A6.8 6.8 0 0 1 12 5.2ZM12 1.8V8M12 16V22.2M1.8 12H8M16 12H22.2',
  },
  skull: {
    fill: 'M12 2C6.5 2 2.6 5.8 2.6 10.6C2.6 13.6 4.1 15.7 6.4 17.1V20.4C6.4 21.3 7.1 22 8 22H9.3V19.2H11.1V22H12.9V19.2H14.7V22H16C16.9 22 17.6 21.3 17.6 20.4V17.1C19.9 15.7 21.4 13.6 21.4 10.6C21.4 5.8 17.5 2 12 2ZM8.3 8.6A2.5 2.5 0 1 1 8.3 13.6A2.5 2.5 0 0 1 8.3 8.6ZM15.7 8.6A2.5 2.5 0 1 1 15.7 13.6A2.5 2.5 0 0 1 15.7 8.6ZM12 13.4L13.4 16.4H10.6Z',
  },
  dice: {
    line: 'M6.5 3.5H17.5A3 3 0 0 1 20.5 6.5V17.5A3 3 0 0 1 17.5 20.5H6.5A3 3 0 0 1 3.5 17.5V6.5A3 3 0 0 1 6.5 3.5Z',
    fill: 'M8.2 6.7A1.5 1.5 0 1 1 8.2 9.7A1.5 1.5 0 0 1 8.2 6.7ZM12 10.5A1.5 1.5 0 1 1 12 13.5A1.5 1.5 0 0 1 12 10.5ZM15.8 14.3A1.5 1.5 0 1 1 15.8 17.3A1.5 1.5 0 0 1 15.8 14.3Z',
  },
} as const satisfies Readonly<Record<string, IconPath>>;

export type IconName = keyof typeof iconPaths;

/** In the order of the list; Object.keys forgets which keys a record has. */
export const iconNames = Object.keys(iconPaths) as readonly IconName[];
