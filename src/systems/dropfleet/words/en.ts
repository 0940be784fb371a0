import { rulingWords } from '../../kit/reference/rulingPhrases';
import { anyWords } from '../../kit/words/en/any';
import { rulings } from '../reference/en/rulings';
import { cardForms, trainingPack } from './en/cardForms';
import { fleetWords } from './en/fleet';
import { pages } from './en/pages';
import { events, markName, refusal } from './en/play';
import { setupWords } from './en/setup';
import { termWords } from './en/terms';

export const en = {
  ...anyWords,
  refusal,
  events,
  correct: { ...anyWords.correct, mark: markName },
  setup: { ...anyWords.setup, ...setupWords, ...rulingWords<string>(rulings) },
  fleetDesk: fleetWords,
  cards: cardForms,
  trainingPack,
  terms: termWords,
  own: pages,
} as const;
