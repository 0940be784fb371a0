import { makeGrammar } from '../../../../core/words';
import type { Sentences } from '../../../../core/checked/sentences';
import type { Arc, Category, OrderType, Role } from '../../cards/terms';
import type { FleetCodeWhy } from '../../desks/fleets/codeParts';
import type { Library } from '../../../admirals/fleet/libraryRules';
import type { FleetMode } from '../../fleet/types';

const { plural, number, list } = makeGrammar('en');

const MODES: Readonly<Record<FleetMode, string>> = {
  constructed: 'Constructed',
  open: 'Open play',
};

const CATEGORY: Readonly<Record<Category, string>> = {
  core: 'Core',
  specialist: 'Specialist',
  support: 'Support',
};

const whole = (value: number) => number(value, Number.isInteger(value) ? 0 : 1);
const hull = (points: number) => `hull ${number(points)}`;
const dice = (count: number) => plural(count, { one: '# die', other: '# dice' });

const CODES: Sentences<FleetCodeWhy> = {
  'not-a-fleet-code': () => 'This is not the code of a fleet.',
  'newer-fleet-code': () =>
    'This code comes from a later version of the app. Update the app first.',
  'damaged-fleet-code': () =>
    'This code is not whole: a letter is missing or wrong. Copy it again.',
};

/** What the desk for fleets says. */
export const fleetDeskWords = {
  mode: (mode: FleetMode) => MODES[mode],
  category: (category: Category) => CATEGORY[category],
  limit: (level: string, power: number) =>
    level === 'custom' ? `${number(power)} power` : `${level}, ${number(power)} power`,
  kicker: (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · '),
  figure: (value: number) => number(value),
  shipLabel: (name: string, badge: string | null) => (badge === null ? name : `${name} ${badge}`),
  done: 'Done',

  glance: {
    power: (spent: number, limit: number) => `${number(spent)} of ${number(limit)}`,
    legal: 'Legal',
    breaks: (count: number) => plural(count, { one: 'Breaks # rule', other: 'Breaks # rules' }),
    noList: 'Its list is missing',
    empty: 'No ships yet',
  },

  shares: {
    label: 'Power',
    left: (left: number) => (left < 0 ? `${number(-left)} too much` : `${number(left)} left`),
    ofSpent: 'Shares are of the power spent.',
  },

  terms: {
    label: 'The battle it is for',
    mode: 'Mode',
    levels: 'Escalation level',
    level: (level: string, power: number) => `${level} ${number(power)}`,
    custom: 'Custom',
    power: 'Power limit',
    list: 'Construction list',
    listLine: (code: string, ships: number) =>
      `${code} · ${plural(ships, { one: '# ship', other: '# ships' })}`,
    listMissing: (code: string) =>
      code === ''
        ? 'No construction list is chosen, so nothing can be checked. Choose one, or add a pack that has one.'
        : `The construction list ${code} is in no pack in use, so nothing can be checked. Choose another, or add its pack.`,
    noLists:
      'No pack in use has a construction list. Put the training set to use under Cards, or enter the list from your box.',
  },

  state: {
    label: 'Legality',
    legal: 'This fleet is legal.',
  },

  ships: {
    label: 'Ships',
    none: 'No ships yet. A tap adds one.',
    count: (count: number) => plural(count, { one: '# ship', other: '# ships' }),
    add: 'Add ships',
    addOne: (name: string) => `Add ${name}`,
    addAnyway: 'Add anyway',
    addAnywayOf: (name: string) => `Add ${name} anyway`,
    remove: (name: string) => `Take out ${name}`,
    cardOf: (name: string) => `Card of ${name}`,
    line: (category: Category | null, role: Role | null) =>
      [category === null ? null : CATEGORY[category], role].filter(Boolean).join(' · '),
    figures: (code: string, points: number, count: number, moves: number) =>
      `${hull(points)} · ${dice(count)} · ${plural(moves, { one: '# move', other: '# moves' })} · ${code}`,
    power: (power: number) => number(power),
    costs: (kind: string, power: number) => `${kind} · ${number(power)} power`,
    commander: (name: string) => `Commander ${name}`,
    noCard: 'Its card is in no pack in use.',
    notListed: 'Not on this list.',
  },

  add: {
    title: 'Add ships',
    label: (name: string) => `Ships of ${name}`,
    note: (fits: number, all: number) => `${number(fits)} of ${number(all)} still fit`,
    search: 'Find a ship',
    none: 'This list has no ships.',
  },

  ship: {
    copies: (count: number) => plural(count, { one: '# copy', other: '# copies' }),
    name: (badge: string | null) => (badge === null ? 'Name' : `Name of ${badge}`),
    mark: (badge: string | null) => (badge === null ? 'Mark' : `Mark of ${badge}`),
    markHint: 'A letter or a number',
    remove: (badge: string | null) => (badge === null ? 'Take it out' : `Take out ${badge}`),
    inFleet: 'In this fleet',
    hull: 'Hull',
    shields: 'Shields',
    armor: (value: number) => `Armor ${number(value)}`,
    flak: (value: number) => `Flak ${number(value)}`,
    keywords: 'Keywords',
    armaments: 'Armaments',
    derived: 'At the table',
    orders: 'Orders',
    moves: 'Moves',
    skirmish: 'Skirmish dice',
    range: (min: number, max: number) =>
      min === max ? number(max) : `${number(min)} to ${number(max)}`,
    power: 'Power',
  },

  orders: {
    title: 'Order library',
    inAll: 'Orders',
    type: (type: OrderType) => (type === 'Basic' ? 'Basic orders' : 'Special orders'),
    basicNote: ({ count, exactly, cost }: Library['basic']) =>
      `${number(count)} of exactly ${number(exactly)}` +
      (cost > 0 ? ` · 10 less ${number(cost)} for flight groups` : ''),
    specialNote: ({ count, most, cost }: Library['special']) =>
      `${number(count)} of at most ${number(most)}` +
      (cost > 0 ? ` · 5 less ${number(cost)} for the commander` : ''),
    line: (basic: Library['basic'], special: Library['special']) =>
      `Basic ${number(basic.count)} of ${number(basic.exactly)} · ` +
      `Special ${number(special.count)} of up to ${number(special.most)}`,
    search: (type: OrderType) => (type === 'Basic' ? 'Find a Basic order' : 'Find a Special order'),
    none: 'No pack in use has such orders.',
    usedBy: (ships: readonly string[]) => `For ${list(ships)}.`,
    usedByAll: 'For every ship.',
    usedByNone: 'No ship of this fleet can use it.',
    psionic: 'Psionic',
    bonus: 'Bonus order',
    more: (name: string) => `One more ${name}`,
    less: (name: string) => `One less ${name}`,
    open: 'Open play has no orders.',
    clear: 'Empty the library',
  },

  command: {
    title: 'Command',
    line: (commander: string | null, groups: readonly string[]) =>
      [commander ?? 'No commander', ...groups].join(' · '),
    commander: 'Commander',
    appoint: (name: string) => `Appoint ${name}`,
    dismiss: (name: string) => `Dismiss ${name}`,
    on: 'On the ship',
    cost: (cost: number) =>
      plural(cost, { one: 'Costs # Special order', other: 'Costs # Special orders' }),
    onShips: (lines: readonly { readonly ship: string; readonly cost: number }[]) =>
      `Special orders: ${lines.map(({ ship, cost }) => `${number(cost)} on ${ship}`).join(', ')}.`,
    groups: 'Flight groups',
    groupsNote: (carriers: number) =>
      plural(carriers, { one: '# Carrier in the fleet', other: '# Carriers in the fleet' }),
    groupsOpenNote: 'At most one',
    groupCost: (cost: number) =>
      `${plural(cost, { one: 'Costs # Basic order', other: 'Costs # Basic orders' })}.`,
    groupOn: (group: string) => `${group} flies from`,
    carries: (group: string) => `Carries ${group}`,
    launch: (group: string) => `One more ${group}`,
    land: (group: string) => `One less ${group}`,
    noGroups: 'No pack in use has a flight group for this list.',
    noCommanders: 'No pack in use has a commander for this list.',
    offChart: 'Not on the chart of this list.',
    whole: 'Leads the whole fleet',
  },

  totals: {
    title: 'Fleet card',
    line: (points: number, shields: number, skirmish: number) =>
      `Hull ${number(points)} · shields ${number(shields)} · skirmish ${number(skirmish)}`,
    inAll: 'In all',
    ships: 'Ships',
    hull: 'Hull',
    shields: 'Shields',
    dice: 'Dice',
    skirmish: 'Skirmish dice',
    orders: 'Order limit',
    moves: 'Moves at most',
    unknown: (count: number) =>
      `${plural(count, { one: '# ship has', other: '# ships have' })} no card at hand and are not counted.`,
    byArc: 'Dice by arc',
    arc: (arc: Arc) => (arc === '360' ? '360°' : arc),
    byDistance: 'Dice by distance',
    diceCount: dice,
    chart: 'What it does at each distance',
    working: 'Working out the odds …',
    chartNote: (target: string) =>
      `Hull that ${target} loses on average, struck at its fore: each ship once, at a fresh target, from where it strikes best. Exact odds, best play on both sides.`,
    bar: (hexes: number) =>
      hexes === 0 ? 'Adjacent' : plural(hexes, { one: '# hex', other: '# hexes' }),
    lost: (points: number) => `${whole(Math.round(points * 10) / 10)} hull`,
    target: 'Target',
    targetLine: (role: Role, points: number) => `${role} · ${hull(points)}`,
    empty: 'Add ships, and their figures are added up here.',
  },

  completions: {
    title: (power: number, left: number) =>
      left === 0
        ? `${number(power)} power, none left`
        : `${number(power)} power, ${number(left)} left`,
    detail: (parts: readonly string[], worth: string) =>
      `${parts.length === 0 ? 'As it is' : list(parts)} · ${worth}`,
    part: (copies: number, name: string) => (copies === 1 ? name : `${number(copies)} ${name}`),
    searching: (steps: number) => `Looking: ${number(steps)} steps so far …`,
    worth: (aim: string, value: number) => `${aim}: ${whole(value)}`,
  },

  text: {
    power: (spent: number, limit: number) => `${number(spent)} of ${number(limit)} power`,
    group: (category: Category, power: number) => `${CATEGORY[category]} (${number(power)})`,
    ship: (copies: number, name: string, power: number, names: readonly string[]) =>
      `${number(copies)} × ${name} (${number(power)})` +
      (names.length > 0 ? `: ${names.join(', ')}` : ''),
    others: 'Not on the list',
    orders: (type: OrderType, names: readonly string[]) => `${type} orders: ${names.join(', ')}`,
    order: (copies: number, name: string) => (copies === 1 ? name : `${number(copies)} × ${name}`),
    commander: (name: string, ship: string | null) =>
      ship === null ? `Commander: ${name}` : `Commander: ${name} on ${ship}`,
    flightGroup: (name: string, ship: string | null) =>
      ship === null ? `Flight group: ${name}` : `Flight group: ${name} on ${ship}`,
  },

  sheet: {
    kicker: (card: string | null, role: Role, power: number | null) =>
      [card, role, power === null ? null : `${number(power)} power`].filter(Boolean).join(' · '),
    hull: 'Hull',
    shields: 'Shields',
    critical: 'Critical',
    exhausted: 'Exhausted',
    figures: (of: {
      readonly armor: number;
      readonly flak: number;
      readonly orders: number;
      readonly moves: string;
      readonly skirmish: number;
    }) =>
      `Armor ${number(of.armor)} · Flak ${number(of.flak)} · Orders ${number(of.orders)} · ` +
      `Moves ${of.moves} · Skirmish ${number(of.skirmish)}`,
    weapon: (name: string, mounts: string, types: readonly string[], distance: number | null) =>
      [`${name} ${mounts}`, types.join('/'), distance === null ? '' : `to ${number(distance)}`]
        .filter((part) => part !== '')
        .join(' · '),
    keywords: (keywords: readonly string[]) => keywords.join(', '),
  },

  codes: CODES,
} as const;
