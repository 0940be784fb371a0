import { ordersAt } from '../../../admirals-shared/play/cardsInPlay';
import type { AdmiralsCommand } from '../commands';
import { lastingRefsOf } from '../../../admirals-shared/play/orders';
import { isSimple } from '../setup';
import type { Story } from '../story';
import { turnOf } from '../turn';
import { playerInTurn } from '../turnChecks';
import { pieceOf } from '../view';

const otherOrders = (story: Story): readonly AdmiralsCommand[] => {
  const { setup, state, rules } = story;
  if (!isSimple(setup)) return [];
  return Object.keys(state.ships).flatMap((ship) => {
    const piece = pieceOf(setup, state, ship);
    const now = ordersAt(state, ship).map(({ ref }) => ref);
    return (piece ? lastingRefsOf(setup, piece, rules) : [])
      .flatMap(({ refs }) => refs)
      .filter((order) => !now.includes(order))
      .map((order) => ({ type: 'choose-order', ship, order }) as const);
  });
};

/** 4A: pieces of the team in turn, and the start of the battle. */
export const offerSetUp = (story: Story): readonly AdmiralsCommand[] => {
  const ready = turnOf(story.setup, story.state).ready.filter(
    (ship) => playerInTurn(story, ship, 'place') === null,
  );
  return [
    ...ready.map((ship) => ({ type: 'place-ship', ship, place: 'play' }) as const),
    ...ready.map((ship) => ({ type: 'place-ship', ship, place: 'reserve' }) as const),
    ...otherOrders(story),
    { type: 'start-battle' },
  ];
};
