import type { Escalation, FleetMode } from '../../admirals-shared/fleet/types';
import type { FleetEntry } from '../../kit/fleets/entries';
import type { Carried } from '../../kit/fleets/fleetForm';
import type { JudgedAs } from '../../kit/fleets/findings';

/** A fleet as a player builds it. It may break any rule: `checkFleet` says which. */
export interface Fleet {
  readonly mode: FleetMode;
  readonly limit:
    { readonly escalation: Escalation } | { readonly escalation: 'custom'; readonly power: number };
  /** The code of a construction list; empty for any ships. */
  readonly list: string;
  /** Points that were typed for a ship where no list says them, by its code. */
  readonly powers?: Readonly<Record<string, number>>;
  readonly ships: readonly FleetEntry[];
  readonly commander?: Carried;
  readonly flightGroups: readonly Carried[];
  /** Order codes, one entry a copy. */
  readonly orders: readonly string[];
}

/** 10C-03, 10C-04: how many cards a ship of the fleet carries, each of which takes an order. */
export const carriedBy = ({ commander, flightGroups }: Fleet, ship: string): number =>
  (commander?.on === ship ? 1 : 0) + flightGroups.filter((group) => group.on === ship).length;

/** Every way in which a fleet can break a rule, with what it takes to say so and to mend it. */
export type Breach =
  | JudgedAs<'over-power-limit', { power: number; limit: number; remove: number }>
  | JudgedAs<'core-below-minimum', TooLittle>
  | JudgedAs<'core-above-maximum', TooMuch>
  | JudgedAs<'specialist-above-maximum', TooMuch>
  | JudgedAs<'support-above-maximum', TooMuch>
  | JudgedAs<'ship-not-on-list', { ship: string; list: string }>
  | JudgedAs<'ship-card-missing', { ship: string }>
  | JudgedAs<'too-many-copies', { ship: string; copies: number; most: number; remove: number }>
  | JudgedAs<'mixed-allegiance', { allegiances: readonly string[]; keep: string; out: Names }>
  | JudgedAs<'mixed-ally-allegiance', { allegiances: readonly string[]; keep: string; out: Names }>
  | JudgedAs<'ally-of-another-colour', { ships: Names; colours: Names; colour: string }>
  | JudgedAs<'list-too-few', { ships: Names; count: number; least: number; add: number }>
  | JudgedAs<'list-too-many', { ships: Names; count: number; most: number; remove: number }>
  | JudgedAs<
      'list-needs',
      { ship: string; perShip: string; each: number; count: number; add: number }
    >
  | JudgedAs<'commander-required', { choices: Names }>
  | JudgedAs<'commander-not-on-chart', { commander: string; ship: string; choices: Names }>
  | JudgedAs<'commander-not-aboard', { commander: string; choices: Names }>
  | JudgedAs<'flight-group-needs-carrier', { flightGroup: string; ship: string; choices: Names }>
  | JudgedAs<'flight-group-per-carrier', { ship: string; count: number; choices: Names }>
  | JudgedAs<'flight-group-not-on-chart', { flightGroup: string; choices: Names }>
  | JudgedAs<'too-many-flight-groups', { count: number; most: number; remove: number }>
  | JudgedAs<'basic-order-count', { count: number; exactly: number; cost: number }>
  | JudgedAs<'basic-order-copies', { order: string; copies: number; most: number; remove: number }>
  | JudgedAs<'special-order-count', { count: number; most: number; cost: number; remove: number }>
  | JudgedAs<'special-order-duplicate', { order: string; copies: number; remove: number }>
  | JudgedAs<'order-card-missing', { order: string }>;

export type BreachId = Breach['id'];

/** Worth knowing, but no rule is broken. */
export type Warning =
  | JudgedAs<'power-left', { left: number }>
  | JudgedAs<'no-list', { limit: number }>
  | JudgedAs<'power-unknown', { ship: string; code: string }>
  | JudgedAs<'core-cannot-be-met', { list: string; least: number; most: number }>
  | JudgedAs<'list-rule-in-words', { text: string }>
  | JudgedAs<'bonus-order-missing', { ship: string; orders: Names }>
  | JudgedAs<'order-without-bearer', { order: string }>
  | JudgedAs<'too-few-orders', { ship: string; limit: number; cards: number }>
  | JudgedAs<'flight-group-without-carrier', { flightGroup: string }>
  | JudgedAs<'orders-not-used', { count: number }>
  | JudgedAs<'commander-card-missing', { commander: string }>
  | JudgedAs<'flight-group-card-missing', { flightGroup: string }>;

type Names = readonly string[];

/** `add` power of the category; `free` of it is still unspent, `remove` has to come from the others. */
type TooLittle = { power: number; least: number; of: number; add: number; remove: number };
type TooMuch = { power: number; most: number; of: number; remove: number };
