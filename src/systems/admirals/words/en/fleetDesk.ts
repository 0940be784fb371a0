import { counts, dice, number, plural } from '../../../kit/english';
import type { Category, Role } from '../../../admirals-shared/cards/terms';
import type { FleetMode } from '../../../admirals-shared/fleet/types';
import { fleetDeskWords as shared } from '../../../admirals-shared/words/en/fleetDesk';
import type { Library } from '../../fleet/libraryRules';
import { CATEGORY } from './fleet';

/** What the desk for fleets says. */
export const fleetDeskWords = {
  ...shared,
  mode: (mode: FleetMode) => (mode === 'open' ? 'Open play' : 'Constructed'),
  category: (category: Category) => CATEGORY[category],
  limit: (level: string, power: number) =>
    level === 'custom' ? `${number(power)} power` : `${level}, ${number(power)} power`,

  glance: { ...shared.glance, unchecked: 'Its list is missing' },

  shares: { ...shared.shares, label: 'Power', ofSpent: 'Shares are of the power spent.' },

  terms: {
    ...shared.terms,
    mode: 'Mode',
    levels: 'Escalation level',
    level: (level: string, power: number) => `${level} ${number(power)}`,
    custom: 'Custom',
    power: 'Power limit',
    list: 'Construction list',
    upTo: (power: number) => `${number(power)} power`,
    listLine: counts('ship'),
    listMissing: (code: string) =>
      `No pack in use has the list ${code}. Choose another, or add its pack.`,
  },

  ships: {
    ...shared.ships,
    kind: (category: Category | null, role: Role | null) =>
      [category === null ? null : CATEGORY[category], role].filter(Boolean).join(' · '),
    offer: (
      category: Category | null,
      power: number,
      has: { readonly hull: number; readonly dice: number } | null,
    ) =>
      [
        category === null ? `${number(power)} power` : `${CATEGORY[category]} ${number(power)}`,
        ...(has ? [`hull ${number(has.hull)}`, dice(has.dice)] : [shared.ships.noCard]),
      ].join(' · '),
    costs: (kind: string, power: number) => `${kind} · ${number(power)} power`,
    commander: (name: string) => `Commander ${name}`,
    notListed: 'Not on this list.',
    points: 'Power Points',
  },

  add: { ...shared.add, none: 'This list has no ships.' },

  ship: { ...shared.ship, cost: 'Power' },

  orders: {
    ...shared.orders,
    basicNote: ({ count, exactly, cost }: Library['basic']) =>
      `${number(count)} of exactly ${number(exactly)}` +
      (cost > 0 ? ` · 10 minus ${number(cost)} for flight groups` : ''),
    specialNote: ({ count, most, cost }: Library['special']) =>
      `${number(count)} of at most ${number(most)}` +
      (cost > 0 ? ` · 5 minus ${number(cost)} for the commander` : ''),
    line: (basic: Library['basic'], special: Library['special']) =>
      `Basic ${number(basic.count)} of ${number(basic.exactly)} · ` +
      `Special ${number(special.count)} of up to ${number(special.most)}`,
    bonus: 'Bonus order',
    open: 'Open play has no orders.',
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
    groupsNote: counts('Carrier in the fleet', 'Carriers in the fleet'),
    groupsOpenNote: 'At most one',
    groupCost: (cost: number) =>
      `${plural(cost, { one: 'Costs # Basic order', other: 'Costs # Basic orders' })}.`,
    groupOn: (group: string) => `${group} flies from`,
    carries: (group: string) => `Carries ${group}`,
    noGroups: 'No pack in use has a flight group for this list.',
    noCommanders: 'No pack in use has a commander for this list.',
    offChart: 'Not on the chart of this list.',
    whole: 'Leads the whole fleet',
  },

  completions: {
    ...shared.completions,
    left: (power: number, left: number) =>
      left === 0 ? `all ${number(power)} power` : `${number(power)} power, ${number(left)} left`,
  },

  text: {
    ...shared.text,
    spent: (spent: number, limit: number) => `${number(spent)} of ${number(limit)} power`,
    group: (category: Category, power: number) => `${CATEGORY[category]} (${number(power)})`,
    others: 'Not on the list',
    commander: (name: string, ship: string | null) =>
      ship === null ? `Commander: ${name}` : `Commander: ${name} on ${ship}`,
    flightGroup: (name: string, ship: string | null) =>
      ship === null ? `Flight group: ${name}` : `Flight group: ${name} on ${ship}`,
  },

  sheet: {
    ...shared.sheet,
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
  },
} as const;
