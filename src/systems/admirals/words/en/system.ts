import type { MissingCard } from '../../../kit/fleets/gather';
import { say, type Sentences } from '../../../../core/checked/sentences';
import type { SystemWords } from '../../../../core/game/system';
import type { ReferenceWhy } from '../../../admirals-shared/cards/references';
import type { ShapeWhy } from '../../../admirals-shared/cards/parse/shapes';
import type { FleetCodeWhy } from '../../../kit/fleets/code';
import type { SetupWhy } from '../../../kit/play/setups';
import type { ScenarioTrouble } from '../../scenario/setupFromScenario';
import type { ScenarioWhy } from '../../scenario/parseScenario';
import { playWords } from './play';
import { problemWords } from '../../../admirals-shared/words/en/problems';
import { scenarioWords } from './scoring';
import { setupDeskWords, type AllInReserve } from './setupDesk';
import type { CardWhy } from '../../../admirals-shared/cards/cardWhy';
import { fleetDeskWords } from '../../../kit/fleets/words/en/fleetDesk';

type Problem =
  | CardWhy
  | ReferenceWhy
  | ShapeWhy
  | ScenarioWhy
  | ScenarioTrouble
  | MissingCard
  | SetupWhy
  | AllInReserve
  | FleetCodeWhy;

const PROBLEMS: Sentences<Problem> = {
  ...problemWords.problems,
  ...scenarioWords.problems,
  ...setupDeskWords.problems,
  ...fleetDeskWords.codes,
};

/** What the app asks of any system. */
export const systemWords: Pick<SystemWords, 'refusal' | 'problem' | 'events'> = {
  refusal: ({ why }) => playWords.refusal(why),
  problem: (why) => say(PROBLEMS, why),
  events: playWords.lines,
};
