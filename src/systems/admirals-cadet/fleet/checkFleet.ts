import { completionBound, type Choice } from '../../kit/fleets/completionBound';
import { searchCompletions as search } from '../../kit/fleets/completions';
import { countBy, shipsOf, withEntries } from '../../kit/fleets/entries';
import { foundIn, judged } from '../../kit/fleets/findings';
import { fitsOf, type Fit } from '../../kit/fleets/fits';
import { fillLibrary, type Preset } from '../../admirals-shared/fleet/fillLibrary';
import { printedKeywords } from '../../admirals-shared/piece';
import { unmetRequirements } from '../../admirals-shared/play/pieces';
import { isBig, type OrderType } from '../cards/terms';
import type { OrderCard, ShipCard } from '../cards/forms';
import type { Fleet, FleetCards } from './types';
import type { Rules } from '../rules';

/** Constructed Play. */
export const MOST_FLEET_VALUE = 15;
export const LIBRARY_ORDERS = 15;
const BASIC_COPIES = 2;
export const SPECIAL_ORDERS = 5;
export const REFITS = 1;
/** What you need to play. */
const USUAL_SHIPS = { least: 3, most: 8 } as const;

const RULE = 'Constructed Play';

/** The faction that most of the value is in: what the others would have to make room for. */
export const mainFaction = (ships: readonly ShipCard[]): string => {
  const value = (faction: string): number =>
    ships.reduce((sum, one) => (one.faction === faction ? sum + one.fleetValue : sum), 0);
  const factions = [...new Set(ships.map(({ faction }) => faction))];
  return factions.sort((a, b) => value(b) - value(a))[0] ?? '';
};

const isHeavy = ({ role }: ShipCard): boolean => isBig(role);

/** Constructed Play, whatever its library: value, faction, refits, and a big ship. */
export const shipBreaches = (fleet: Fleet, cards: FleetCards) => {
  const { limit = MOST_FLEET_VALUE, anyShips = false } = fleet;
  const ships = shipsOf(fleet, cards.ships);
  const value = ships.reduce((sum, ship) => sum + ship.fleetValue, 0);
  const factions = [...new Set(ships.map(({ faction }) => faction))];
  const keep = mainFaction(ships);
  const others = ships.filter(({ faction }) => faction !== keep);
  const out = [...new Set(others.map(({ name }) => name))];
  const refits = ships.filter(({ refit }) => refit).map(({ name }) => name);
  const choices = [...cards.ships.values()]
    .filter((ship) => isHeavy(ship) && (keep === '' || ship.faction === keep))
    .map(({ name }) => name);
  const remove = value - limit;
  return foundIn([
    remove > 0 && judged('over-fleet-value', RULE, { value, most: limit, remove }),
    !anyShips && [
      factions.length > 1 && judged('mixed-faction', RULE, { factions, keep, out }),
      refits.length > REFITS && judged('too-many-refits', RULE, { refits, most: REFITS }),
      !ships.some(isHeavy) && judged('no-heavy-ship', RULE, { choices }),
    ],
  ]);
};

const copyBreach = ({ type, name: order }: OrderCard, copies: number) => {
  const most = BASIC_COPIES;
  if (type === 'Basic' && copies > most)
    return judged('basic-order-copies', RULE, { order, copies, most });
  return (
    type === 'Special' && copies > 1 && judged('special-order-duplicate', RULE, { order, copies })
  );
};

/** Psionic: a Special order that is Psionic too counts as what its id says (ruling psionic-library-count). */
const isPsionicHere = ({ type, psionic }: OrderCard, { rulings }: Rules): boolean =>
  rulings['psionic-library-count'] === 'by-mark' ? psionic : type === 'Psionic';

/** Constructed Play, Order Types: fifteen cards, their copies, and what of them may be Special or Psionic. */
const libraryBreaches = (
  codes: readonly string[],
  orders: readonly OrderCard[],
  cards: FleetCards,
  rules: Rules,
) => {
  const specials = orders.filter(({ type }) => type === 'Special').length;
  const psionics = orders.filter((order) => isPsionicHere(order, rules)).length;
  const [count, exactly] = [codes.length, LIBRARY_ORDERS];
  const most = Math.floor(count / 2);
  const tooMany = { count: specials, most: SPECIAL_ORDERS };
  return foundIn([
    count !== exactly && judged('order-count', RULE, { count, exactly }),
    [...countBy(codes)].map(([code, copies]) => {
      const card = cards.orders.get(code);
      return card && copyBreach(card, copies);
    }),
    specials > SPECIAL_ORDERS && judged('special-order-count', RULE, tooMany),
    psionics > most && judged('psionic-more-than-half', 'Psionic', { count: psionics, most }),
  ]);
};

const missing = (fleet: Fleet, cards: FleetCards) => {
  const unknown = (codes: readonly string[], known: ReadonlyMap<string, unknown>) =>
    [...new Set(codes)].filter((code) => !known.has(code));
  const ships = fleet.ships.map(({ code }) => code);
  const orders = unknown(fleet.orders, cards.orders);
  return [
    ...unknown(ships, cards.ships).map((ship) => judged('ship-card-missing', RULE, { ship })),
    ...orders.map((order) => judged('order-card-missing', RULE, { order })),
  ];
};

/** Orders Phase, Order Card Anatomy: Escorts take no orders, and a card may ask for more. */
export const canBear = (card: ShipCard, order: OrderCard): boolean =>
  card.role !== 'Escort' &&
  unmetRequirements({ card, keywords: printedKeywords(card) }, order).length === 0;

const warningsOf = (
  { limit = MOST_FLEET_VALUE, anyShips = false }: Fleet,
  ships: readonly ShipCard[],
  orders: readonly OrderCard[],
  left: number,
) => {
  const idle = orders.filter((order) => !ships.some((ship) => canBear(ship, order)));
  const { least, most } = USUAL_SHIPS;
  const isUsual = anyShips || (ships.length >= least && ships.length <= most);
  const unusual = { count: ships.length, least, most };
  return foundIn([
    anyShips && judged('any-ships', RULE, { limit }),
    left > 0 && judged('value-left', RULE, { left }),
    !isUsual && judged('unusual-ship-count', 'What you need to play', unusual),
    [...new Set(idle.map(({ name }) => name))].map((order) =>
      judged('order-without-bearer', 'Orders Phase', { order }),
    ),
  ]);
};

/** Constructed Play: what a fleet and its order library break, with what would mend it. */
export const checkFleet = (fleet: Fleet, cards: FleetCards, rules: Rules) => {
  const { limit = MOST_FLEET_VALUE } = fleet;
  const ships = shipsOf(fleet, cards.ships);
  const orders = fleet.orders.flatMap((code) => cards.orders.get(code) ?? []);
  const fleetValue = ships.reduce((sum, ship) => sum + ship.fleetValue, 0);
  const breaches = [
    ...missing(fleet, cards),
    ...shipBreaches(fleet, cards),
    ...libraryBreaches(fleet.orders, orders, cards, rules),
  ];
  const of = (type: OrderType): number => orders.filter((order) => order.type === type).length;
  // Negative where too much is spent.
  const left = limit - fleetValue;
  return {
    fleetValue,
    limit,
    left,
    legal: breaches.length === 0,
    breaches,
    warnings: warningsOf(fleet, ships, orders, left),
    library: {
      count: fleet.orders.length,
      exactly: LIBRARY_ORDERS,
      byType: { Basic: of('Basic'), Special: of('Special'), Psionic: of('Psionic') },
    },
  };
};
export type FleetReport = ReturnType<typeof checkFleet>;

/** A way in which a fleet breaks a rule, with what it takes to say so and to mend it. */
export type Breach = FleetReport['breaches'][number];

/** Worth knowing, but no rule is broken. */
export type Warning = FleetReport['warnings'][number];

/** Constructed Play, Order Types: the library filled up with orders that the fleet can use, Special ones first. */
export const filledLibrary = (
  fleet: Fleet,
  cards: FleetCards,
  preset: Preset,
): readonly string[] => {
  const ships = shipsOf(fleet, cards.ships);
  const candidates = [...cards.orders.values()]
    .filter(({ psionic }) => !psionic)
    .map((order) => ({
      ...order,
      bearers: ships.filter((ship) => canBear(ship, order)).length,
    }));
  const held = fleet.orders.filter((code) => cards.orders.get(code)?.type === 'Special').length;
  const free = LIBRARY_ORDERS - fleet.orders.length;
  const special = { more: Math.min(free, SPECIAL_ORDERS - held), copies: 1 };
  const some = fillLibrary(fleet.orders, candidates, { Special: special }, preset);
  const basic = { more: LIBRARY_ORDERS - some.length, copies: BASIC_COPIES };
  return fillLibrary(some, candidates, { Basic: basic }, preset);
};

/** Constructed Play: whether adding ships can make a fleet legal; if one big ship does not, none ever will. */
export const canEndLegal = (fleet: Fleet, cards: FleetCards): boolean => {
  const breaches = shipBreaches(fleet, cards);
  if (breaches.some(({ id }) => id !== 'no-heavy-ship')) return false;
  const isLegalWith = ({ code }: ShipCard): boolean =>
    shipBreaches(withEntries(fleet, [code]), cards).length === 0;
  return (
    breaches.length === 0 ||
    [...cards.ships.values()].some((ship) => isBig(ship.role) && isLegalWith(ship))
  );
};

/** The faction that a fleet is bound to; none while it has no ships, or where it may have any. */
export const boundTo = (fleet: Fleet, cards: FleetCards): string =>
  fleet.anyShips === true ? '' : mainFaction(shipsOf(fleet, cards.ships));

/** Constructed Play: the ships of the fleet's faction, or of all while it has none, and whether each still fits. */
export const whatFits = (fleet: Fleet, cards: FleetCards): readonly Fit<ShipCard, Breach>[] => {
  const faction = boundTo(fleet, cards);
  const ships = [...cards.ships.values()].filter(
    (ship) => faction === '' || ship.faction === faction,
  );
  const withOne = (ship: ShipCard | null) => (ship ? withEntries(fleet, [ship.code]) : fleet);
  return fitsOf<ShipCard, Breach>(ships, {
    breaches: (ship) => shipBreaches(withOne(ship), cards),
    lasts: ({ id }) => id !== 'no-heavy-ship',
    isOpen: (ship) => canEndLegal(withOne(ship), cards),
  });
};

/** What is to be completed, and what one copy of a ship is worth. */
interface CompletionQuestion {
  readonly fleet: Fleet;
  readonly cards: FleetCards;
  readonly valueOf: (ship: ShipCard) => number;
}

const choicesOf = (
  ships: readonly ShipCard[],
  room: number,
  valueOf: CompletionQuestion['valueOf'],
): readonly Choice[] =>
  ships
    .filter(({ fleetValue }) => fleetValue <= room)
    .map((ship) => ({
      code: ship.code,
      group: '',
      cost: ship.fleetValue,
      most: ship.fleetValue > 0 ? Math.floor(room / ship.fleetValue) : 1,
      value: valueOf(ship),
    }));

/** Constructed Play: at least one big ship, and so many Refits at the most. */
const countsOf = (now: readonly ShipCard[], cards: FleetCards) => {
  const counted = (is: (ship: ShipCard) => boolean) => ({
    weights: new Map([...cards.ships.values()].filter(is).map(({ code }) => [code, 1] as const)),
    base: now.filter(is).length,
  });
  return [
    { ...counted(({ role }) => isBig(role)), least: 1, most: Infinity },
    { ...counted(({ refit }) => refit), least: 0, most: REFITS },
  ];
};

/** Constructed Play: the ships that the fleet may still be filled with, faction by faction; none once it has two. */
const openShips = ({ anyShips = false }: Fleet, now: readonly ShipCard[], cards: FleetCards) => {
  const ships = [...cards.ships.values()];
  if (anyShips) return [ships.filter(({ fleetValue }) => fleetValue > 0)];
  const own = [...new Set(now.map(({ faction }) => faction))];
  const factions = own.length > 0 ? own : [...new Set(ships.map(({ faction }) => faction))];
  return own.length > 1
    ? []
    : factions.map((faction) => ships.filter((ship) => ship.faction === faction));
};

/** Constructed Play: every choice of ships that makes a fleet legal, by Fleet Value used, then by worth. */
export const searchCompletions = ({ fleet, cards, valueOf }: CompletionQuestion) => {
  const { limit = MOST_FLEET_VALUE } = fleet;
  const now = shipsOf(fleet, cards.ships);
  const spent = now.reduce((sum, { fleetValue }) => sum + fleetValue, 0);
  const room = limit - spent;
  const sets = openShips(fleet, now, cards).map((ships) => choicesOf(ships, room, valueOf));
  const counts = fleet.anyShips === true ? [] : countsOf(now, cards);
  const bounds = sets.map((choices) =>
    completionBound(choices, { ranges: {}, mostCost: room, counts }),
  );
  return search({
    limit,
    spent,
    sets,
    boundOf: (set) => bounds[set] ?? null,
    isLegal: (codes) => shipBreaches(withEntries(fleet, codes), cards).length === 0,
  });
};
