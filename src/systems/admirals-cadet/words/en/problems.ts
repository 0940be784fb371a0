import { say, type Sentences } from '../../../../core/checked/sentences';
import type { Message } from '../../../../core/checked/checked';
import { cardProblems } from '../../../admirals-shared/words/en/problems';
import type { CardWhy } from '../../cards/forms';
import { anyProblems, type KitProblem } from '../../../kit/words/en/problems';

const PROBLEMS: Sentences<CardWhy | KitProblem> = {
  ...cardProblems,
  ...anyProblems,
  'needs-shield-chart': () =>
    'A Heavy or Super Heavy ship has a shield chart: six numbers, clockwise from the fore.',
  'needs-shield-track': () => 'An Escort or Light ship has a shield track: one number.',
};

export const problemWords = (why: Message): string => say(PROBLEMS, why);
