import type { Message } from '../../../../core/checked/checked';
import { say, type Sentences } from '../../../../core/checked/sentences';
import type { SystemWords } from '../../../../core/game/system';
import type { ReferenceWhy, CardWhy } from '../../../admirals-shared/cards/cardWhy';
import type { ShapeWhy } from '../../../admirals-shared/cards/parse/shapes';
import type { ScenarioTrouble } from '../../scenario/setupFromScenario';
import { eventLines } from './play/events';
import { playRefusals } from './play/refusals';
import { cardProblems } from '../../../admirals-shared/words/en/problems';
import { scenarioWords } from './scoring';
import { setupDeskWords, type AllInReserve } from './setupDesk';
import { linesIn } from '../../../kit/words/en/log/eventLines';
import { stepNamed } from '../../../kit/words/en/log/steps';
import { anyProblems, type KitProblem } from '../../../kit/words/en/problems';

type Problem = CardWhy | ReferenceWhy | ShapeWhy | ScenarioTrouble | AllInReserve | KitProblem;

const PROBLEMS: Sentences<Problem> = {
  ...anyProblems,
  ...cardProblems,
  ...scenarioWords.problems,
  ...setupDeskWords.problems,
};

export const refused = (why: Message): string => say(playRefusals, why);

/** What the app asks of any system. */
export const systemWords: Pick<SystemWords, 'refusal' | 'problem' | 'events' | 'step'> = {
  step: stepNamed({}, { lost: 'defeated' }),
  refusal: ({ why }) => refused(why),
  problem: (why) => say(PROBLEMS, why),
  events: linesIn(eventLines, {
    rule: '4B-03',
    text: 'Everything is ready again, and orders go back to their libraries.',
  }),
};
