import { say, type Sentences } from '../../../../core/checked/sentences';
import { counts, dice, list, number, plural } from '../../../kit/english';
import { fleetDeskWords as shared } from '../../../admirals-shared/words/en/fleetDesk';
import { fitIn } from '../../../kit/fleets/words/en/fleetDesk';
import type { OrderType } from '../../cards/terms';
import type { Breach, Warning } from '../../fleet/checkFleet';

const value = (count: number) => `${number(count)} Fleet Value`;

const orders = counts('order');
const copies = counts('copy', 'copies');

const BREACHES: Sentences<Breach> = {
  'over-fleet-value': (b) =>
    `The fleet has ${value(b.value)} and may have ${number(b.most)}; take out ${number(b.remove)}.`,
  'mixed-faction': (b) =>
    `A fleet has one faction; here are ${list(b.factions)}; keep ${b.keep} and take out ${list(b.out)}.`,
  'too-many-refits': (b) =>
    `One Refit is allowed, and here are ${list(b.refits)}; take out ${number(b.refits.length - b.most)}.`,
  'no-heavy-ship': (b) =>
    b.choices.length > 0
      ? `The fleet needs a Heavy or Super Heavy ship; add ${list([...new Set(b.choices)], 'or')}.`
      : 'The fleet needs a Heavy or Super Heavy ship; add one.',
  'order-count': (b) =>
    `The library has ${orders(b.count)} and needs ${number(b.exactly)}; ` +
    (b.count < b.exactly
      ? `add ${number(b.exactly - b.count)}.`
      : `take out ${number(b.count - b.exactly)}.`),
  'basic-order-copies': (b) =>
    `${copies(b.copies)} of ${b.order}; a Basic order may have ${number(b.most)}; take out ${number(b.copies - b.most)}.`,
  'special-order-duplicate': (b) =>
    `${b.order} is Special: one copy only; take out ${number(b.copies - 1)}.`,
  'special-order-count': (b) =>
    `The library has ${number(b.count)} Special orders and may have ${number(b.most)}; take out ${number(b.count - b.most)}.`,
  'psionic-more-than-half': (b) =>
    `${number(b.count)} orders are Psionic, and half the library is ${number(b.most)}; take out ${number(b.count - b.most)}.`,
  'ship-card-missing': (b) =>
    `The ship card ${b.ship} is missing; add its pack or take the ship out.`,
  'order-card-missing': (b) =>
    `The order card ${b.order} is missing; add its pack or take the order out.`,
};

const WARNINGS: Sentences<Warning> = {
  'any-ships': (w) => `Any ships: only the limit of ${value(w.limit)} is checked.`,
  'value-left': (w) => `${value(w.left)} is left to spend.`,
  'unusual-ship-count': (w) =>
    `Most fleets have ${number(w.least)} to ${number(w.most)} ships; this one has ${number(w.count)}.`,
  'order-without-bearer': (w) => `No ship of this fleet can use ${w.order}.`,
};

const breach = (broken: Breach): string => say(BREACHES, broken);

export const fleetWords = {
  /** What is wrong and what would mend it, in one sentence. */
  breach,
  /** Why a ship fits or not. */
  fit: fitIn(breach),
  warning: (warning: Warning) => say(WARNINGS, warning),
} as const;

/** What the desk for fleets of the first edition says. */
export const fleetDeskWords = {
  ...shared,
  limit: value,

  shares: {
    ...shared.shares,
    label: 'Fleet Value',
    heavy: 'Heavy ships',
    refits: 'Refits',
    orders: 'Orders',
  },

  terms: {
    ...shared.terms,
    limit: 'Fleet Value',
    booklet: (limit: number) => `${number(limit)}, as in the booklet`,
    custom: 'Custom',
    power: 'Maximum Fleet Value',
    upTo: value,
    build: 'Ships',
    oneFaction: 'One faction',
    oneFactionLine: 'As in the booklet: a Heavy ship, at most one Refit',
    noShips:
      'No pack in use has a ship. Turn on the training set under Cards, or enter your own cards.',
  },

  ships: {
    ...shared.ships,
    costs: (kind: string, cost: number) => `${kind} · ${number(cost)} FV`,
    offer: (cost: number, hull: number, attack: number) =>
      `${number(cost)} FV · hull ${number(hull)} · ${dice(attack)}`,
  },

  add: {
    ...shared.add,
    label: (faction: string) => (faction === '' ? 'Ships of all factions' : `Ships of ${faction}`),
  },

  ship: { ...shared.ship, cost: 'Fleet Value' },

  orders: {
    ...shared.orders,
    note: (type: OrderType, count: number, most: number | null) => {
      if (type === 'Basic') return `${number(count)} · up to two of each`;
      const of = most === null ? number(count) : `${number(count)} of at most ${number(most)}`;
      return type === 'Special' ? `${of} · one of each` : `${of} · one a turn`;
    },
    count: (count: number, exactly: number) => `${number(count)} of ${number(exactly)}`,
    summary: (count: number, exactly: number, special: number, most: number) =>
      `${number(count)} of ${number(exactly)} · Special ${number(special)} of up to ${number(most)}`,
  },

  completions: {
    ...shared.completions,
    left: (spent: number, left: number) =>
      left === 0 ? `all ${value(spent)}` : `${value(spent)}, ${number(left)} left`,
  },

  text: {
    ...shared.text,
    spent: (spent: number, limit: number) => `${number(spent)} of ${value(limit)}`,
  },

  sheet: {
    ...shared.sheet,
    crippled: 'Crippled',
    heavyReady: 'Heavy fired',
    derived: (of: { readonly orders: number; readonly moves: string; readonly skirmish: number }) =>
      [
        plural(of.orders, { one: '# order', other: '# orders' }),
        `Moves ${of.moves}`,
        `Skirmish ${number(of.skirmish)}`,
      ].join(' · '),
  },
} as const;
