import { cardDeskWords } from './en/cardDesk';
import { cardWords } from './en/cards';
import { correctWords } from './en/correctPages';
import { explainWords } from './en/explain';
import { fleetWords } from './en/fleet';
import { fleetDeskWords } from './en/fleetDesk';
import { movementWords } from './en/movement';
import { pageWords } from './en/pages';
import { playWords } from './en/play';
import { playPageWords } from './en/playPages';
import { problemWords } from './en/problems';
import { savesPageWords } from './en/savesPage';
import { reportWords } from './en/report';
import { scenarioWords } from './en/scenario';
import { scoringWords } from './en/scoring';
import { setupDeskWords } from './en/setupDesk';
import { skirmishPageWords } from './en/skirmishPages';
import { strikeWords } from './en/strike';
import { strikePageWords } from './en/strikePages';
import { systemWords } from './en/system';
import { whatIfWords } from './en/whatIf';

/** Every text of Admirals that a player reads, one file an area. */
export const en = {
  cardDesk: cardDeskWords,
  cards: cardWords,
  correct: correctWords,
  explain: explainWords,
  fleet: fleetWords,
  fleetDesk: fleetDeskWords,
  movement: movementWords,
  pages: pageWords,
  play: playWords,
  playPages: playPageWords,
  problems: problemWords,
  savesPage: savesPageWords,
  report: reportWords,
  scenario: scenarioWords,
  scoring: scoringWords,
  setupDesk: setupDeskWords,
  skirmishPages: skirmishPageWords,
  strike: strikeWords,
  strikePages: strikePageWords,
  system: systemWords,
  whatIf: whatIfWords,
} as const;

/** What another language has to bring. */
export type AdmiralsWords = typeof en;
