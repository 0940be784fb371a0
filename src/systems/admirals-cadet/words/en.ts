import type { SystemWords } from '../../../core/game/system';
import { explainWords } from '../../admirals-shared/words/en/explain';
import { savesPageWords } from '../../admirals-shared/words/en/savesPage';
import { stepNamed } from '../../kit/words/en/log/steps';
import { strikeWords } from '../../admirals-shared/words/en/strike';
import { cardDeskWords, cardFormWords, cardWords } from './en/cards';
import { eventWords } from './en/events';
import { fleetDeskWords, fleetWords } from './en/fleetDesk';
import {
  correctWords,
  pageWords,
  skirmishPageWords,
  strikePageWords,
  whatIfWords,
} from './en/pages';
import { problemWords } from './en/problems';
import { refusalWords } from './en/refusals';
import { reportWords } from './en/report';
import { scenarioWords } from './en/scenarios';
import { setupDeskWords } from './en/setupDesk';

/** What the app asks of any system. */
const systemWords: Pick<SystemWords, 'refusal' | 'problem' | 'events' | 'step'> = {
  step: stepNamed({}, { strikes: 'fires at', strikeAt: 'Attack on' }),
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
  savesPage: savesPageWords,
  scenarios: scenarioWords,
  setupDesk: setupDeskWords,
  skirmishPages: skirmishPageWords,
  strike: strikeWords,
  strikePages: strikePageWords,
  system: systemWords,
  whatIf: whatIfWords,
} as const;

/** What another language has to bring. */
export type CadetWords = typeof en;
