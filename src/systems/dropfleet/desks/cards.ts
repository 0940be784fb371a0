import { say } from '../../../core/checked/sentences';
import { readProblems } from '../../../core/checked/words/en';
import type { CardDesk } from '../../../core/pages/desks';
import { makeCardDesk } from '../../kit/cards/cardDesk';
import { trainingPack } from '../../kit/cards/builtIn';
import { deskWords } from '../../kit/cards/words/en/desk';
import { FORMS } from '../cards';
import { readsRule } from '../reference/contents';
import { TRAINING_CARDS } from '../training/cards';
import { cardForms, trainingPack as words } from '../words/en/cardForms';

/** Where cards are made and read, with the training set to begin with. */
export const cardDesk: CardDesk = makeCardDesk({
  forms: FORMS,
  words: cardForms,
  desk: deskWords,
  opens: { rule: readsRule, term: () => ({}) },
  problem: (why) => say(readProblems, why),
  builtIn: [trainingPack('dropfleet-training', words, TRAINING_CARDS)],
});
