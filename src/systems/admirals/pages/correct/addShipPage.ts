import type { Answers } from '../../../../core/pages/answers';
import type { Page } from '../../../../core/pages/page';
import { addShipPage as anyAddShipPage } from '../../../kit/pages/correct/addShip';
import { shipCard } from '../../play/cardsInPlay';
import { isTracked } from '../../play/setup';
import { quickFrom, quickShipBlocks } from '../quickShipBlocks';
import type { View } from '../shipRow';

/** A ship that comes to the table later, or an enemy that is only a target. */
export const addShipPage = (view: View, answers: Answers): Page | null => {
  const { setup, words } = view;
  return anyAddShipPage(view, answers, {
    refs: Object.keys(setup.cards).filter((ref) => shipCard(setup, ref) !== null),
    first: setup.players.find(({ team }) => !isTracked(setup, team))?.id,
    quick: { label: words.correct.add.quick, blocks: quickShipBlocks(words, answers) },
    act: ({ card, ...ship }, text) =>
      view.tried(
        {
          type: 'add-ship',
          ...ship,
          as: card === null ? { quick: quickFrom(answers) } : { card },
        },
        text,
      ),
  });
};
