import { cardDeskWords } from '../../admirals-shared/words/en/cardDesk';
import { cardFormWords } from './en/cardForms';
import { cardWords } from '../../admirals-shared/words/en/cards';
import { correctWords } from '../../admirals-shared/words/en/correctPages';
import { explainWords } from '../../admirals-shared/words/en/explain';
import { fleetWords } from './en/fleet';
import { fleetDeskWords } from './en/fleetDesk';
import { movementWords } from './en/movement';
import { pageWords } from './en/pages';
import { savesPageWords } from '../../admirals-shared/words/en/savesPage';
import { reportWords } from '../../admirals-shared/words/en/report';
import { scenarioWords, scoringWords } from './en/scoring';
import { setupDeskWords } from './en/setupDesk';
import { skirmishPageWords } from '../../admirals-shared/words/en/skirmishPages';
import { strikeWords } from '../../admirals-shared/words/en/strike';
import { strikePageWords } from '../../admirals-shared/words/en/strikePages';
import { why } from './en/strikeOdds';
import { refused, systemWords } from './en/system';
import { whatIfWords } from '../../admirals-shared/words/en/whatIf';

/** Every text of Admirals that a player reads, one file an area. */
export const en = {
  cardDesk: cardDeskWords,
  cardForms: cardFormWords,
  cards: cardWords,
  correct: correctWords,
  explain: explainWords,
  fleet: fleetWords,
  fleetDesk: fleetDeskWords,
  movement: movementWords,
  pages: pageWords,
  savesPage: savesPageWords,
  refused,
  report: reportWords,
  scenario: scenarioWords,
  scoring: scoringWords,
  setupDesk: setupDeskWords,
  skirmishPages: skirmishPageWords,
  strike: strikeWords,
  strikePages: { ...strikePageWords, why },
  system: systemWords,
  whatIf: whatIfWords,
} as const;

/** What another language has to bring. */
export type AdmiralsWords = typeof en;
