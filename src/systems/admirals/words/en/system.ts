import type { MissingCard } from '../../../kit/fleets/gather';
import { say, type Sentences } from '../../../../core/checked/sentences';
import type { SystemWords } from '../../../../core/game/system';
import { type ReferenceWhy } from '../../../admirals-shared/cards/references';
import { type ShapeWhy } from '../../../admirals-shared/cards/parse/shapes';
import { type CardWhy } from '../../cards/parse';
import type { FleetCodeWhy } from '../../../kit/fleets/code';
import type { SetupDeskWhy } from '../../../admirals-shared/pages/setup/lacks';
import { type ScenarioTrouble } from '../../scenario/setupFromScenario';
import { type ScenarioWhy } from '../../scenario/parseScenario';
import { fleetDeskWords } from '../../../kit/words/en/fleetDesk';
import { playWords } from './play';
import { problemWords } from '../../../admirals-shared/words/en/problems';
import { scenarioWords } from './scenario';
import { setupDeskWords } from '../../../admirals-shared/words/en/setupDesk';
import type { SetupWhy } from '../../../admirals-shared/play/fields';

const SETUP: Sentences<SetupWhy> = {
  'team-roll-tied': () => 'Both teams rolled the same; roll again.',
  'no-such-team': ({ team }) => `No team of this game has the id ${team}.`,
};

type Problem =
  | CardWhy
  | ReferenceWhy
  | ShapeWhy
  | ScenarioWhy
  | ScenarioTrouble
  | MissingCard
  | SetupWhy
  | SetupDeskWhy
  | FleetCodeWhy;

const PROBLEMS: Sentences<Problem> = {
  ...problemWords.problems,
  ...scenarioWords.problems,
  ...SETUP,
  ...setupDeskWords.problems,
  ...fleetDeskWords.codes,
};

/** What the app asks of any system. */
export const systemWords: Pick<SystemWords, 'refusal' | 'problem' | 'events'> = {
  refusal: ({ why }) => playWords.refusal(why),
  problem: (why) => say(PROBLEMS, why),
  events: playWords.lines,
};
