import type { HeldCard, Ship } from '../../../../core/game/state';
import { orderCard, ordersAt } from '../../../admirals-shared/play/cardsInPlay';
import type { AdmiralsCommand } from '../commands';
import { mayBear } from '../decide/orders';
import { canRepeat } from '../decide/repeatOrders';
import { bonusAdvice } from '../decide/reveal';
import { bonusAtHand, libraryOf, omegaOf } from '../../../admirals-shared/play/orders';
import type { Story } from '../story';
import { pieceOf } from '../view';
import { shipsInPlay } from '../../../kit/play/ships';

/** One copy of each card in a library. */
const choicesOf = ({ state }: Story, player: string): readonly HeldCard[] => {
  const cards = libraryOf(state, player);
  return cards.filter(({ ref }, at) => cards.findIndex((card) => card.ref === ref) === at);
};

const forShip = (story: Story, { id, player }: Ship): readonly AdmiralsCommand[] => {
  const { setup, state, rules } = story;
  const piece = pieceOf(setup, state, id);
  if (!piece) return [];
  const bonus = bonusAtHand(setup, state, piece, rules).filter(
    (ref) => mayBear(story, id, ref) === null,
  );
  return [
    ...choicesOf(story, player)
      .filter(({ ref }) => mayBear(story, id, ref) === null)
      .map((card) => ({ type: 'assign-order', ship: id, card: card.id }) as const),
    ...bonus.map((order) => ({ type: 'assign-bonus', ship: id, order }) as const),
    ...ordersAt(state, id).map((card) => ({ type: 'unassign-order', card: card.id }) as const),
  ];
};

/** 10A-05 I */
const omegas = (story: Story, player: string): readonly AdmiralsCommand[] => {
  const { setup, state } = story;
  if (setup.escalation !== 'Omega') return [];
  const chosen = omegaOf(state, player);
  return [
    ...choicesOf(story, player)
      .filter(({ ref }) => orderCard(setup, ref)?.type === 'Basic')
      .map((card) => ({ type: 'set-omega', player, card: card.id }) as const),
    ...(chosen ? [{ type: 'unassign-order', card: chosen.id } as const] : []),
  ];
};

/** 4B-01 */
export const offerOrders = (story: Story): readonly AdmiralsCommand[] => [
  ...shipsInPlay(story.state).flatMap((ship) => forShip(story, ship)),
  ...story.setup.players.flatMap(({ id }) => omegas(story, id)),
  ...story.setup.players
    .filter(({ id }) => canRepeat(story, id))
    .map(({ id }) => ({ type: 'repeat-orders', player: id }) as const),
  ...(bonusAdvice(story) === null ? [{ type: 'reveal' } as const] : []),
];
