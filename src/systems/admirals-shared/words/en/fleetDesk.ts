import type { Wording } from '../../../../core/words';
import { capital, dice, hexes, list, number, plural } from '../../../kit/english';
import type { Arc } from '../../cards/terms';
import { fleetDeskWords as kit } from '../../../kit/fleets/words/en/fleetDesk';

const tenths = (value: number) => number(value, Number.isInteger(value) ? 0 : 1);

/** What the desk for fleets says in both editions. */
export const fleetDeskWords = {
  ...kit,
  /** What a completion may aim for. */
  aims: {
    hull: 'More hull',
    shields: 'More shields',
    'dice-at-1': 'More dice at 1 hex',
    'dice-at-3': 'More dice at 3 hexes',
    'dice-at-5': 'More dice at 5 hexes',
    'skirmish-dice': 'More skirmish dice',
    moves: 'More moves',
    orders: 'More orders',
    'more-ships': 'More ships',
    'fewer-ships': 'Fewer ships',
  },

  terms: {
    label: 'Built for',
    anyShips: 'Any ships',
    anyShipsLine: (limit: string) => `All the ships you have, up to ${limit}`,
  },

  ship: {
    ...kit.ship,
    derived: 'At the table',
    orders: 'Orders',
    moves: 'Moves',
    skirmish: 'Skirmish dice',
    range: (min: number, max: number) =>
      min === max ? number(max) : `${number(min)} to ${number(max)}`,
  },

  orders: {
    title: 'Order library',
    type: (type: string) => `${type} orders`,
    search: (type: string) => `Find a ${type} order`,
    inAll: 'Orders',
    none: 'No pack in use has such orders.',
    usedBy: (ships: readonly string[]) => `For ${list(ships)}.`,
    usedByNone: 'No ship of this fleet can use it.',
    psionic: 'Psionic',
    clear: 'Clear the library',
    fill: 'Fill the rest',
    fillAll: 'Fill the orders',
    preset: capital,
    fillWith: (preset: string) => `Fill the rest: ${preset}`,
    sameAs: (fleet: string) => `Same as ${fleet}`,
  },

  totals: {
    title: 'Fleet card',
    line: (hull: number, shields: number, skirmish: number) =>
      `Hull ${number(hull)} · shields ${number(shields)} · skirmish ${number(skirmish)}`,
    inAll: 'Total',
    ships: 'Ships',
    hull: 'Hull',
    shields: 'Shields',
    dice: 'Dice',
    skirmishDice: 'Skirmish dice',
    orderLimit: 'Order limit',
    moves: 'Maximum moves',
    unknown: (count: number) =>
      `Not counted: ${plural(count, { one: '# ship', other: '# ships' })} without a card.`,
    byArc: 'Dice by arc',
    arc: (arc: Arc) => (arc === '360' ? '360°' : arc),
    byDistance: 'Dice by distance',
    diceCount: dice,
    bar: (away: number) => (away === 0 ? 'Adjacent' : hexes(away)),
    chart: 'Damage by distance',
    working: 'Working out the odds …',
    chartNote: (target: string) =>
      `Average hull that ${target} loses, hit at its fore: each ship once, at a fresh target, from its best side. Exact odds, best play on both sides.`,
    lost: (points: number) => `${tenths(Math.round(points * 10) / 10)} hull`,
    target: 'Target',
    targetLine: (role: string, hull: number) => `${role} · hull ${number(hull)}`,
    empty: 'Add ships to see their totals.',
  },

  text: {
    ...kit.text,
    orders: (type: string, names: readonly string[]) => `${type} orders: ${names.join(', ')}`,
  },

  sheet: {
    weapon: (name: string, mounts: string, types: readonly string[], distance: number | null) =>
      [`${name} ${mounts}`, types.join('/'), distance === null ? '' : `to ${number(distance)}`]
        .filter((part) => part !== '')
        .join(' · '),
    keywords: (keywords: readonly string[]) => keywords.join(', '),
  },
} as const;

/** What each edition, and another language, has to bring. */
export type AdmiralsFleetDeskWords = Wording<typeof fleetDeskWords>;
