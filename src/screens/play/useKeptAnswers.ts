import { useEffect, useRef } from 'react';

import type { Answers, Tapped } from '../../core/pages/answers';
import {
  forgetPageAnswers,
  loadPageAnswers,
  savePageAnswers,
  type PagePlace,
} from '../../stores/pageAnswers';
import { usePageAnswers } from './usePageAnswers';

const isUntouched = (answers: Answers): boolean => Object.keys(answers).length === 0;

/**
 * The answers of a page of a game. They are forgotten when the page is left, and outlive an app that was
 * killed, as long as the game has not gone on since.
 */
export function useKeptAnswers(
  { game, page, about }: PagePlace,
  cursor: number,
): readonly [Answers, (changes: Tapped) => void] {
  const [answers, change] = usePageAnswers(`${game}/${page}/${about}`);
  const now = useRef({ answers, cursor });
  useEffect(() => {
    now.current = { answers, cursor };
  }, [answers, cursor]);
  useEffect(() => {
    const place = { game, page, about };
    let isLeft = false;
    void loadPageAnswers(place).then((found) => {
      if (isLeft || found?.cursor !== now.current.cursor) return;
      if (isUntouched(now.current.answers)) change(found.answers);
    });
    return () => {
      isLeft = true;
      void forgetPageAnswers(place);
    };
  }, [game, page, about, change]);
  useEffect(() => {
    if (isUntouched(answers)) return undefined;
    // Behind the frame that shows them, and at once: an app that is killed then has them.
    const late = setTimeout(
      () => void savePageAnswers({ game, page, about }, { answers, cursor }),
      0,
    );
    return () => clearTimeout(late);
  }, [game, page, about, answers, cursor]);
  return [answers, change];
}
