import type { GameState, Ship, HeldCard } from '../../../core/game/state';
import * as every from '../../admirals-shared/pages/repairs';
import type { RepairQuestion } from '../../admirals-shared/pages/repairs';
import { workingAt, cardOf, orderCard } from '../play/view';
import { ask, readsRule, type View } from './view';
import type { CardRef, PlayerId, ShipId } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Item, Page, Chip } from '../../../core/pages/page';
import * as anyEdition from '../../admirals-shared/pages/ordersPage';
import { SLOTS } from '../../admirals-shared/play/names';
import { heldBy } from '../../kit/play/cards';
import { shipsInPlay } from '../../kit/play/ships';
import { bonusAtHand, omegaOf, orderPlacesOf } from '../play/orders';
import { cardLines, requirementLines } from './cardPage';
import { fold } from '../../../core/game/reduce';
import { ordersAt } from '../../admirals-shared/play/orders';
import { shipItem } from '../../kit/pages/shipRow';
import type { Blocks, Some } from '../../kit/pages/laidOut';

/** 14A: what the cards that a ship bears repair. */
const mendingsOf = ({ setup }: View, state: GameState, ship: Ship): readonly every.Mending[] => {
  const card = cardOf(setup, state, ship);
  return (card ? workingAt(setup, state, ship.id, card) : []).flatMap(({ id, name, effects }) =>
    effects.flatMap((effect) => (effect.does === 'repair' ? [{ card: id, name, effect }] : [])),
  );
};

/** 14A: the questions of the cards that work in `then`, asked of how things stand now. */
export const repairQuestions = (
  view: View,
  then: GameState,
  moments: readonly every.Mending['effect']['moment'][],
): readonly every.RepairQuestion[] =>
  every.repairQuestions(view.state, then, (ship) => mendingsOf(view, then, ship), moments);

/** 4B-01 I: how many orders a ship takes. */
export const placesOf = (view: View, ship: ShipId): number => {
  const piece = view.pieceOf(ship);
  return piece ? orderPlacesOf(view.state, piece, view.rules) : 0;
};

const nameOf = ({ setup }: View, ref: string): string => setup.cards[ref]?.name ?? ref;

const carriedBy = (view: View, ship: string): readonly string[] =>
  heldBy(view.state, ship)
    .filter(({ slot }) => slot === SLOTS.commander || slot === SLOTS.flightGroup)
    .map(({ ref }) => view.words.pages.orders.carries(nameOf(view, ref)));

const shipOf = (view: View, ship: ShipId): ReturnType<anyEdition.OwnOrders['shipOf']> => {
  const { noOrders } = view.words.pages.orders;
  const details = [...(placesOf(view, ship) === 0 ? [noOrders] : []), ...carriedBy(view, ship)];
  return {
    ...(details.length > 0 ? { detail: details.join(' · ') } : {}),
    ...readsRule('3A-02 I'),
  };
};

const orderOf = (view: View, ref: CardRef): ReturnType<anyEdition.OwnOrders['orderOf']> => {
  const say = view.words.pages.orders;
  const order = orderCard(view.setup, ref);
  if (!order) return null;
  const special = { label: say.type(order.type), tone: 'plain' } as const;
  const psionic = { label: say.psionic, tone: 'plain', ...readsRule('4B-01 II') } as const;
  return {
    title: order.name,
    detail: [...cardLines(view, order), ...requirementLines(view, order)].join(' '),
    badge: order.code,
    chips: [...(order.type === 'Basic' ? [] : [special]), ...(order.psionic ? [psionic] : [])],
  };
};

/** 3A-01 VIII, 9G: orders that the ship may have besides. */
const bonusBlock = (view: View, own: anyEdition.OwnOrders, ship: Ship): Blocks => {
  const { setup, state, rules } = view;
  const say = view.words.pages.orders;
  const piece = view.pieceOf(ship.id);
  const refs = piece ? bonusAtHand(setup, state, piece, rules) : [];
  const items = refs.flatMap((ref): readonly Item[] => {
    const command = { type: 'assign-bonus', ship: ship.id, order: ref } as const;
    const answers = anyEdition.turnsTo(view, own, ship.id);
    const name = nameOf(view, ref);
    const spoken = say.faceUpSpoken(name, view.nameOf(ship.id));
    return anyEdition.orderItem(own, ref, ref, [
      view.tried(command, { label: say.assign(name), spoken, answers }),
      view.anyway(command, { label: say.anyway, spoken: `${say.anyway}: ${spoken}` }),
    ]);
  });
  const label = say.bonus(view.nameOf(ship.id));
  return refs.length > 0 && { block: 'items', label, items };
};

const omegaAct = (view: View, player: PlayerId, card: HeldCard): Some<Act> => {
  const order = orderCard(view.setup, card.ref);
  if (view.setup.escalation !== 'Omega' || order?.type !== 'Basic') return null;
  const { setOmega: label } = view.words.pages.orders;
  const spoken = `${label}: ${order.name}`;
  return view.tried({ type: 'set-omega', player, card: card.id }, { label, spoken });
};

/** 10A-05 I */
const omegaBlock = (view: View, own: anyEdition.OwnOrders, player: PlayerId): Blocks => {
  const { takeBack, omega: label, omegaNote: note, omegaNone: empty } = view.words.pages.orders;
  const omega = omegaOf(view.state, player);
  const itemsFor = ({ id, ref }: HeldCard): readonly Item[] => {
    const back = takeBack(nameOf(view, ref), label);
    const acts = [{ label: back, command: ask({ type: 'unassign-order', card: id }) }];
    return anyEdition.orderItem(own, id, ref, []).map((item) => ({ ...item, isOn: true, acts }));
  };
  const items = omega ? itemsFor(omega) : [];
  return view.setup.escalation === 'Omega' && { block: 'items', label, note, empty, items };
};

/** 4B-01: what one player assigns, face down, not for every eye. */
export const ordersPage = (view: View, about: PlayerId, answers: Answers): Page | null => {
  const player = view.setup.players.find(({ id }) => id === about);
  if (!player) return null;
  const own: anyEdition.OwnOrders = {
    isHidden: view.state.phase === 'command',
    placesOf: (ship) => placesOf(view, ship),
    ships: shipsInPlay(view.state).filter((ship) => ship.player === about),
    shipOf: (ship) => shipOf(view, ship),
    orderOf: (ref) => orderOf(view, ref),
    actsOf: (card) => omegaAct(view, about, card),
    more: (ship) => bonusBlock(view, own, ship),
    reveal: revealAct(view),
  };
  const aside = omegaBlock(view, own, about);
  return anyEdition.ordersPage(view, player, { ...own, aside }, answers);
};

const REVEALED = { type: 'reveal', override: true } as const;

/** 14A: repairs at the reveal that ask something of the table. */
const questionsOf = (view: View): readonly RepairQuestion[] =>
  repairQuestions(view, fold(view.state, view.eventsOf(REVEALED)), ['reveal']);

/** 4B-01 */
export const revealAct = (view: View): Act => every.revealAct(view, questionsOf(view));

const openOrders = (view: View, ship: string): readonly Chip[] =>
  ordersAt(view.state, ship).map(({ ref }) => {
    const label = view.setup.cards[ref]?.name ?? ref;
    const act = { label, opens: { page: 'card', about: ref } };
    return { label, tone: 'order', solid: true, act };
  });

const ordersBlock = (view: View): Block => {
  const { lieOpen, none } = view.words.pages.reveal;
  const ships = shipsInPlay(view.state).filter(({ id }) => ordersAt(view.state, id).length > 0);
  return {
    block: 'items',
    label: lieOpen,
    items: ships.map(({ id }) => shipItem(view, id, { chips: openOrders(view, id) })),
    empty: none,
  };
};

/** 4B-01: every order lies open; what repairs at once asks whom and where. */
export const revealPage = (view: View, answers: Answers): Page =>
  every.revealPage(view, questionsOf(view), answers, {
    isNow: view.state.phase === 'command',
    more: [ordersBlock(view)],
  });
