import type { Answers } from '../../../../core/pages/answers';
import type { Page } from '../../../../core/pages/page';
import { addShipPage as anyAddShipPage } from '../../../kit/pages/correct/addShip';
import { countAt } from '../../../kit/pages/answered';
import { stepperAt } from '../../../kit/pages/steppers';
import { shipCard } from '../../play/view';
import { isTracked } from '../../play/setup';
import { powerOfCard } from '../../play/standing';
import { quickFrom, quickShipBlocks } from '../quickShipBlocks';
import type { View } from '../shipRow';

const MOST_POWER = 99;

/** A ship that comes to the table later, or an enemy that is only a target. */
export const addShipPage = (view: View, answers: Answers): Page | null => {
  const { setup, words } = view;
  const powerFor = (card: string | null): number =>
    countAt(answers, 'power') ?? (card === null ? 0 : powerOfCard(setup, card));
  return anyAddShipPage(view, answers, {
    refs: Object.keys(setup.cards).filter((ref) => shipCard(setup, ref) !== null),
    first: setup.players.find(({ team }) => !isTracked(setup, team))?.id,
    quick: { label: words.correct.add.quick, blocks: quickShipBlocks(words, answers) },
    more: (card) =>
      stepperAt('power', words.correct.add.power, powerFor(card), {
        max: MOST_POWER,
        entry: 'power-points',
      }),
    act: ({ card, ...ship }, text) =>
      view.tried(
        {
          type: 'add-ship',
          ...ship,
          as: card === null ? { quick: quickFrom(answers) } : { card },
          power: powerFor(card),
        },
        text,
      ),
  });
};
