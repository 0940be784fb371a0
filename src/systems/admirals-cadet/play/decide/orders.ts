import type { CardId, ShipId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { shipsInPlay } from '../../../kit/play/ships';
import { applyOwn } from '../../keywords/apply';
import { atShip, checks, inPhase, inPlay, knownPlayer, stillThere } from '../checks';
import { repairAt } from '../follow/repair';
import { TURN_MARKS } from '../names';
import { lacksNormalOrder, mayBear, mayBearLate } from '../orders';
import { advised, andThen, check, refuse, type Check, type Game, type Decided } from '../game';
import { record } from '../../../../core/game/game';
import { orderCard, phaseOf, pieceOf } from '../view';
import type { SharedCommand } from '../../../admirals-shared/play/commands';
import { giveOrder } from '../../../admirals-shared/play/orders';
import { allOf, heldCardBy, nameOf } from '../../../kit/play/checks';
import { changeMark } from '../../../kit/play/marks';
import { activeShip, enterNext, isActivated } from '../../../kit/play/turns';
import type { PlayWhy } from '../refusals';
import {
  makeOrderPhase,
  nothingToRepeat,
  ordersKept,
  repeated,
  turnedUp,
} from '../../../admirals-shared/play/orderPhase';

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
      giveOrder(after, ship, card, 'up', 'Starcaster'),
      ship,
      TURN_MARKS.starcaster,
      1,
      'Starcaster',
    ),
  );

const { assignCopy, ...shared } = makeOrderPhase<Game, PlayWhy>({
  checks,
  rule: RULE,
  inOrders: (game) => inPhase(game, 'orders'),
  mayBear,
});

/** Orders Phase: face down, from the library; Starcaster: one late. */
const assignOrder = (game: Game, command: SharedCommand<'assign-order'>): Decided => {
  const { ship, card } = command;
  if (phaseOf(game.state) !== 'ship') return shared['assign-order'](game, command);
  const player = game.state.ships[ship]?.player ?? '';
  return inPlay(game, ship) ?? checks.inLibrary(game, card, player) ?? assignLate(game, command);
};

const repeatOrders = (game: Game, { player }: SharedCommand<'repeat-orders'>): Decided => {
  const wrong = inPhase(game, 'orders') ?? knownPlayer(game, player);
  if (wrong) return wrong;
  const after = repeated(game, player, assignCopy);
  return after === game ? nothingToRepeat(game, player, RULE) : after;
};

const normalAdvice = (game: Game): Check => {
  const lacking = shipsInPlay(game.state).find(({ id }) => lacksNormalOrder(game, id));
  return lacking
    ? refuse({ id: 'normal-order-required', ship: nameOf(game, lacking.id) }, 'Special')
    : null;
};

/** Orders Phase: all at once; what they do at once, they do now. */
const reveal = (game: Game, { repairs = [], override }: SharedCommand<'reveal'>): Decided => {
  const wrong = inPhase(game, 'orders') ?? allOf(repairs, ({ ship }) => stillThere(game, ship));
  if (wrong) return wrong;
  return andThen(advised(game, override, normalAdvice(game)), (after) => {
    const { state } = after;
    const shown = record(
      after,
      ...shipsInPlay(state).flatMap(({ id }) => [
        ...ordersKept(state, id),
        ...turnedUp(state, id, RULE),
      ]),
    );
    return enterNext(repairAt(shown, ['reveal'], repairs), 'ship', RULE);
  });
};

export const orders = {
  ...shared,
  'assign-order': assignOrder,
  'repeat-orders': repeatOrders,
  reveal,
  'return-order': (game: Game, { card }: SharedCommand<'return-order'>): Decided =>
    atShip(game, card) ?? record(game, { type: 'card-returned', card, rule: RULE }),
};
