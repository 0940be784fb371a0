import { carriedBy } from './fleet';
import { commandBreaches, bearersOf } from './commandRules';
import { viewFleet, shipName, type FleetToView, type FleetView } from './fleetView';
import { formation, crossingCore } from './formation';
import { library, libraryBreaches } from './libraryRules';
import { shipBreaches } from './shipRules';
import { nameOf } from '../../kit/fleets/entries';
import { bonusOrdersOf, isCarrier, orderLimitOf } from '../attributes';
import { isAnyShips, unknownPowers } from './anyShips';
import { freshPiece } from '../piece';
import { foundIn, judged } from '../../kit/fleets/findings';

const powerLeft = ({ power, limit, fleet: { mode } }: FleetView) => {
  const [rule, left] = [mode === 'open' ? '13B' : '10A', limit - power];
  return left > 0 && judged('power-left', rule, { left });
};

/** 10B-04: a list that moves one end of the Core share past the other leaves no legal fleet. */
const crossingShares = ({ fleet, list }: FleetView) => {
  const crossing = crossingCore(fleet.mode, list);
  return crossing && judged('core-cannot-be-met', '10B-04', { list: list.name, ...crossing });
};

/** 10B-04: what a list asks for in words is the player's to check. */
const rulesInWords = ({ list }: FleetView) =>
  list.restrictions.map(
    (asked) => asked.on === 'text' && judged('list-rule-in-words', '10B-04', { text: asked.text }),
  );

/** 3A-01 VIII, 9G: a Refit or a Massive ship has a bonus order only if the library holds one (ruling bonus-order-from-library). */
const missingBonusOrders = (view: FleetView) => {
  if (view.rules.rulings['bonus-order-from-library'] === 'with-the-ship') return [];
  const library = new Set(view.fleet.orders);
  const once = new Map(view.ships.map((ship) => [ship.ship.code, ship]));
  return [...once.values()].map((ship) => {
    const bonus = ship.card ? bonusOrdersOf(freshPiece(ship.card), view.rules) : [];
    if (bonus.length === 0 || bonus.some(({ order }) => library.has(order))) return null;
    const orders = bonus.map(({ order }) => nameOf(view.cards.orders, order));
    const rule = bonus[0]?.rule ?? '3A-01 VIII';
    return judged('bonus-order-missing', rule, { ship: shipName(ship), orders });
  });
};

/** 10C-03, 10C-04: a ship has one order fewer for each card that it carries. */
const noOrdersLeft = (view: FleetView) =>
  view.ships.map((ship) => {
    const cards = carriedBy(view.fleet, ship.ship.id);
    const limit = ship.card ? orderLimitOf(freshPiece(ship.card), view.rules).value : cards;
    const about = { ship: shipName(ship), limit, cards };
    return limit < cards && judged('too-few-orders', '10C-03', about);
  });

const idleOrders = ({ fleet, cards }: FleetView) =>
  fleet.ships.length > 0 &&
  [...new Set(fleet.orders)].map((code) => {
    const order = cards.orders.get(code);
    const isIdle = order && bearersOf(fleet, order, cards).length === 0;
    return isIdle && judged('order-without-bearer', '10C', { order: order.name });
  });

const missingCards = ({ fleet: { commander, flightGroups }, cards }: FleetView) => [
  commander &&
    !cards.commanders.has(commander.code) &&
    judged('commander-card-missing', '10C-03', { commander: commander.code }),
  flightGroups
    .filter(({ code }) => !cards.flightGroups.has(code))
    .map(({ code }) => judged('flight-group-card-missing', '10C-04', { flightGroup: code })),
];

/** 13A-02: without a Carrier a flight group does nothing. */
const idleFlightGroup = ({ fleet, ships, cards }: FleetView) =>
  !ships.some(({ card }) => isCarrier(card)) &&
  fleet.flightGroups.map(({ code }) => {
    const flightGroup = nameOf(cards.flightGroups, code);
    return judged('flight-group-without-carrier', '13A-02', { flightGroup });
  });

const unusedOrders = ({ fleet: { orders } }: FleetView) =>
  orders.length > 0 && judged('orders-not-used', '13A-04', { count: orders.length });

const noList = ({ list, limit }: FleetView) =>
  isAnyShips(list) && judged('no-list', '10A', { limit });

const unsaidPowers = ({ fleet, cards }: FleetView) =>
  unknownPowers(fleet, cards).map((code) =>
    judged('power-unknown', '10A', { ship: nameOf(cards.ships, code), code }),
  );

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
export const warnings = (view: FleetView) =>
  foundIn((view.fleet.mode === 'open' ? OPEN : CONSTRUCTED).map((look) => look(view)));

/** 10A to 10C, 13C: what a fleet breaks, with what would mend it, and what it may still take. */
export const checkFleet = (asked: FleetToView) => {
  const view = viewFleet(asked);
  const breaches = [...shipBreaches(view), ...commandBreaches(view), ...libraryBreaches(view)];
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
    library: view.fleet.mode === 'open' ? null : library(view),
  };
};

export type FleetReport = ReturnType<typeof checkFleet>;

/** A way in which a fleet breaks a rule, with what it takes to say so and to mend it. */
export type Breach = FleetReport['breaches'][number];

/** Worth knowing, but no rule is broken. */
export type Warning = FleetReport['warnings'][number];
