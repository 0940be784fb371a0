import { say, type Sentences } from '../../../../core/checked/sentences';
import type { Message } from '../../../../core/checked/checked';
import type { PlayWhy } from '../../play/refusals';
import { movementWords } from './movement';
import { eventLines } from './play/events';
import { linesIn } from '../../../admirals-shared/words/en/play/lines';
import { playRefusals } from '../../../admirals-shared/words/en/play/refusals';
import { strikeWords } from '../../../admirals-shared/words/en/strike';

const REFUSALS: Sentences<PlayWhy> = {
  ...playRefusals,
  ...movementWords.refusals,
  ...strikeWords.refusals,
};

const lines = linesIn(eventLines, {
  rule: '4B-03',
  text: 'Everything is ready again, and orders go back to their libraries.',
});

export const playWords = {
  refusal: (why: Message) => say(REFUSALS, why),
  lines,
} as const;
