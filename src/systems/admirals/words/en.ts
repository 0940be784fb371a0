import { cardDeskWords } from './en/cardDesk';
import { cardWords } from './en/cards';
import { explainWords } from './en/explain';
import { fleetWords } from './en/fleet';
import { movementWords } from './en/movement';
import { pageWords } from './en/pages';
import { playWords } from './en/play';
import { problemWords } from './en/problems';
import { scenarioWords } from './en/scenario';
import { scoringWords } from './en/scoring';
import { strikeWords } from './en/strike';
import { systemWords } from './en/system';

/** Every text of Admirals that a player reads, one file an area. */
export const en = {
  cardDesk: cardDeskWords,
  cards: cardWords,
  explain: explainWords,
  fleet: fleetWords,
  movement: movementWords,
  pages: pageWords,
  play: playWords,
  problems: problemWords,
  scenario: scenarioWords,
  scoring: scoringWords,
  strike: strikeWords,
  system: systemWords,
} as const;

/** What another language has to bring. */
export type AdmiralsWords = typeof en;
