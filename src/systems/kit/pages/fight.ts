import type { Answers } from '../../../core/pages/answers';
import type { Act } from '../../../core/pages/page';
import { flagAt } from './answered';

/** Done anyway, not by the rules. */
export const isForced = (answers: Answers): boolean => flagAt(answers, 'override') === true;

/** Resolved at the table: the page asks only what came of it. */
export const isQuick = (answers: Answers): boolean => flagAt(answers, 'quick.open') === true;

interface QuickWords {
  readonly open: string;
  readonly close: string;
}

/** From the dice to what came of them, and back. */
export const quickToggle = (say: QuickWords, answers: Answers): Act =>
  isQuick(answers)
    ? { label: say.close, answers: { quick: {} } }
    : { label: say.open, answers: { quick: { open: true } } };
