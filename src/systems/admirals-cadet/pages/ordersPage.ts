import type { CardRef, PlayerId, ShipId } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Page } from '../../../core/pages/page';
import {
  ordersPage as anyOrdersPage,
  type OwnOrders,
} from '../../admirals-shared/pages/ordersPage';
import { shipsInPlay } from '../../kit/play/ships';
import { orderLimitOf } from '../movement';
import { orderCard, phaseOf, pieceOf } from '../play/view';
import { readsRule, type View } from './view';

/** Orders Phase: how many orders a ship takes. */
export const placesOf = ({ setup, state }: View, ship: ShipId): number => {
  const piece = pieceOf(setup, state, ship);
  return piece ? orderLimitOf(piece).value : 0;
};

/** What an order does as far as the app knows. */
const orderOf = ({ setup, words }: View, ref: CardRef): ReturnType<OwnOrders['orderOf']> => {
  const order = orderCard(setup, ref);
  if (!order) return null;
  const { name, code, type, effects, text } = order;
  const does = [...effects.map(words.cards.effect), ...(text === undefined ? [] : [text])];
  return {
    title: name,
    detail: does.length > 0 ? does.join(' ') : words.scenarios.plainOrder,
    badge: code,
    chips: type === 'Basic' ? [] : [{ label: type, tone: 'plain', ...readsRule(type) }],
  };
};

/** Orders Phase: what one player gives, in secret; Escorts take none. */
export const ordersPage = (view: View, about: PlayerId, answers: Answers): Page | null => {
  const player = view.setup.players.find(({ id }) => id === about);
  if (!player) return null;
  const own: OwnOrders = {
    isHidden: phaseOf(view.state) === 'orders',
    placesOf: (ship) => placesOf(view, ship),
    ships: shipsInPlay(view.state).filter(
      (ship) => ship.player === about && placesOf(view, ship.id) > 0,
    ),
    shipOf: () => readsRule('Orders Phase'),
    orderOf: (ref) => orderOf(view, ref),
  };
  return anyOrdersPage(view, player, own, answers);
};
