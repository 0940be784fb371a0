import { useEffect, useState } from 'react';

import { useWords } from '../words/WordsProvider';
import { useToast } from './Toasts';

type Doing<Given extends readonly unknown[]> = (...given: Given) => Promise<unknown>;

/** Does what takes its time, and takes no second tap while it does: two quick taps make one thing. A failure is said. */
export function useOneAtATime<Given extends readonly unknown[]>(
  act: Doing<Given>,
): (...given: Given) => void {
  const [{ follow, once }] = useState(() => makeOnce<Given>());
  const toast = useToast();
  const { acts: say } = useWords();
  useEffect(() => follow(act, () => toast.show({ text: say.failed })));
  return once;
}

function makeOnce<Given extends readonly unknown[]>() {
  let latest: Doing<Given> = () => Promise.resolve();
  let sayFailed = () => {};
  let isDoing = false;
  const done = () => {
    isDoing = false;
  };
  return {
    follow: (act: Doing<Given>, failed: () => void) => {
      latest = act;
      sayFailed = failed;
    },
    once: (...given: Given): void => {
      if (isDoing) return;
      isDoing = true;
      void latest(...given)
        .catch(() => sayFailed())
        .finally(done);
    },
  };
}
