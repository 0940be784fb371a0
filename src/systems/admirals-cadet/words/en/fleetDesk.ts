import { makeGrammar } from '../../../../core/words';
import { fleetDeskWords as shared } from '../../../admirals-shared/words/en/fleetDesk';
import type { OrderType } from '../../cards/terms';

const { plural, number } = makeGrammar('en');

const value = (count: number) => `${number(count)} Fleet Value`;

const TYPES: Readonly<Record<OrderType, string>> = {
  Basic: 'Basic orders',
  Special: 'Special orders',
  Psionic: 'Psionic orders',
};

const SEARCHES: Readonly<Record<OrderType, string>> = {
  Basic: 'Find a Basic order',
  Special: 'Find a Special order',
  Psionic: 'Find a Psionic order',
};

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
    custom: 'Another',
    power: 'Fleet Value at most',
    noShips:
      'No pack in use has a ship. Put the training set to use under Cards, or enter the cards of your box.',
  },

  ships: {
    ...shared.ships,
    costs: (kind: string, cost: number) => `${kind} · ${number(cost)} FV`,
    offer: (cost: number, role: string, figures: string) =>
      `${number(cost)} FV · ${role} · ${figures}`,
  },

  add: {
    ...shared.add,
    label: (faction: string) => (faction === '' ? 'Ships of all factions' : `Ships of ${faction}`),
  },

  ship: { ...shared.ship, cost: 'Fleet Value' },

  orders: {
    ...shared.orders,
    type: (type: OrderType) => TYPES[type],
    search: (type: OrderType) => SEARCHES[type],
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
    title: (spent: number, left: number) =>
      `${value(spent)}, ${left === 0 ? 'none' : number(left)} left`,
  },

  text: {
    ...shared.text,
    spent: (spent: number, limit: number) => `${number(spent)} of ${value(limit)}`,
    orders: (type: OrderType, names: readonly string[]) => `${TYPES[type]}: ${names.join(', ')}`,
  },

  sheet: {
    ...shared.sheet,
    crippled: 'Crippled',
    heavyReady: 'Heavy fired',
    kicker: (card: string | null, role: string, cost: number | null) =>
      [card, role, cost === null ? null : `${number(cost)} FV`].filter(Boolean).join(' · '),
    derived: (of: { readonly orders: number; readonly moves: string; readonly skirmish: number }) =>
      [
        plural(of.orders, { one: '# order', other: '# orders' }),
        `Moves ${of.moves}`,
        `Skirmish ${number(of.skirmish)}`,
      ].join(' · '),
  },
} as const;
