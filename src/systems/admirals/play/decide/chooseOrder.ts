import { inPhase, stillThere } from '../checks';
import { SLOTS } from '../../../admirals-shared/play/names';
import { isSimple } from '../setup';
import { refuse, type Story, type Told } from '../story';
import { pieceOf } from '../view';
import type { CommandOf } from '../commands';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { bonusCardId, lastingRefsOf } from '../orders';
import { cardName, nameOf } from '../../../kit/play/checks';
import { tell } from '../../../../core/game/story';

/** 13A-05, 13A-06: another of the orders that the ship may have in the place of the one that it has. */
export const chooseOrder = (story: Story, { ship, order }: CommandOf<'choose-order'>): Told => {
  const wrong = inPhase(story, 'set-up') ?? stillThere(story, ship);
  if (wrong) return wrong;
  const { setup, state, rules } = story;
  const piece = pieceOf(setup, state, ship);
  const lasting = piece && isSimple(setup) ? lastingRefsOf(setup, piece, rules) : [];
  const chosen = lasting.find(({ refs }) => refs.includes(order));
  if (!chosen) {
    const names = { ship: nameOf(story, ship), order: cardName(story, order) };
    return refuse({ id: 'not-a-bonus-order', ...names }, '13A-05');
  }
  const { rule, refs } = chosen;
  const gone = ordersAt(state, ship)
    .filter(({ ref }) => refs.includes(ref))
    .map(({ id }) => ({ type: 'card-returned', card: id, rule }) as const);
  return tell(story, ...gone, {
    type: 'card-attached',
    card: bonusCardId(ship, order),
    ref: order,
    to: ship,
    slot: SLOTS.order,
    face: 'up',
    rule,
  });
};
