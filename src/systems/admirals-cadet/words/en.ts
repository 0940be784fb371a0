import type { SystemWords } from '../../../core/game/system';
import { explainWords } from '../../admirals-shared/words/en/explain';
import { strikeWords } from '../../admirals-shared/words/en/strike';
import { cardDeskWords } from './en/cardDesk';
import { cardFormWords } from './en/cardForms';
import { cardWords } from './en/cards';
import { correctWords } from './en/correct';
import { eventWords } from './en/events';
import { fleetWords } from './en/fleet';
import { fleetDeskWords } from './en/fleetDesk';
import { pageWords } from './en/pages';
import { problemWords } from './en/problems';
import { refusalWords } from './en/refusals';
import { reportWords } from './en/report';
import { scenarioWords } from './en/scenarios';
import { setupDeskWords } from './en/setupDesk';
import { strikePageWords } from './en/strikePages';
import { whatIfWords } from './en/whatIf';

/** What the app asks of any system. */
const systemWords: Pick<SystemWords, 'refusal' | 'problem' | 'events'> = {
  refusal: ({ why }) => refusalWords(why),
  problem: problemWords,
  events: eventWords,
};

/** Every text of the first edition that a player reads, one file an area. */
export const en = {
  cardDesk: cardDeskWords,
  cardForms: cardFormWords,
  cards: cardWords,
  correct: correctWords,
  explain: explainWords,
  fleet: fleetWords,
  fleetDesk: fleetDeskWords,
  pages: pageWords,
  report: reportWords,
  scenarios: scenarioWords,
  setupDesk: setupDeskWords,
  strike: strikeWords,
  strikePages: strikePageWords,
  system: systemWords,
  whatIf: whatIfWords,
} as const;

/** What another language has to bring. */
export type CadetWords = typeof en;
