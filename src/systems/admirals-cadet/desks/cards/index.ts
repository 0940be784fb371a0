import type { CardDesk } from '../../../../core/pages/desks';
import { kindsOnDesk, makeCardDesk as makeDesk } from '../../../kit/cards/cardDesk';
import { cardForms } from '../../cards/forms';
import { readsKeyword, readsRule } from '../../pages/view';
import type { CadetParts } from '../../rules';
import type { CadetWords } from '../../words/en';
import { outlinePack, trainingPack } from '../../../admirals-shared/desks/cards/builtIn';
import { TRAINING_CARDS } from '../../training/pack';
import { forSecondEdition } from './forSecondEdition';
import { shipReading } from './shipReading';

/** Where the cards of the first edition are made and read. */
export const makeCardDesk = (parts: CadetParts, words: CadetWords): CardDesk => {
  const forms = cardForms(parts.keywords, parts.arcs);
  const { training, cadet } = words.cardDesk;
  const { name, author, notes } = cadet;
  const outline = { id: 'admirals-cadet-pack', colour: 'rose', name, author, notes };
  const desk = {
    forms,
    words: words.cardForms.kinds,
    desk: words.cardForms.desk,
    opens: { rule: readsRule, term: readsKeyword },
    problem: words.system.problem,
  };
  return {
    ...makeDesk({
      ...desk,
      builtIn: [
        trainingPack(
          { id: 'admirals-cadet-training', colour: 'violet', ...training },
          TRAINING_CARDS,
        ),
        outlinePack(outline, forms, ({ faction, fleetValue }) => ({ faction, fleetValue })),
      ],
      readings: { ship: shipReading(parts, words) },
    }),
    copies: [forSecondEdition(kindsOnDesk(desk), words)],
  };
};
