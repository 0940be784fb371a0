import type { Message } from '../../../../core/checked/checked';
import { say, type Sentences } from '../../../../core/checked/sentences';
import type { Refusal } from '../../../../core/game/system';
import { fitIn } from '../../../kit/fleets/words/en/fleetDesk';
import { rulingWords } from '../../../kit/reference/rulingPhrases';
import { anyWords } from '../../../kit/words/en/any';
import { anyProblems, type KitProblem } from '../../../kit/words/en/problems';
import { rulings } from '../../reference/en/rulings';
import { cards, CATEGORY_NAMES, ICON_NAMES, TOKEN_NAMES } from './cards';
import { fleets } from './fleets';
import { eventLines, stepNames } from './log';
import { markName, wayName } from './names';
import { pages } from './pages';
import { REFUSALS } from './refusals';

const PROBLEMS: Sentences<KitProblem | { readonly id: 'bad-yaws'; readonly joints: number }> = {
  ...anyProblems,
  'bad-yaws': ({ joints }) => fleets.badYaws(joints),
};

export const en = {
  ...anyWords,
  refusal: ({ why }: Refusal) => say(REFUSALS, why),
  problem: (why: Message) => say(PROBLEMS, why),
  events: eventLines,
  step: stepNames,
  wayName,
  correct: { ...anyWords.correct, mark: markName },
  setup: { ...anyWords.setup, ...rulingWords<string>(rulings) },
  cards,
  categories: CATEGORY_NAMES,
  icons: ICON_NAMES,
  tokens: TOKEN_NAMES,
  fleets,
  fit: fitIn(fleets.would),
  own: pages,
} as const;

export type Words = typeof en;
