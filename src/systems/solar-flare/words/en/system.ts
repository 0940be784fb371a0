import { stepNamed } from '../../../kit/words/en/log/steps';
import { say, type Sentences } from '../../../../core/checked/sentences';
import type { ReadWhy } from '../../../../core/checked/read';
import { readProblems } from '../../../../core/checked/words/en';
import type { SystemWords } from '../../../../core/game/system';
import type { FleetCodeWhy } from '../../../kit/fleets/fleetForm';
import type { MissingCard } from '../../../kit/fleets/gather';
import { fleetDeskWords } from '../../../kit/fleets/words/en/fleetDesk';
import type { SetupWhy } from '../../../kit/play/setups';
import { lines } from './log';
import { refusal } from './refusals';
import { setupDeskWords } from './setupDesk';

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

/** What the app asks of any system. */
export const systemWords: Pick<SystemWords, 'refusal' | 'problem' | 'events' | 'step'> = {
  step: stepNamed(),
  refusal,
  problem: (why) => say(PROBLEMS, why),
  events: lines,
};
