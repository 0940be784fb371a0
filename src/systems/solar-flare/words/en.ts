import { stepNamed } from '../../kit/words/en/log/steps';
import { say, type Sentences } from '../../../core/checked/sentences';
import type { Message } from '../../../core/checked/checked';
import type { ReadWhy } from '../../../core/checked/read';
import { readProblems } from '../../../core/checked/words/en';
import type { FleetCodeWhy } from '../../kit/fleets/fleetForm';
import type { MissingCard } from '../../kit/fleets/gather';
import { fleetDeskWords } from '../../kit/fleets/words/en/fleetDesk';
import type { SetupWhy } from '../../kit/play/setups';
import { cardFormWords } from './en/cardForms';
import { designWords } from './en/design';
import { lines } from './en/log';
import { pageWords } from './en/pages';
import { partNames } from './en/parts';
import { refusal } from './en/refusals';
import { setupDeskWords } from './en/setupDesk';

type Problem =
  | ReadWhy
  | SetupWhy
  | MissingCard
  | FleetCodeWhy
  | { readonly id: 'same-id-twice'; readonly found: string }
  | { readonly id: 'parts-without-slot'; readonly design: string };

const PROBLEMS: Sentences<Problem> = {
  ...readProblems,
  ...setupDeskWords.problems,
  ...fleetDeskWords.codes,
  'card-missing': ({ code }) => `The design ${code} is not in this game.`,
  'same-id-twice': () => 'Something is in this game twice. Set it up again.',
  'parts-without-slot': ({ design }) =>
    `${design} has parts without a slot: give each a section with room.`,
};

/** Every text of Solar Flare that a player reads. */
export const en = {
  ...pageWords,
  parts: partNames,
  cardForms: cardFormWords,
  design: designWords,
  setupDesk: setupDeskWords,
  step: stepNamed(),
  refusal,
  problem: (why: Message) => say(PROBLEMS, why),
  events: lines,
} as const;

/** What another language has to bring. */
export type SolarWords = typeof en;
