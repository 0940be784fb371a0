import { say, type Sentences } from '../../../../core/checked/sentences';
import type { SystemWords } from '../../../../core/game/system';
import type { ReferenceWhy, CardWhy } from '../../../admirals-shared/cards/cardWhy';
import type { ShapeWhy } from '../../../admirals-shared/cards/parse/shapes';
import type { ScenarioTrouble } from '../../scenario/setupFromScenario';
import { playWords } from './play';
import { problemWords } from '../../../admirals-shared/words/en/problems';
import { scenarioWords } from './scoring';
import { setupDeskWords, type AllInReserve } from './setupDesk';
import { stepNamed } from '../../../kit/words/en/log/steps';
import { anyProblems, type KitProblem } from '../../../kit/words/en/problems';

type Problem = CardWhy | ReferenceWhy | ShapeWhy | ScenarioTrouble | AllInReserve | KitProblem;

const PROBLEMS: Sentences<Problem> = {
  ...anyProblems,
  ...problemWords.problems,
  ...scenarioWords.problems,
  ...setupDeskWords.problems,
};

/** What the app asks of any system. */
export const systemWords: Pick<SystemWords, 'refusal' | 'problem' | 'events' | 'step'> = {
  step: stepNamed({}, { lost: 'defeated' }),
  refusal: ({ why }) => playWords.refusal(why),
  problem: (why) => say(PROBLEMS, why),
  events: playWords.lines,
};
