import type { Answers } from '../../../../core/pages/answers';
import type { Page } from '../../../../core/pages/page';
import { addShipPage as anyAddShipPage } from '../../../kit/pages/correct/addShip';
import { shipCard } from '../../play/view';
import type { View } from '../view';

/** A ship that comes to the table later, by a card that is in the game. */
export const addShipPage = (view: View, answers: Answers): Page | null =>
  anyAddShipPage(view, answers, {
    refs: Object.keys(view.setup.cards).filter((ref) => shipCard(view.setup, ref) !== null),
    act: ({ card, ...ship }, text) =>
      view.tried({ type: 'add-ship', ...ship, card: card ?? '' }, text),
  });
