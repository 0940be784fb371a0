import type { CardDesk } from '../../../../core/pages/desks';
import { kindsOnDesk, makeCardDesk as makeDesk } from '../../../kit/cards/cardDesk';
import { cardForms } from '../../cards/forms';
import { readsKeyword, readsRule } from '../../pages/seen';
import type { CadetParts } from '../../rules';
import type { CadetWords } from '../../words/en';
import { builtInPacks } from './builtIn';
import { forSecondEdition } from './forSecondEdition';
import { shipReading } from './shipReading';

/** Where the cards of the first edition are made and read. */
export const makeCardDesk = (parts: CadetParts, words: CadetWords): CardDesk => {
  const forms = cardForms(parts.keywords, parts.arcs);
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
      builtIn: builtInPacks(forms, words),
      readings: { ship: shipReading(parts, words) },
    }),
    copies: [forSecondEdition(kindsOnDesk(desk), words)],
  };
};
