import type { Block, Chip, Page } from '../../../../core/pages/page';
import type { OrderType } from '../../../admirals-shared/cards/terms';
import type { OrderCard } from '../../../admirals-shared/cards/types';
import { libraryPage, ordersBlock } from '../../../admirals-shared/desks/fleets/ordersPage';
import { bonusOrdersOf } from '../../attributes';
import { bearersOf } from '../../fleet/bearers';
import { cardLines, requirementLines } from '../../pages/cardLines';
import { findingsFor } from './findings';
import type { OnDesk } from './onDesk';
import { freshPiece } from '../../freshPiece';

/** 3A-01 VIII, 9G: orders that a ship of the fleet may have besides its limit. */
const bonusCodes = ({ fleet, cards, rules }: OnDesk): ReadonlySet<string> =>
  new Set(
    fleet.ships.flatMap(({ code }) => {
      const card = cards.ships.get(code);
      return card ? bonusOrdersOf(freshPiece(card), rules).map(({ order }) => order) : [];
    }),
  );

const blockOf = (desk: OnDesk, type: OrderType, note: string): Block => {
  const { fleet, cards, words } = desk;
  const say = words.fleetDesk.orders;
  const bonus = bonusCodes(desk);
  const chipsOf = ({ code, psionic }: OrderCard): readonly Chip[] => [
    ...(psionic ? [{ label: say.psionic, tone: 'plain' as const }] : []),
    ...(bonus.has(code) ? [{ label: say.bonus, tone: 'good' as const }] : []),
  ];
  return ordersBlock(
    desk,
    [...cards.orders.values()].filter((order) => order.type === type),
    { label: say.type(type), note, search: say.search(type) },
    (order) => ({
      lines: [...cardLines(desk, order), ...requirementLines(desk, order)],
      chips: chipsOf(order),
      bearers: bearersOf(fleet, order, cards),
    }),
    type === 'Basic',
  );
};

/** 10C-01, 10C-02: the order library, what it costs, and who can use what; 13A-04: open play has none. */
export const ordersPage = (desk: OnDesk): Page | null => {
  const { kicker, report, fleet, words } = desk;
  if (!report) return null;
  const { orders: say, figure, done } = words.fleetDesk;
  const { library } = report;
  if (!library)
    return {
      title: say.title,
      kicker,
      blocks: [{ block: 'text', text: say.open }],
      primary: { label: done, opens: 'back' },
    };
  return libraryPage(desk, figure(fleet.orders.length), findingsFor('orders', desk), [
    blockOf(desk, 'Basic', say.basicNote(library.basic)),
    blockOf(desk, 'Special', say.specialNote(library.special)),
  ]);
};
