import type { Block, Page } from '../../../../core/pages/page';
import { libraryPage, ordersBlock } from '../../../admirals-shared/desks/fleets/ordersPage';
import { ORDER_TYPES, type OrderType } from '../../cards/terms';
import type { OrderCard } from '../../cards/types';
import { canBear, SPECIAL_ORDERS } from '../../fleet/checkFleet';
import { libraryFindings } from './findings';
import type { OnDesk } from './onDesk';

const linesOf = (order: OrderCard, { words }: OnDesk): readonly string[] => {
  const does = [
    ...order.effects.map(words.cards.effect),
    ...(order.lockAbility ? [words.cards.lockAbility(order.lockAbility)] : []),
    ...(order.text === undefined ? [] : [order.text]),
  ];
  return [
    ...(does.length > 0 ? does : [words.cards.noText]),
    ...order.requirements.map(words.cards.requirement),
  ];
};

/** Order Types: how many of a type a library may hold; null where nothing but the copies are limited. */
const mostOf = (type: OrderType, count: number): number | null => {
  if (type === 'Basic') return null;
  return type === 'Special' ? SPECIAL_ORDERS : Math.floor(count / 2);
};

const ordersOf = (type: OrderType, { cards }: OnDesk): readonly OrderCard[] =>
  [...cards.orders.values()].filter((order) => order.type === type);

const blockOf = (type: OrderType, desk: OnDesk): Block => {
  const { fleet, cards, report, words } = desk;
  const say = words.fleetDesk.orders;
  const { byType, exactly } = report.library;
  const note = say.note(type, byType[type], mostOf(type, exactly));
  return ordersBlock(
    desk,
    ordersOf(type, desk),
    { label: say.type(type), note, search: say.search(type) },
    (order) => ({
      lines: linesOf(order, desk),
      chips: order.psionic && type !== 'Psionic' ? [{ label: say.psionic, tone: 'plain' }] : [],
      bearers: fleet.ships.filter(({ code }) => {
        const card = cards.ships.get(code);
        return card !== undefined && canBear(card, order);
      }),
    }),
    type === 'Basic',
  );
};

/** Constructed Play, Order Types: the order library, and who can use what; no block for Psionic orders that nobody has. */
export const ordersPage = (desk: OnDesk): Page => {
  const { count, exactly } = desk.report.library;
  const types = ORDER_TYPES.filter((type) => type !== 'Psionic' || ordersOf(type, desk).length > 0);
  return libraryPage(
    desk,
    desk.words.fleetDesk.orders.count(count, exactly),
    libraryFindings(desk),
    types.map((type) => blockOf(type, desk)),
  );
};
