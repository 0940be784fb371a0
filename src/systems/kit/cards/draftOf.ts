import { isObject } from '../../../core/checked/read';
import type { Answer, Answers } from '../../../core/pages/answers';
import type { Card } from '../../../core/game/setup';

const asAnswer = (value: unknown): Answer => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (Array.isArray(value)) return value.map(asAnswer);
  return isObject(value) ? asAnswers(value) : null;
};

const asAnswers = (group: object): Answers =>
  Object.fromEntries(
    Object.entries(group)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, asAnswer(value)]),
  );

/** A card as its editor has it; `parseCard` makes the same card of it again. */
export const draftOf = (card: Card): Answers => asAnswers(card);
