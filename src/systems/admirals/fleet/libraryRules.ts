import { countBy, nameOf } from '../../kit/fleets/entries';
import type { OrderType } from '../../admirals-shared/cards/terms';
import { fillLibrary, type Preset } from '../../admirals-shared/fleet/fillLibrary';
import { bearersOf, commandCost, flightGroupCost } from './commandRules';
import { type FleetView } from './fleetView';
import { foundIn, judged } from '../../kit/fleets/findings';

export const BASIC_ORDERS = 10;
export const BASIC_COPIES = 2;
export const SPECIAL_ORDERS = 5;

const ofType = ({ fleet, cards }: FleetView, type: OrderType): readonly string[] =>
  fleet.orders.filter((code) => cards.orders.get(code)?.type === type);

/** 10C-01 to 04: ten Basic less what flight groups cost, up to five Special less the command cost. */
export const library = (view: FleetView) => {
  const flight = flightGroupCost(view);
  const command = commandCost(view);
  return {
    basic: {
      count: ofType(view, 'Basic').length,
      exactly: Math.max(0, BASIC_ORDERS - flight),
      cost: flight,
    },
    special: {
      count: ofType(view, 'Special').length,
      most: Math.max(0, SPECIAL_ORDERS - command),
      cost: command,
    },
  };
};

/** The order library: what it has, and what it must or may have. */
export type Library = ReturnType<typeof library>;

/** 10C-01, 10C-02: the library filled up with orders that the ships can use; 13A-04: not in open play. */
export const filledLibrary = (view: FleetView, preset: Preset): readonly string[] => {
  const { fleet, cards } = view;
  if (fleet.mode === 'open') return fleet.orders;
  const { basic, special } = library(view);
  const candidates = [...cards.orders.values()].map((order) => ({
    ...order,
    bearers: bearersOf(fleet, order, cards).length,
  }));
  const room = {
    Basic: { more: basic.exactly - basic.count, copies: BASIC_COPIES },
    Special: { more: special.most - special.count, copies: 1 },
  };
  return fillLibrary(fleet.orders, candidates, room, preset);
};

const counts = (view: FleetView) => {
  const { basic, special } = library(view);
  const remove = special.count - special.most;
  return [
    basic.count !== basic.exactly && judged('basic-order-count', '10C-01', basic),
    remove > 0 && judged('special-order-count', '10C-02', { ...special, remove }),
  ];
};

const copies = (view: FleetView) =>
  [...countBy(view.fleet.orders)].map(([code, count]) => {
    const card = view.cards.orders.get(code);
    if (!card) return judged('order-card-missing', '10C', { order: code });
    const about = { order: nameOf(view.cards.orders, code), copies: count };
    if (card.type === 'Special' && count > 1)
      return judged('special-order-duplicate', '10C-02', { ...about, remove: count - 1 });
    const [most, remove] = [BASIC_COPIES, count - BASIC_COPIES];
    const isTooMany = card.type === 'Basic' && remove > 0;
    return isTooMany && judged('basic-order-copies', '10C-01', { ...about, most, remove });
  });

/** 10C-01, 10C-02: everything that the order library breaks; 13A-04: open play has none. */
export const libraryBreaches = (view: FleetView) =>
  foundIn(view.fleet.mode !== 'open' && [counts(view), copies(view)]);
