import type { Message } from '../../../../core/checked/checked';
import { say } from '../../../../core/checked/sentences';
import { deskWords } from '../../cards/words/en/desk';
import { fleetDeskWords } from '../../fleets/words/en/fleetDesk';
import { anyCorrectWords } from './correct';
import { anyGameWords } from './gamePages';
import { anyProblems } from './problems';
import { reportWords } from './report';
import { anySetupWords } from './setup';

/** What any game says, by where it is said; a game puts its own words in place of these. */
export const anyWords = {
  problem: (why: Message) => say(anyProblems, why),
  pages: anyGameWords,
  correct: anyCorrectWords,
  report: reportWords,
  setup: anySetupWords,
  desk: deskWords,
  fleetDesk: fleetDeskWords,
} as const;
