import type { Block, Chip, Item, Page } from '../../../../core/pages/page';
import { countedItem, countedNames, missingItems, type Counted } from '../../../kit/fleets/pages';
import { nameOf } from '../../../kit/fleets/entries';
import { actsBlock, laidOut, listed, type Blocks, type Some } from '../../../kit/pages/laidOut';
import type { OrderCard } from '../../cards/types';
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
  readonly chips?: Some<Chip>;
  readonly bearers: AdmiralsOnDesk['fleet']['ships'];
}

type AnyOrder = Pick<OrderCard, 'code' | 'psionic'>;

/** The orders of one type with their copies; the Basic ones come after those whose card is not at hand. */
export const ordersBlock = <Order extends AnyOrder>(
  desk: AdmiralsOnDesk,
  type: string,
  orders: readonly Order[],
  note: string,
  lookOf: (order: Order) => OrderLook,
): Block => {
  const library = libraryOf(desk);
  const say = desk.words.fleetDesk.orders;
  const itemOf = (order: Order): Item => {
    const { lines, chips: more, bearers } = lookOf(order);
    const isPsionicToo = order.psionic && type !== 'Psionic';
    const chips = listed<Chip>([isPsionicToo && { label: say.psionic, tone: 'plain' }, more]);
    const detail = [...lines, usedBy(bearers, desk)].filter((line) => line !== '').join(' ');
    return countedItem(library, order.code, { detail, ...(chips.length > 0 ? { chips } : {}) });
  };
  return {
    block: 'items',
    label: say.type(type),
    note,
    items: [...(type === 'Basic' ? missingItems(library) : []), ...orders.map(itemOf)],
    empty: say.none,
    search: say.search(type),
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
export const orderLines = (desk: AdmiralsOnDesk, types: readonly string[]): readonly string[] =>
  types.flatMap((type) => {
    const codes = desk.fleet.orders.filter((code) => desk.cards.orders.get(code)?.type === type);
    const names = countedNames({ ...libraryOf(desk), codes });
    return names.length === 0 ? [] : [desk.words.fleetDesk.text.orders(type, names)];
  });
