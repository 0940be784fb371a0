import { say, type Sentences } from '../../../../core/checked/sentences';
import type { Message } from '../../../../core/checked/checked';
import type { PlayWhy } from '../../play/refusals';
import { movementWords } from './movement';
import { eventLines } from './play/events';
import { linesIn } from '../../../kit/words/en/log/eventLines';
import { strikeRefusals } from './play/strikeRefusals';
import { playRefusals } from './play/refusals';

const REFUSALS: Sentences<PlayWhy> = {
  ...playRefusals,
  ...movementWords.refusals,
  ...strikeRefusals,
};

const lines = linesIn(eventLines, {
  rule: '4B-03',
  text: 'Everything is ready again, and orders go back to their libraries.',
});

export const playWords = {
  refusal: (why: Message) => say(REFUSALS, why),
  lines,
} as const;
