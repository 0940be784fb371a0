import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import { countWithin, type Bounds } from './answered';
import type { Reads } from './reads';

interface Range extends Reads, Bounds {}

export const stepperAt = (
  id: string,
  label: string,
  value: number,
  { min = 0, max, ...reads }: Range,
): Block => ({ block: 'stepper', id, label, value, min, max, ...reads });

/** What was counted so far; nothing where nobody has. */
export const countStepper = (answers: Answers, id: string, label: string, range: Range): Block =>
  stepperAt(id, label, countWithin(answers, id, range) ?? 0, range);
