import type { PlayerId, ShipId, CardId } from '../../../../core/game/events';
import { record } from '../../../../core/game/game';
import { type GameState, hasMark, type Ship } from '../../../../core/game/state';
import { nameOf, heldCardBy } from '../../../kit/play/checks';
import { changeMark } from '../../../kit/play/marks';
import { playerName, shipsInPlay } from '../../../kit/play/ships';
import { activeShip, isActivated } from '../../../kit/play/turns';
import type { SharedCommand } from '../../../admirals-shared/play/commands';
import * as every from '../../../admirals-shared/play/orders';
import { unmetRequirements } from '../../../admirals-shared/play/pieces';
import type { OrderCard } from '../../cards/forms';
import { applyOwn } from '../../keywords/hooks';
import { orderLimitOf } from '../../movement';
import type { Piece } from '../../piece';
import { checks } from '../checks';
import { repairAt } from '../follow/settle';
import { check, type Check, type Game, advised, andThen, refuse, type Decided } from '../game';
import { TURN_MARKS } from '../names';
import type { PlayWhy } from '../refusals';
import type { CadetSetup } from '../setup';
import { orderCard, pieceOf, phaseOf, scenarioRule } from '../view';

const cardsOut = (setup: CadetSetup, state: GameState, player: PlayerId) =>
  Object.values(state.ships)
    .filter((ship) => ship.player === player)
    .flatMap(({ id }) =>
      every.ordersAt(state, id).flatMap(({ ref }) => {
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
    scenarioRule(setup),
  );
};

const ordersOf = ({ setup, state }: Game, ship: ShipId): readonly OrderCard[] =>
  every.ordersAt(state, ship).flatMap(({ ref }) => orderCard(setup, ref) ?? []);

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
const mayBear = (game: Game, ship: ShipId, ref: string): Check => {
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
const lacksNormalOrder = (game: Game, ship: ShipId): boolean => {
  const piece = pieceOf(game.setup, game.state, ship);
  return piece !== null && lacksNormal(game, piece, ordersOf(game, ship));
};

/** Starcaster: only the limit on Psionic orders is lifted, and that of the ship (ruling starcaster-ship-limit). */
const mayBearLate = (game: Game, ship: ShipId, ref: string): Check => {
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

const RULE = 'Orders Phase';

/** Starcaster: one Psionic order more, before any ship activates; all else that holds for an order holds for it. */
const starcasterAdvice = (game: Game, ship: ShipId, card: CardId): Check => {
  const { setup, state, rules } = game;
  const piece = pieceOf(setup, state, ship);
  const name = nameOf(game, ship);
  const late = piece ? applyOwn(rules, 'latePsionics', 0, piece, {}) : 0;
  const isPsionic = orderCard(setup, heldCardBy(game, card)?.ref ?? '')?.psionic === true;
  const begun =
    activeShip(state) !== null || shipsInPlay(state).some(({ id }) => isActivated(state, id));
  const used = hasMark(state, ship, TURN_MARKS.starcaster);
  return (
    check(late > 0 && isPsionic, { id: 'no-starcaster', ship: name }, 'Starcaster') ??
    check(!used, { id: 'starcaster-used', ship: name }, 'Starcaster') ??
    check(!begun, { id: 'too-late-for-starcaster', ship: name }, 'Starcaster') ??
    mayBearLate(game, ship, heldCardBy(game, card)?.ref ?? '')
  );
};

const assignLate = (game: Game, { ship, card, override }: SharedCommand<'assign-order'>): Decided =>
  andThen(advised(game, override, starcasterAdvice(game, ship, card)), (after) =>
    changeMark(
      every.giveOrder(after, ship, card, 'up', 'Starcaster'),
      ship,
      TURN_MARKS.starcaster,
      1,
      'Starcaster',
    ),
  );

const normalAdvice = (game: Game): Check => {
  const lacking = shipsInPlay(game.state).find(({ id }) => lacksNormalOrder(game, id));
  return lacking
    ? refuse({ id: 'normal-order-required', ship: nameOf(game, lacking.id) }, 'Special')
    : null;
};

const shared = every.makeOrderPhase<Game, PlayWhy>({
  checks,
  rule: RULE,
  moveRule: RULE,
  inOrders: (game) => checks.inPhase(game, 'orders'),
  mayBear,
  giveBack: (game, card, rule) => record(game, { type: 'card-returned', card, rule }),
  revealAdvice: normalAdvice,
  revealAll: (game) => {
    const shown = ({ id }: Ship) => [
      ...every.ordersKept(game.state, id),
      ...every.turnedUp(game.state, id, RULE),
    ];
    return record(game, ...shipsInPlay(game.state).flatMap(shown));
  },
  repairAt,
  next: 'ship',
});

/** Orders Phase: face down, from the library; Starcaster: one late. */
const assignOrder = (game: Game, command: SharedCommand<'assign-order'>): Decided => {
  const { ship, card } = command;
  if (phaseOf(game.state) !== 'ship') return shared['assign-order'](game, command);
  const player = game.state.ships[ship]?.player ?? '';
  return (
    checks.inPlay(game, ship) ?? checks.inLibrary(game, card, player) ?? assignLate(game, command)
  );
};

export const orders = { ...shared, 'assign-order': assignOrder };
