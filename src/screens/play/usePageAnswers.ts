import { useCallback, useState } from 'react';

import { withAnswers, type Answers, type Tapped } from '../../core/pages/answers';

const none: Answers = {};

/** What was touched on a page so far, by what the page is about. */
export function usePageAnswers(key: string): readonly [Answers, (changes: Tapped) => void] {
  const [kept, setKept] = useState({ key, answers: none });
  const change = useCallback(
    (changes: Tapped) =>
      setKept((before) => ({
        key,
        answers: withAnswers(before.key === key ? before.answers : none, changes),
      })),
    [key],
  );
  return [kept.key === key ? kept.answers : none, change];
}
