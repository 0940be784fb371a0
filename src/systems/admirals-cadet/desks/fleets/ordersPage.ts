import type { Block, Chip, Item, Page } from '../../../../core/pages/page';
import {
  usedBy,
  libraryItem,
  missingItems,
  clearBlocks,
} from '../../../admirals-shared/desks/fleets/ordersPage';
import { ORDER_TYPES, type OrderType } from '../../cards/terms';
import type { OrderCard } from '../../cards/types';
import { canBear, SPECIAL_ORDERS } from '../../fleet/checkFleet';
import { libraryFindings } from './findings';
import { kickerOf } from './fleetPage';
import type { OnDesk } from './onDesk';

const linesOf = (order: OrderCard, on: OnDesk): readonly string[] => {
  const { fleet, cards, words } = on;
  const bearers = fleet.ships.filter(({ code }) => {
    const card = cards.ships.get(code);
    return card !== undefined && canBear(card, order);
  });
  const does = [
    ...order.effects.map(words.cards.effect),
    ...(order.lockAbility ? [words.cards.lockAbility(order.lockAbility)] : []),
    ...(order.text === undefined ? [] : [order.text]),
  ];
  return [
    ...(does.length > 0 ? does : [words.cards.noText]),
    ...order.requirements.map(words.cards.requirement),
    usedBy(bearers, on),
  ];
};

const orderItem = (order: OrderCard, on: OnDesk): Item => {
  const { psionic: label } = on.words.fleetDesk.orders;
  const isMarked = order.psionic && order.type !== 'Psionic';
  const chips: readonly Chip[] = isMarked ? [{ label, tone: 'plain' }] : [];
  return libraryItem(order, { lines: linesOf(order, on), chips }, on);
};

/** Order Types: how many of a type a library may hold; null where nothing but the copies are limited. */
const mostOf = (type: OrderType, count: number): number | null => {
  if (type === 'Basic') return null;
  return type === 'Special' ? SPECIAL_ORDERS : Math.floor(count / 2);
};

const ordersBlock = (type: OrderType, on: OnDesk): Block => {
  const { cards, report, words } = on;
  const say = words.fleetDesk.orders;
  const { byType, exactly } = report.library;
  const orders = [...cards.orders.values()].filter((order) => order.type === type);
  return {
    block: 'items',
    label: say.type(type),
    note: say.note(type, byType[type], mostOf(type, exactly)),
    items: [
      ...(type === 'Basic' ? missingItems(on) : []),
      ...orders.map((order) => orderItem(order, on)),
    ],
    empty: say.none,
    search: say.search(type),
  };
};

/** A type that no pack in use has orders of is left out. */
const isShown = (type: OrderType, { cards }: OnDesk): boolean =>
  type !== 'Psionic' || [...cards.orders.values()].some((order) => order.type === type);

/** Constructed Play, Order Types: the order library, and who can use what. */
export const ordersPage = (on: OnDesk): Page => {
  const { report, words } = on;
  const say = words.fleetDesk.orders;
  const { count, exactly } = report.library;
  const [first, ...others] = ORDER_TYPES.filter((type) => isShown(type, on)).map((type) =>
    ordersBlock(type, on),
  );
  return {
    title: say.title,
    kicker: kickerOf(on),
    figure: { label: say.inAll, value: say.count(count, exactly) },
    blocks: [...libraryFindings(on), ...(first ? [first] : [])],
    aside: [...others, ...clearBlocks(on)],
    primary: { label: words.fleetDesk.done, opens: 'back' },
  };
};
