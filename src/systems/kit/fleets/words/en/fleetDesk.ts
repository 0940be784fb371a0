import type { Sentences } from '../../../../../core/checked/sentences';
import type { Wording } from '../../../../../core/words';
import { counts, list, number, plural } from '../../../english';
import type { FleetCodeWhy } from '../../fleetForm';
import type { Completions } from '../../completions';
import type { Fit } from '../../fits';

const CODES: Sentences<FleetCodeWhy> = {
  'not-a-fleet-code': () => 'This is not a fleet code.',
  'newer-fleet-code': () =>
    'This code comes from a later version of the app. Update the app first.',
  'damaged-fleet-code': () => 'This code is incomplete or mistyped. Copy it again.',
};

/** How far a search for completions came. */
const searched = ({ found, end, steps }: Completions): string => {
  const count = number(found.length);
  if (end === null) return 'Looking …';
  if (end === 'all' && found.length === 0) return 'No legal way to fill it.';
  if (end === 'all')
    return plural(found.length, { one: 'The only legal way.', other: 'All # legal ways.' });
  if (end === 'wanted') return `The best ${count}.`;
  return `Stopped after ${number(steps)} steps: ${count} found.`;
};

/** Why a ship fits or not, by what a game says of a breach. */
export const fitIn =
  <Breach>(say: (broken: Breach) => string) =>
  (one: Fit<unknown, Breach>): string => {
    if (one.fits) return 'It fits.';
    if ('breach' in one) return say(one.breach);
    return `With it, no legal fleet is possible. ${say(one.deadEnd)}`;
  };

/** What the desk for fleets says in every game; a game says its points by their own name. */
export const fleetDeskWords = {
  kicker: (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · '),
  figure: (value: number) => number(value),
  shipLabel: (name: string, badge: string | null) => (badge === null ? name : `${name} ${badge}`),
  done: 'Done',

  glance: {
    spent: (spent: number, limit: number) => `${number(spent)} of ${number(limit)}`,
    legal: 'Legal',
    breaks: (count: number) => plural(count, { one: 'Breaks # rule', other: 'Breaks # rules' }),
    unfinished: 'Not finished',
    unchecked: 'Cannot be checked',
    empty: 'No ships yet',
  },

  shares: {
    left: (left: number) => (left < 0 ? `${number(-left)} too much` : `${number(left)} left`),
  },

  state: { label: 'Legality', legal: 'This fleet is legal.' },

  ships: {
    label: 'Ships',
    none: 'No ships yet.',
    count: counts('ship'),
    add: 'Add ships',
    play: 'Play this fleet',
    addOne: (name: string) => `Add ${name}`,
    addAnyway: 'Add anyway',
    remove: (name: string) => `Remove ${name}`,
    cardOf: (name: string) => `Card of ${name}`,
    draft: 'Draft: name and cost only',
    noCard: 'No pack in use has its card.',
  },

  add: {
    title: 'Add ships',
    label: (name: string) => `Ships of ${name}`,
    any: 'All ships',
    note: (fits: number, all: number) => `${number(fits)} of ${number(all)} still fit`,
    search: 'Find a ship',
    none: 'No pack in use has a ship for this fleet.',
  },

  ship: {
    copies: counts('copy', 'copies'),
    name: (badge: string | null) => (badge === null ? 'Name' : `Name of ${badge}`),
    mark: (badge: string | null) => (badge === null ? 'Mark' : `Mark of ${badge}`),
    markHint: 'A letter or a number',
    remove: (badge: string | null) => (badge === null ? 'Remove' : `Remove ${badge}`),
    inFleet: 'In this fleet',
    cost: 'Points',
  },

  counted: {
    more: (name: string) => `One more ${name}`,
    less: (name: string) => `One less ${name}`,
  },

  completions: {
    title: (parts: readonly string[]) => (parts.length === 0 ? 'As it is' : list(parts)),
    detail: (others: readonly string[], worth: string, left: string) =>
      [...(others.length === 0 ? [] : [`with ${list(others)}`]), worth, left].join(' · '),
    left: (spent: number, left: number) =>
      left === 0 ? `all ${number(spent)} points` : `${number(spent)} points, ${number(left)} left`,
    part: (copies: number, name: string) => (copies === 1 ? name : `${number(copies)} × ${name}`),
    searched,
    worth: (aim: string, value: number) =>
      `${aim.replace(/^(?:More|Fewer) (.)/, (_, first: string) => first.toUpperCase())}: ${number(value, Number.isInteger(value) ? 0 : 1)}`,
  },

  text: {
    spent: (spent: number, limit: number) => `${number(spent)} of ${number(limit)} points`,
    ship: (copies: number, name: string, cost: number, names: readonly string[]) =>
      `${number(copies)} × ${name} (${number(cost)})` +
      (names.length > 0 ? `: ${names.join(', ')}` : ''),
    counted: (copies: number, name: string) =>
      copies === 1 ? name : `${number(copies)} × ${name}`,
  },

  codes: CODES,
} as const;

/** What another language, and each game, has to bring. */
export type FleetDeskWords = Wording<typeof fleetDeskWords>;
