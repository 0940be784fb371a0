import { answerAt, type Answer, type Answers } from '../../../core/pages/answers';
import type { Reader } from '../../../core/checked/read';

/** What stands at a path of a draft, where it is of the kind that is asked for; else nothing of it. */
export const textAt = (draft: Answers, path: string): string => {
  const found = answerAt(draft, path);
  return typeof found === 'string' ? found : '';
};

export const numberAt = (draft: Answers, path: string): number | null => {
  const found = answerAt(draft, path);
  return typeof found === 'number' ? found : null;
};

const isList = (found: Answer | undefined): found is readonly Answer[] => Array.isArray(found);

export const listAt = (draft: Answers, path: string): readonly Answer[] => {
  const found = answerAt(draft, path);
  return isList(found) ? found : [];
};

/** What a reader makes of a part of a draft, or nothing while it is not right. */
export const readAt = <Value>(
  draft: Answers,
  path: string,
  reader: Reader<Value>,
): Value | null => {
  const read = reader(answerAt(draft, path), path);
  return read.ok ? read.value : null;
};
