import type { CardRef, PlayerId, ShipId } from '../../../core/game/events';
import type { Command } from '../../../core/game/command';
import type { GameState, HeldCard, Ship } from '../../../core/game/state';
import type { Answers, Changes } from '../../../core/pages/answers';
import type { Act, Block, Chip, Item, Page } from '../../../core/pages/page';
import { textAt } from '../../kit/pages/answered';
import { laidOut, listed, type Blocks, type Draft, type Some } from '../../kit/pages/laidOut';
import type { Reads } from '../../kit/pages/reads';
import { shipItem } from '../../kit/pages/shipRow';
import { libraryOf, ordersAt } from '../play/orders';
import type { AnyView } from './view';

/** What an edition says of an order and of the ships that take it. */
export interface OwnOrders {
  /** Whether nobody else may look on now. */
  readonly isHidden: boolean;
  readonly placesOf: (ship: ShipId) => number;
  /** The ships of the player that are listed, and what is said of each. */
  readonly ships: readonly Ship[];
  readonly shipOf: (ship: ShipId) => Pick<Item, 'detail'> & Reads;
  /** Null for a card that is no order. */
  readonly orderOf: (ref: CardRef) => Pick<Item, 'title' | 'detail' | 'badge' | 'chips'> | null;
  /** What else can be done with an order of the library. */
  readonly actsOf?: (card: HeldCard) => Some<Act>;
  /** Orders that a ship may have besides. */
  readonly more?: (ship: Ship) => Blocks;
  readonly aside?: Blocks;
  /** All lie open, once everybody is done. */
  readonly reveal: Act;
}

const freeAt = ({ state }: AnyView, { placesOf }: OwnOrders, ship: ShipId): number =>
  placesOf(ship) - ordersAt(state, ship).length;

/** The ship that a tap in the library is for: the one that was touched, else the first with a place. */
const chosenShip = (view: AnyView, own: OwnOrders, answers: Answers): Ship | null => {
  const touched = textAt(answers, 'ship');
  return (
    own.ships.find(({ id }) => id === touched) ??
    own.ships.find(({ id }) => freeAt(view, own, id) > 0) ??
    null
  );
};

/** After the last place of a ship was taken, the next one with a place is up. */
export const turnsTo = (view: AnyView, own: OwnOrders, ship: ShipId): Changes => {
  const { ships } = own;
  if (freeAt(view, own, ship) > 1) return { ship };
  const at = ships.findIndex(({ id }) => id === ship);
  const others = [...ships.slice(at + 1), ...ships.slice(0, Math.max(0, at))];
  return { ship: others.find(({ id }) => freeAt(view, own, id) > 0)?.id ?? ship };
};

/** What it has been given; a tap takes it back. */
const heldChips = (view: AnyView, ship: ShipId): readonly Chip[] =>
  ordersAt(view.state, ship).map(({ id, ref }) => {
    const name = view.setup.cards[ref]?.name ?? ref;
    const label = view.words.pages.orders.takeBack(name, view.nameOf(ship));
    const act = view.tried({ type: 'unassign-order', card: id }, { label });
    return { label: name, spoken: label, tone: 'order', solid: true, act };
  });

const shipWithOrders = (view: AnyView, own: OwnOrders, ship: ShipId, isOn: boolean): Item =>
  shipItem(view, ship, {
    figure: view.words.pages.orders.places(ordersAt(view.state, ship).length, own.placesOf(ship)),
    chips: heldChips(view, ship),
    isOn,
    act: { label: view.nameOf(ship), answers: { ship } },
    ...own.shipOf(ship),
  });

/** An order that can be given: the first act by a tap on it, the others beside it. */
export const orderItem = (
  own: OwnOrders,
  id: string,
  ref: CardRef,
  some: Some<Act>,
): readonly Item[] => {
  const order = own.orderOf(ref);
  const [act, ...acts] = listed(some);
  if (!order) return [];
  return [{ id, ...order, ...(act ? { act } : {}), ...(acts.length > 0 ? { acts } : {}) }];
};

const assignActs = (view: AnyView, own: OwnOrders, ship: Ship, card: HeldCard): readonly Act[] => {
  const say = view.words.pages.orders;
  const name = view.setup.cards[card.ref]?.name ?? card.ref;
  const command = { type: 'assign-order', ship: ship.id, card: card.id } as const;
  const spoken = say.assignSpoken(name, view.nameOf(ship.id));
  const answers = turnsTo(view, own, ship.id);
  return [
    view.tried(command, { label: say.assign(name), spoken, answers }),
    ...view.anyway(command, { label: say.anyway, spoken: `${say.anyway}: ${spoken}` }),
  ];
};

/** One line for each order, however many copies. */
const libraryBlock = (
  view: AnyView,
  own: OwnOrders,
  ship: Ship | null,
  player: PlayerId,
): Block => {
  const say = view.words.pages.orders;
  const library = libraryOf(view.state, player);
  return {
    block: 'items',
    label: ship ? say.library(view.nameOf(ship.id)) : say.libraryAlone,
    items: library.flatMap((card, at) => {
      const { ref } = card;
      if (library.findIndex((one) => one.ref === ref) !== at) return [];
      const copies = library.filter((one) => one.ref === ref).length;
      const acts = [ship && assignActs(view, own, ship, card), own.actsOf?.(card)];
      const figure = copies > 1 ? { figure: say.copies(copies) } : {};
      return orderItem(own, ref, ref, acts).map((item) => ({ ...item, ...figure }));
    }),
    empty: say.empty,
  };
};

const canFill = ({ replyTo }: AnyView, player: PlayerId): boolean =>
  replyTo({ type: 'fill-orders', player }).ok;

/** The next player who has orders to give, this one last. */
const nextPlayer = (view: AnyView, player: PlayerId): Act | null => {
  const { players } = view.setup;
  const at = players.findIndex(({ id }) => id === player);
  const others = [...players.slice(at + 1), ...players.slice(0, at)];
  const next = others.find(({ id }) => canFill(view, id));
  const label = view.words.pages.orders.next(next?.name ?? '');
  return next ? { label, opens: { page: 'orders', about: next.id } } : null;
};

/** What helps while there are places; then the next player's orders, and the reveal after the last. */
const actsOf = (
  view: AnyView,
  player: PlayerId,
  reveal: Act,
): Pick<Draft, 'primary' | 'secondary'> => {
  const { done: label, orders: say } = view.words.pages;
  const done: Act = { label, opens: 'bridge' };
  const next = nextPlayer(view, player);
  const repeat = view.tried({ type: 'repeat-orders', player }, { label: say.repeat });
  const again = repeat.why === undefined ? repeat : null;
  const fill = view.tried({ type: 'fill-orders', player }, { label: say.fill });
  return canFill(view, player)
    ? { primary: again ?? fill, secondary: [done, again && fill, next] }
    : { primary: next ?? reveal, secondary: [done, again] };
};

/** Whose orders a command is about. */
const ownerOf = ({ ships, cards }: GameState, command: Command): PlayerId | null => {
  const { player, ship, card }: Readonly<Record<string, unknown>> = { ...command };
  const at = typeof card === 'string' ? cards[card]?.home.at : undefined;
  const named = [player, typeof ship === 'string' ? ships[ship]?.player : undefined, at];
  return named.find((one) => typeof one === 'string') ?? null;
};

/** Those that take orders stand above the library, so that it is in sight; the others below it. */
const shipBlocks = (
  view: AnyView,
  own: OwnOrders,
  chosen: Ship | null,
): readonly [Block, Blocks] => {
  const say = view.words.pages.orders;
  const takes = ({ id }: Ship) => own.placesOf(id) > 0 || ordersAt(view.state, id).length > 0;
  const block = (label: string, ships: readonly Ship[]): Block => ({
    block: 'items',
    label,
    chooses: 'one',
    items: ships.map((one) => shipWithOrders(view, own, one.id, one === chosen)),
    empty: say.noShips,
  });
  const others = own.ships.filter((one) => !takes(one));
  return [
    block(say.ships, own.ships.filter(takes)),
    others.length > 0 && block(say.withoutOrders, others),
  ];
};

/** What one player assigns, face down, not for every eye. */
export const ordersPage = (
  view: AnyView,
  player: AnyView['setup']['players'][number],
  own: OwnOrders,
  answers: Answers,
): Page => {
  const { hand, orders: say } = view.words.pages;
  const { id, name, team } = player;
  const ship = chosenShip(view, own, answers);
  const [ships, others] = shipBlocks(view, own, ship);
  const cover = { title: hand.to(name), text: say.coverText, open: hand.open(name) };
  return laidOut({
    title: say.title,
    kicker: name,
    team,
    ...(own.isHidden ? { cover, undoes: (command) => ownerOf(view.state, command) === id } : {}),
    blocks: [ships, ship && own.more?.(ship)],
    aside: [libraryBlock(view, own, ship, id), others, own.aside],
    ...actsOf(view, id, own.reveal),
  });
};
