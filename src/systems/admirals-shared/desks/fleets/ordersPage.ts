import type { Changes } from '../../../../core/pages/answers';
import type { Block, Chip, Item, Page } from '../../../../core/pages/page';
import { bonusOrdersOf } from '../../../admirals/attributes';
import type { OrderType } from '../../cards/terms';
import type { OrderCard } from '../../cards/types';
import { bearersOf } from '../../../admirals/fleet/bearers';
import { freshPiece } from '../../fleet/freshPiece';
import { cardLines, requirementLines } from '../../../admirals/pages/cardLines';
import type { AnyDesk, AnyFleet } from './anyDesk';
import { findingsFor } from './findings';
import { kickerOf } from '../../../admirals/desks/fleets/fleetPage';
import type { OnDesk } from '../../../admirals/desks/fleets/onDesk';

const oneMore = ({ orders }: AnyFleet, code: string): Changes => ({
  orders: [...orders, code].sort(),
});

const oneLess = ({ orders }: AnyFleet, code: string): Changes => {
  const at = orders.lastIndexOf(code);
  return { orders: orders.filter((_, place) => place !== at) };
};

/** Which ships of the fleet could use an order, in words. */
export const usedBy = (bearers: AnyFleet['ships'], { fleet, cards, words }: AnyDesk): string => {
  const say = words.fleetDesk.orders;
  if (fleet.ships.length === 0) return '';
  if (bearers.length === 0) return say.usedByNone;
  if (bearers.length === fleet.ships.length) return say.usedByAll;
  const names = bearers.map(({ code }) => cards.ships.get(code)?.name ?? code);
  return say.usedBy([...new Set(names)]);
};

/** 3A-01 VIII, 9G: orders that a ship of the fleet may have besides its limit. */
const bonusCodes = ({ fleet, cards, rules }: OnDesk): ReadonlySet<string> =>
  new Set(
    fleet.ships.flatMap(({ code }) => {
      const card = cards.ships.get(code);
      return card ? bonusOrdersOf(freshPiece(card), rules).map(({ order }) => order) : [];
    }),
  );

/** An order of the library: what it does, and how many copies of it there are. */
export const libraryItem = (
  { code, name }: { readonly code: string; readonly name: string },
  { lines, chips }: { readonly lines: readonly string[]; readonly chips: readonly Chip[] },
  { fleet, words }: AnyDesk,
): Item => {
  const say = words.fleetDesk.orders;
  const value = fleet.orders.filter((one) => one === code).length;
  return {
    id: code,
    title: name,
    badge: code,
    detail: lines.filter((line) => line !== '').join(' '),
    ...(chips.length > 0 ? { chips } : {}),
    count: {
      value,
      more: { label: say.more(name), spoken: say.more(name), answers: oneMore(fleet, code) },
      ...(value > 0
        ? { less: { label: say.less(name), spoken: say.less(name), answers: oneLess(fleet, code) } }
        : {}),
    },
  };
};

const orderItem = (order: OrderCard, bonus: ReadonlySet<string>, desk: OnDesk): Item => {
  const { fleet, cards, words } = desk;
  const say = words.fleetDesk.orders;
  const chips: readonly Chip[] = [
    ...(order.psionic ? [{ label: say.psionic, tone: 'plain' as const }] : []),
    ...(bonus.has(order.code) ? [{ label: say.bonus, tone: 'good' as const }] : []),
  ];
  const lines = [
    ...cardLines(desk, order),
    ...requirementLines(desk, order),
    usedBy(bearersOf(fleet, order, cards), desk),
  ];
  return libraryItem(order, { lines, chips }, desk);
};

const missingItem = (code: string, { fleet, words }: AnyDesk): Item => ({
  id: code,
  title: code,
  detail: words.fleetDesk.ships.noCard,
  count: {
    value: fleet.orders.filter((one) => one === code).length,
    less: {
      label: words.fleetDesk.orders.less(code),
      spoken: words.fleetDesk.orders.less(code),
      answers: oneLess(fleet, code),
    },
  },
});

/** Orders of the library that no card at hand has. */
export const missingItems = (desk: AnyDesk): readonly Item[] =>
  [...new Set(desk.fleet.orders)]
    .filter((code) => !desk.cards.orders.has(code))
    .map((code) => missingItem(code, desk));

const ordersBlock = (type: OrderType, note: string, desk: OnDesk): Block => {
  const { cards, words } = desk;
  const say = words.fleetDesk.orders;
  const bonus = bonusCodes(desk);
  const orders = [...cards.orders.values()].filter((order) => order.type === type);
  return {
    block: 'items',
    label: say.type(type),
    note,
    items: [
      ...(type === 'Basic' ? missingItems(desk) : []),
      ...orders.map((order) => orderItem(order, bonus, desk)),
    ],
    empty: say.none,
    search: say.search(type),
  };
};

/** Takes every order out again. */
export const clearBlocks = ({ fleet, words }: AnyDesk): readonly Block[] => {
  const act = { label: words.fleetDesk.orders.clear, answers: { orders: [] } };
  return fleet.orders.length === 0 ? [] : [{ block: 'acts', style: 'row', acts: [act] }];
};

/** 10C-01, 10C-02: the order library, what it costs, and who can use what. */
export const ordersPage = (desk: OnDesk): Page | null => {
  const { report, fleet, words } = desk;
  if (!report) return null;
  const say = words.fleetDesk.orders;
  const { library } = report;
  const head = { title: say.title, kicker: kickerOf(desk) };
  const done = { primary: { label: words.fleetDesk.done, opens: 'back' as const } };
  if (!library) return { ...head, blocks: [{ block: 'text', text: say.open }], ...done };
  return {
    ...head,
    figure: { label: say.inAll, value: words.fleetDesk.figure(fleet.orders.length) },
    blocks: [
      ...findingsFor('orders', desk),
      ordersBlock('Basic', say.basicNote(library.basic), desk),
    ],
    aside: [ordersBlock('Special', say.specialNote(library.special), desk), ...clearBlocks(desk)],
    ...done,
  };
};
