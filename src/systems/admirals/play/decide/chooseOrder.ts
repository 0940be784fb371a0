import { inPhase, stillThere } from '../checks';
import { SLOTS } from '../../../admirals-shared/play/names';
import { isSimple } from '../setup';
import { refuse, type Game, type Decided } from '../game';
import { pieceOf } from '../view';
import type { CommandOf } from '../commands';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { bonusCardId, lastingRefsOf } from '../orders';
import { cardName, nameOf } from '../../../kit/play/checks';
import { record } from '../../../../core/game/game';

/** 13A-05, 13A-06: another of the orders that the ship may have in the place of the one that it has. */
export const chooseOrder = (game: Game, { ship, order }: CommandOf<'choose-order'>): Decided => {
  const wrong = inPhase(game, 'set-up') ?? stillThere(game, ship);
  if (wrong) return wrong;
  const { setup, state, rules } = game;
  const piece = pieceOf(setup, state, ship);
  const lasting = piece && isSimple(setup) ? lastingRefsOf(setup, piece, rules) : [];
  const chosen = lasting.find(({ refs }) => refs.includes(order));
  if (!chosen) {
    const names = { ship: nameOf(game, ship), order: cardName(game, order) };
    return refuse({ id: 'not-a-bonus-order', ...names }, '13A-05');
  }
  const { rule, refs } = chosen;
  const gone = ordersAt(state, ship)
    .filter(({ ref }) => refs.includes(ref))
    .map(({ id }) => ({ type: 'card-returned', card: id, rule }) as const);
  return record(game, ...gone, {
    type: 'card-attached',
    card: bonusCardId(ship, order),
    ref: order,
    to: ship,
    slot: SLOTS.order,
    face: 'up',
    rule,
  });
};
