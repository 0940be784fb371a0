import type { Answer } from '../../core/pages/answers';

/** Answers are plain data: equal when they are written the same. */
export const isSameAnswer = (a: Answer, b: Answer): boolean =>
  a === b ||
  (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
