import type { Wording } from '../../../../core/words';
import { hexes, number, plural } from '../../../kit/english';
import { anyGameWords } from '../../../kit/words/en/gamePages';
import type { Repair } from '../../cards/terms';
import { terms } from './terms';

const REPAIRS: Readonly<Record<Repair, string>> = {
  hull: 'hull',
  shields: 'shields',
  criticals: 'Critical Damage',
  exhausted: 'Exhausted',
};

/** What the pages of a game say in every edition. */
export const gamePageWords = {
  ...anyGameWords,
  ...terms,
  shapes: {
    arcs: 'Arcs',
    facings: 'Shield facings',
    arc: (arc: string, name: string) => `${arc}, ${name}`,
  },
  headline: { ...anyGameWords.headline, orders: 'Give orders', refresh: 'Refresh' },
  acts: {
    ...anyGameWords.acts,
    orders: (player: string) => `Orders: ${player}`,
    given: (given: number, places: number) => `${number(given)} of ${number(places)} given`,
    reveal: 'Reveal all orders',
    refresh: 'Refresh and go on',
    lastRefresh: 'Refresh and end the game',
  },

  orders: {
    title: 'Orders',
    coverText: 'Orders stay face down until all are revealed.',
    ships: 'Ships',
    withoutOrders: 'Take no orders',
    noShips: 'No ship takes orders.',
    places: (held: number, places: number) => `${number(held)}/${number(places)}`,
    takeBack: (order: string, ship: string) => `Take ${order} back from ${ship}`,
    library: (ship: string) => `Library: for ${ship}`,
    libraryAlone: 'Library',
    empty: 'No orders left in the library.',
    assign: (order: string) => `Assign ${order}`,
    assignSpoken: (order: string, ship: string) => `Assign ${order} to ${ship}`,
    anyway: 'Assign anyway',
    copies: (count: number) => `×${number(count)}`,
    repeat: 'As last round',
    fill: 'Fill the rest',
    next: (player: string) => `Hand over to ${player}`,
  },
  repairs: {
    heading: (card: string, ship: string) => `${card} at ${ship}`,
    whom: (what: Repair, amount: number) => `Who gets ${number(amount)} ${REPAIRS[what]} back?`,
    point: (ship: string, at: number, of: number) =>
      of === 1 ? `Shield Point of ${ship}` : `Shield Point ${number(at)} of ${ship}`,
    worst: 'Most damaged',
  },
  refresh: { title: 'Refresh Phase', follows: 'What happens' },

  row: {
    kicker: (role: string, code: string) => `${role} · ${code}`,
    hull: 'Hull',
    hullOf: (now: number, all: number) => `${number(now)}/${number(all)}`,
    shields: 'Shields',
    orderDown: 'Order',
  },
  ship: {
    skirmish: 'Skirmish',
    terrain: 'Terrain',
    /** With the code that is printed, where a card is read; in play its name is enough. */
    armament: (code: string | null, types: readonly string[], arc: string, distance: number) =>
      [code, types.join(' and '), arc, `up to ${hexes(distance)}`].filter(Boolean).join(' · '),
    movesLeft: (must: number, may: number) =>
      must > 0 && must < may
        ? `Moves: ${number(must)}–${number(may)} left`
        : `Moves: ${number(may)} left`,
    armaments: 'Armaments',
    keywords: 'Keywords',
  },
  move: {
    terrain: 'Into',
    hull: 'Hull Point',
    pool: 'Shield Point',
    endOwing: (count: number) =>
      `${plural(count, { one: '# Move', other: '# Moves' })} owed: end anyway`,
    turned: 'Turn first',
    turn: (turn: number) => {
      if (turn === 0) return 'Straight on';
      if (turn === 3) return 'Around';
      return turn < 0 ? `${number(-turn)} left` : `${number(turn)} right`;
    },
  },

  scenario: {
    rules: 'Special rules',
    deployment: 'Where ships start',
    lines: 'Ways to score',
    score: 'Score',
    byItself: 'scored by the app',
    scored: (times: number, limit: number | null) =>
      limit === null
        ? `scored ${number(times)}`
        : `scored ${number(times)} of ${plural(limit, { one: '# time', other: '# times' })}`,
  },
} as const;

/** What each edition, and another language, has to bring. */
export type GamePageWords = Wording<typeof gamePageWords>;
