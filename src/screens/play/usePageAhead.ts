import { useEffect, useMemo } from 'react';

import type { Answers } from '../../core/pages/answers';
import type { Page } from '../../core/pages/page';
import { answersAhead, keepPages } from '../../core/pages/pagesAhead';

/** A finger that rests this long leaves time. */
const rest = 120;

/**
 * The page for what was answered. While the finger rests, the page that each switch would lead to is made
 * too: its odds are there when it is turned. `make` stays the same as long as its pages do.
 */
export function usePageAhead<Shown extends Page | null>(
  make: (answers: Answers) => Shown,
  answers: Answers,
): Shown {
  const pageFor = useMemo(() => keepPages(make), [make]);
  const page = pageFor(answers);
  useEffect(() => {
    const ahead = page === null ? [] : [...answersAhead(page, answers)];
    let late: ReturnType<typeof setTimeout>;
    const next = () => {
      const one = ahead.shift();
      if (one === undefined) return;
      pageFor(one);
      late = setTimeout(next, 0);
    };
    late = setTimeout(next, rest);
    return () => clearTimeout(late);
  }, [pageFor, page, answers]);
  return page;
}
