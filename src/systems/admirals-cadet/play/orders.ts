import type { PlayerId, ShipId } from '../../../core/game/events';
import type { GameState } from '../../../core/game/state';
import { playerName } from '../../kit/play/ships';
import { unmetRequirements } from '../../admirals-shared/play/pieces';
import type { OrderCard } from '../cards/types';
import { orderLimitOf } from '../movement';
import type { Piece } from '../piece';
import type { CadetSetup } from './setup';
import { check, type Check, type Game } from './game';
import { orderCard, pieceOf } from './view';
import { ordersAt } from '../../admirals-shared/play/orders';
import { nameOf } from '../../kit/play/checks';

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
const copiesCheck = ({ setup, state }: Game, piece: Piece, order: OrderCard): Check => {
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

const ordersOf = ({ setup, state }: Game, ship: ShipId): readonly OrderCard[] =>
  ordersAt(state, ship).flatMap(({ ref }) => orderCard(setup, ref) ?? []);

const limitCheck = (game: Game, piece: Piece): Check => {
  const limit = orderLimitOf(piece).value;
  const why = { id: 'order-limit', ship: nameOf(game, piece.id), limit } as const;
  return check(ordersOf(game, piece.id).length < limit, why, 'Orders Phase');
};

/** Order Card Anatomy, Special, Live and Learn: what holds whenever an order comes to a ship. */
const suits = (game: Game, piece: Piece, order: OrderCard): Check => {
  const ship = nameOf(game, piece.id);
  const isSecond =
    order.type === 'Special' && ordersOf(game, piece.id).some(({ type }) => type === 'Special');
  return (
    check(
      unmetRequirements(piece, order).length === 0,
      { id: 'order-requirement', ship, order: order.name },
      'Order Card Anatomy',
    ) ??
    check(!isSecond, { id: 'special-limit', ship }, 'Special') ??
    copiesCheck(game, piece, order)
  );
};

/** Orders Phase, Order Types: what speaks against one more order at a ship. */
export const mayBear = (game: Game, ship: ShipId, ref: string): Check => {
  const { setup, state } = game;
  const piece = pieceOf(setup, state, ship);
  const order = orderCard(setup, ref);
  if (!piece || !order) return null;
  const psionics = cardsOut(setup, state, piece.player).filter((one) => one.order.psionic).length;
  return (
    limitCheck(game, piece) ??
    suits(game, piece, order) ??
    check(
      !order.psionic || psionics === 0,
      { id: 'psionic-limit', player: playerName(setup, piece.player) },
      'Psionic',
    )
  );
};

/** Special: a Super Heavy with a Special order needs a normal one beside it (ruling super-heavy-normal-order). */
const lacksNormal = ({ rules }: Game, { card }: Piece, orders: readonly OrderCard[]): boolean =>
  rules.rulings['super-heavy-normal-order'] === 'must' &&
  card.role === 'Super Heavy' &&
  orders.length > 0 &&
  orders.every(({ type }) => type === 'Special');

/** Special: the same, of the orders that lie at a ship. */
export const lacksNormalOrder = (game: Game, ship: ShipId): boolean => {
  const piece = pieceOf(game.setup, game.state, ship);
  return piece !== null && lacksNormal(game, piece, ordersOf(game, ship));
};

/** Starcaster: only the limit on Psionic orders is lifted, and that of the ship (ruling starcaster-ship-limit). */
export const mayBearLate = (game: Game, ship: ShipId, ref: string): Check => {
  const piece = pieceOf(game.setup, game.state, ship);
  const order = orderCard(game.setup, ref);
  if (!piece || !order) return null;
  const within = game.rules.rulings['starcaster-ship-limit'] === 'within';
  const lacks = lacksNormal(game, piece, [...ordersOf(game, ship), order]);
  return (
    (within ? limitCheck(game, piece) : null) ??
    suits(game, piece, order) ??
    check(!lacks, { id: 'normal-order-required', ship: nameOf(game, ship) }, 'Special')
  );
};
