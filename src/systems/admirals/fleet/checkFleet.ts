import { type Fleet, type Warning, carriedBy } from './breaches';
import type { ConstructionList } from '../../admirals-shared/cards/types';
import { commandBreaches, bearersOf } from './commandRules';
import type { FleetCards } from './fleetCards';
import { viewFleet, shipName, type FleetView } from './fleetView';
import { formation, crossingCore } from './formation';
import { library, libraryBreaches } from './libraryRules';
import { shipBreaches } from './shipRules';
import type { Rules } from '../rules';
import { nameOf } from '../../kit/fleets/entries';
import { bonusOrdersOf, isCarrier, orderLimitOf } from '../attributes';
import { isAnyShips, unknownPowers } from './anyShips';
import { freshPiece } from '../piece';
import { listed, type Some } from '../../kit/pages/laidOut';

type Look = (view: FleetView) => Some<Warning>;

const powerLeft: Look = ({ power, limit, fleet: { mode } }) => {
  const [rule, left] = [mode === 'open' ? '13B' : '10A', limit - power];
  return left > 0 && { id: 'power-left', rule, left };
};

/** 10B-04: a list that moves one end of the Core share past the other leaves no legal fleet. */
const crossingShares: Look = ({ fleet, list }) => {
  const crossing = crossingCore(fleet.mode, list);
  return crossing && { id: 'core-cannot-be-met', rule: '10B-04', list: list.name, ...crossing };
};

/** 10B-04: what a list asks for in words is the player's to check. */
const rulesInWords: Look = ({ list }) =>
  list.restrictions.map(
    (asked) =>
      asked.on === 'text' && { id: 'list-rule-in-words', rule: '10B-04', text: asked.text },
  );

/** 3A-01 VIII, 9G: a Refit or a Massive ship has a bonus order only if the library holds one (ruling bonus-order-from-library). */
const missingBonusOrders: Look = (view) => {
  if (view.rules.rulings['bonus-order-from-library'] === 'with-the-ship') return [];
  const library = new Set(view.fleet.orders);
  const once = new Map(view.ships.map((ship) => [ship.ship.code, ship]));
  return [...once.values()].map((ship): Some<Warning> => {
    const bonus = ship.card ? bonusOrdersOf(freshPiece(ship.card), view.rules) : [];
    if (bonus.length === 0 || bonus.some(({ order }) => library.has(order))) return null;
    const orders = bonus.map(({ order }) => nameOf(view.cards.orders, order));
    const rule = bonus[0]?.rule ?? '3A-01 VIII';
    return { id: 'bonus-order-missing', rule, ship: shipName(ship), orders };
  });
};

/** 10C-03, 10C-04: a ship has one order fewer for each card that it carries. */
const noOrdersLeft: Look = (view) =>
  view.ships.map((ship): Some<Warning> => {
    const cards = carriedBy(view.fleet, ship.ship.id);
    const limit = ship.card ? orderLimitOf(freshPiece(ship.card), view.rules).value : cards;
    const rule = '10C-03';
    return limit < cards && { id: 'too-few-orders', rule, ship: shipName(ship), limit, cards };
  });

const idleOrders: Look = ({ fleet, cards }) =>
  fleet.ships.length > 0 &&
  [...new Set(fleet.orders)].map((code): Some<Warning> => {
    const order = cards.orders.get(code);
    const isIdle = order && bearersOf(fleet, order, cards).length === 0;
    return isIdle && { id: 'order-without-bearer', rule: '10C', order: order.name };
  });

const missingCards: Look = ({ fleet: { commander: { code } = {}, flightGroups }, cards }) => [
  code !== undefined &&
    !cards.commanders.has(code) && {
      id: 'commander-card-missing',
      rule: '10C-03',
      commander: code,
    },
  flightGroups
    .filter((group) => !cards.flightGroups.has(group.code))
    .map((group) => ({ id: 'flight-group-card-missing', rule: '10C-04', flightGroup: group.code })),
];

/** 13A-02: without a Carrier a flight group does nothing. */
const idleFlightGroup: Look = ({ fleet, ships, cards }) =>
  !ships.some(({ card }) => isCarrier(card)) &&
  fleet.flightGroups.map(({ code }) => {
    const flightGroup = nameOf(cards.flightGroups, code);
    return { id: 'flight-group-without-carrier', rule: '13A-02', flightGroup };
  });

const unusedOrders: Look = ({ fleet: { orders } }) =>
  orders.length > 0 && { id: 'orders-not-used', rule: '13A-04', count: orders.length };

const noList: Look = ({ list, limit }) => isAnyShips(list) && { id: 'no-list', rule: '10A', limit };

const unsaidPowers: Look = ({ fleet, cards }) =>
  unknownPowers(fleet, cards).map((code) => {
    return { id: 'power-unknown', rule: '10A', ship: nameOf(cards.ships, code), code };
  });

const CONSTRUCTED = [
  noList,
  unsaidPowers,
  crossingShares,
  powerLeft,
  rulesInWords,
  missingBonusOrders,
  noOrdersLeft,
  idleOrders,
  missingCards,
];
const OPEN = [noList, unsaidPowers, powerLeft, idleFlightGroup, unusedOrders, missingCards];

/** What is worth knowing about a fleet though it breaks no rule. */
export const warnings = (view: FleetView): readonly Warning[] =>
  listed((view.fleet.mode === 'open' ? OPEN : CONSTRUCTED).map((look) => look(view)));

/** 10A to 10C, 13C: what a fleet breaks, with what would mend it, and what it may still take. */
export const checkFleet = (
  fleet: Fleet,
  list: ConstructionList,
  cards: FleetCards,
  rules: Rules,
) => {
  const view = viewFleet(fleet, list, cards, rules);
  const breaches = [shipBreaches, commandBreaches, libraryBreaches].flatMap((rule) => rule(view));
  return {
    power: view.power,
    limit: view.limit,
    // Negative where too much is spent.
    left: view.limit - view.power,
    legal: breaches.length === 0,
    breaches,
    warnings: warnings(view),
    shares: formation(view),
    // Open play has no orders.
    library: fleet.mode === 'open' ? null : library(view),
  };
};

export type FleetReport = ReturnType<typeof checkFleet>;
