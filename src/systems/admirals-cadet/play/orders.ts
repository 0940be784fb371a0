import type { PlayerId, ShipId } from '../../../core/game/events';
import type { GameState } from '../../../core/game/state';
import { nameOf, playerName, unmetRequirements } from '../../admirals/editions';
import type { OrderCard } from '../cards/types';
import { orderLimitOf } from '../movement';
import type { Piece } from '../piece';
import type { CadetSetup } from './setup';
import { check, type Check, type Story } from './story';
import { orderCard, ordersAt, pieceOf } from './view';

export { libraryOf } from '../../admirals/editions';

const cardsOut = (
  setup: CadetSetup,
  state: GameState,
  player: PlayerId,
): readonly { readonly at: ShipId; readonly order: OrderCard }[] =>
  Object.values(state.ships)
    .filter((ship) => ship.player === player)
    .flatMap(({ id }) =>
      ordersAt(state, id).flatMap(({ ref }) => {
        const order = orderCard(setup, ref);
        return order ? [{ at: id, order }] : [];
      }),
    );

/** Live and Learn: copies of one order that a team may play in the first turns. */
const copiesCheck = ({ setup, state }: Story, piece: Piece, order: OrderCard): Check => {
  const limit = setup.scenario?.orderCopies;
  if (!limit || limit.team !== piece.team || state.round > limit.turns) return null;
  const { most, turns } = limit;
  const copies = setup.players
    .filter(({ team }) => team === piece.team)
    .flatMap(({ id }) => cardsOut(setup, state, id))
    .filter((one) => one.order.code === order.code).length;
  return check(
    copies < most,
    { id: 'copy-limit', order: order.name, most, turns },
    setup.scenario?.name ?? 'Historic Play',
  );
};

/** Orders Phase, Order Types: what speaks against one more order at a ship. */
export const mayBear = (story: Story, ship: ShipId, ref: string): Check => {
  const { setup, state } = story;
  const piece = pieceOf(setup, state, ship);
  const order = orderCard(setup, ref);
  if (!piece || !order) return null;
  const name = nameOf(story, ship);
  const limit = orderLimitOf(piece).value;
  const own = ordersAt(state, ship).flatMap((held) => orderCard(setup, held.ref) ?? []);
  const second = order.type === 'Special' && own.some(({ type }) => type === 'Special');
  const psionics = cardsOut(setup, state, piece.player).filter((one) => one.order.psionic).length;
  return (
    check(own.length < limit, { id: 'order-limit', ship: name, limit }, 'Orders Phase') ??
    check(
      unmetRequirements(piece, order).length === 0,
      { id: 'order-requirement', ship: name, order: order.name },
      'Order Card Anatomy',
    ) ??
    check(!second, { id: 'special-limit', ship: name }, 'Special') ??
    check(
      !order.psionic || psionics === 0,
      { id: 'psionic-limit', player: playerName(setup, piece.player) },
      'Psionic',
    ) ??
    copiesCheck(story, piece, order)
  );
};

/** Special: a Super Heavy with a Special order needs a normal one beside it (ruling super-heavy-normal-order). */
export const lacksNormalOrder = (story: Story, ship: ShipId): boolean => {
  const { setup, state, rules } = story;
  if (rules.rulings['super-heavy-normal-order'] === 'may') return false;
  const piece = pieceOf(setup, state, ship);
  const orders = ordersAt(state, ship).flatMap(({ ref }) => orderCard(setup, ref) ?? []);
  const isAlone = orders.length > 0 && orders.every(({ type }) => type === 'Special');
  return piece?.card.role === 'Super Heavy' && isAlone;
};
