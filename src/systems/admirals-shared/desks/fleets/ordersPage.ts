import type { Block, Chip, Page } from '../../../../core/pages/page';
import { countedItem, countedNames, missingItems, type Counted } from '../../../kit/fleets/pages';
import { nameOf } from '../../../kit/fleets/entries';
import { actsBlock, laidOut, type Blocks } from '../../../kit/pages/laidOut';
import { PRESETS } from '../../fleet/fillLibrary';
import type { AdmiralsOnDesk } from './onDesk';

const libraryOf = ({ fleet, cards, words }: AdmiralsOnDesk): Counted => ({
  path: 'orders',
  codes: fleet.orders,
  cards: cards.orders,
  words,
});

/** Which ships of the fleet could use an order, in words, where not all can. */
const usedBy = (bearers: AdmiralsOnDesk['fleet']['ships'], desk: AdmiralsOnDesk): string => {
  const { fleet, cards, words } = desk;
  const say = words.fleetDesk.orders;
  if (bearers.length === fleet.ships.length) return '';
  if (bearers.length === 0) return say.usedByNone;
  return say.usedBy([...new Set(bearers.map(({ code }) => nameOf(cards.ships, code)))]);
};

/** What an edition says of an order, and which ships can use it. */
interface OrderLook {
  readonly lines: readonly string[];
  readonly chips: readonly Chip[];
  readonly bearers: AdmiralsOnDesk['fleet']['ships'];
}

/** The orders of one type with their copies; the first also lists those whose card is not at hand. */
export const ordersBlock = <Order extends { readonly code: string; readonly type: string }>(
  desk: AdmiralsOnDesk,
  orders: readonly Order[],
  {
    label,
    note,
    search,
  }: { readonly label: string; readonly note: string; readonly search: string },
  lookOf: (order: Order) => OrderLook,
  isFirst: boolean,
): Block => {
  const library = libraryOf(desk);
  return {
    block: 'items',
    label,
    note,
    items: [
      ...(isFirst ? missingItems(library) : []),
      ...orders.map((order) => {
        const { lines, chips, bearers } = lookOf(order);
        const detail = [...lines, usedBy(bearers, desk)].filter((line) => line !== '').join(' ');
        return countedItem(library, order.code, {
          detail,
          ...(chips.length > 0 ? { chips } : {}),
        });
      }),
    ],
    empty: desk.words.fleetDesk.orders.none,
    search,
  };
};

/** The rest of the library at a tap, by what it is for, or as another fleet has it. */
const fillBlock = ({ fleet, filled, libraries, words }: AdmiralsOnDesk): Blocks => {
  const say = words.fleetDesk.orders;
  const count = fleet.orders.length;
  const presets = PRESETS.map((preset) => {
    const orders = filled(preset);
    const label = say.preset(preset);
    return orders.length > count && { label, spoken: say.fillWith(label), answers: { orders } };
  });
  const others = libraries.map(({ name, orders }) => ({
    label: say.sameAs(name),
    answers: { orders },
  }));
  return actsBlock('row', [presets, count === 0 && others], say.fill);
};

/** The order library, a block for each type. */
export const libraryPage = (
  desk: AdmiralsOnDesk,
  count: string,
  findings: readonly Block[],
  [first, ...others]: readonly Block[],
): Page => {
  const { kicker, fleet, words } = desk;
  const { orders: say, done } = words.fleetDesk;
  const clear = { label: say.clear, answers: { orders: [] } };
  return laidOut({
    title: say.title,
    kicker,
    figure: { label: say.inAll, value: count },
    blocks: [findings, fillBlock(desk), first],
    aside: [others, actsBlock('row', fleet.orders.length > 0 && clear)],
    primary: { label: done, opens: 'back' },
  });
};

/** The orders of a library, each once with its copies, a line for each type. */
export const orderLines = <Type extends string>(
  desk: AdmiralsOnDesk,
  types: readonly Type[],
  line: (type: Type, names: readonly string[]) => string,
): readonly string[] =>
  types.flatMap((type) => {
    const codes = desk.fleet.orders.filter((code) => desk.cards.orders.get(code)?.type === type);
    const names = countedNames({ ...libraryOf(desk), codes });
    return names.length === 0 ? [] : [line(type, names)];
  });
