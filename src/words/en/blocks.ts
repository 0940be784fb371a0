import { makeGrammar } from '../../core/words';

const { plural, number, signed, chance } = makeGrammar('en');

/** What the parts of a page say by themselves, whatever the system. */
/** Faces of dice are numbers, or have names. */
const faceIn = (face: number | string) => (typeof face === 'number' ? `a ${number(face)}` : face);

export const blocks = {
  more: 'More',
  reads: (label: string) =>
    label.endsWith('?') ? `${label} Read the rule` : `What ${label} means`,
  named: (label: string, detail: string) => `${label}, ${detail}`,
  handing: { act: 'Hand over', never: 'Don’t ask again' },
  choice: {
    none: 'Nothing chosen',
    change: (label: string, chosen: string) => `${label}, ${chosen}, change`,
  },
  search: {
    clear: 'Clear the search',
    none: (query: string) => `Nothing matches “${query}”.`,
    more: (left: number) => `Show ${number(left)} more`,
    options: 'Search',
  },
  count: {
    of: (title: string, count: number) => `${title}, ${number(count)}`,
  },
  radar: {
    kinds: { bears: 'In range', 'too-far': 'Too far', outside: 'Out of arc' },
    distance: 'Distance',
    distanceOf: (distance: number) => `Distance ${number(distance)}`,
    direction: 'Direction',
    facing: 'Facing',
    turnLeft: 'Turn target left',
    turnRight: 'Turn target right',
    nearer: 'Nearer',
    farther: 'Farther',
    clockwise: 'Clockwise',
    counter: 'Anticlockwise',
    byHand: 'Move the target',
  },
  sum: {
    row: (label: string, value: number) => `${label}, ${signed(value)}`,
    wasted: 'Wasted',
    wastedRow: (label: string, value: number) => `${label}, ${signed(value)}, wasted by the limit`,
  },
  odds: {
    chart: (label: string, headline: string, value: string, bars: readonly string[]) =>
      [`${label}: ${headline} ${value}`, ...bars].join(', '),
    bar: (label: string, share: number) => `${label} ${chance(share)}`,
    share: (share: number) => number(Math.round(share * 100)),
  },
  group: {
    fold: (name: string) => `Hide ${name}`,
    unfold: (name: string) => `Show ${name}`,
  },
  diceKinds: {
    key: (kind: string, face: number | string, count: number) =>
      `${kind}: ${faceIn(face)}, ${number(count)} entered`,
    of: (kind: string, count: number) => `${number(count)} ${kind}`,
  },
  sections: {
    gone: 'gone',
  },
  pool: {
    free: (free: number, all: number) => `${number(free)} of ${number(all)} free`,
    stock: (label: string, figure: string, free: string) => `${label}, ${figure}: ${free}`,
  },
  stacks: {
    down: 'Face down',
    cards: (label: string, up: readonly string[], down: number) =>
      [label, ...up, ...(down === 0 ? [] : [`${number(down)} face down`])].join(', '),
  },
  dice: {
    entered: (label: string, entered: number, count: number) =>
      `${label}, ${number(entered)} of ${number(count)} entered`,
    progress: (entered: number, count: number) => `${number(entered)} of ${number(count)}`,
    face: (face: number | string, gives: string) =>
      gives === '' ? `Enter ${faceIn(face)}` : `Enter ${faceIn(face)}: ${gives}`,
    takeBack: 'Remove the last die',
    takeBackOne: (face: number | string) => `Remove ${faceIn(face)}`,
    clear: 'Clear',
    roll: (left: number) => plural(left, { one: 'Roll # die for me', other: 'Roll # dice for me' }),
    way: 'How dice are entered',
    rollShort: (left: number) => plural(left, { one: 'Roll # die', other: 'Roll # dice' }),
    rollForMe: 'Roll for me',
    enter: (left: number) => plural(left, { one: 'Enter # die', other: 'Enter # dice' }),
    each: 'Die by die',
    counts: 'Counts',
    app: 'App rolls',
    ofFace: (face: number | string, gives: string) => {
      const shown = typeof face === 'number' ? number(face) : face;
      if (shown === '') return gives;
      return gives === '' ? `Dice showing ${shown}` : `Dice showing ${shown}: ${gives}`;
    },
    /** Which faces give the same. */
    faces: (faces: readonly (number | string)[]) =>
      `on ${faces.map((face) => (typeof face === 'number' ? number(face) : face)).join(', ')}`,
    countOf: (count: number, name: string) => `${number(count)} × ${name}`,
    restMissed: (left: number) =>
      left === 0 ? 'The rest missed' : `The rest missed: ${number(left)}`,
    full: 'All dice are entered.',
  },
  shares: {
    spent: (spent: number, limit: number) => `${number(spent)} of ${number(limit)}`,
    range: (min: number, max: number | null) => {
      if (max === null) return min === 0 ? 'any number' : `at least ${number(min)}`;
      if (min === max) return `exactly ${number(max)}`;
      return min === 0 ? `at most ${number(max)}` : `${number(min)} to ${number(max)}`;
    },
    part: (label: string, value: number, range: string) => `${label}, ${number(value)}, ${range}`,
    over: 'Over the limit',
    wrong: 'Not allowed',
  },
};
