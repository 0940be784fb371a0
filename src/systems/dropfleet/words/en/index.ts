import { rulingWords } from '../../../kit/reference/rulingPhrases';
import { anyWords } from '../../../kit/words/en/any';
import { rulings } from '../../reference/en/rulings';
import { cardForms, trainingPack } from './cardForms';
import { pages } from './pages';
import { events, markName, refusal } from './play';
import { setupWords } from './setup';
import { termWords } from './terms';

export const en = {
  ...anyWords,
  refusal,
  events,
  correct: { ...anyWords.correct, mark: markName },
  setup: { ...anyWords.setup, ...setupWords, ...rulingWords<string>(rulings) },
  cards: cardForms,
  trainingPack,
  terms: termWords,
  own: pages,
} as const;
