import { useEffect, useState } from 'react';

type Doing<Given extends readonly unknown[]> = (...given: Given) => Promise<unknown>;

/** Does what takes its time, and takes no second tap while it does: two quick taps make one thing. */
export function useOneAtATime<Given extends readonly unknown[]>(
  act: Doing<Given>,
): (...given: Given) => void {
  const [{ follow, once }] = useState(() => makeOnce<Given>());
  useEffect(() => follow(act));
  return once;
}

function makeOnce<Given extends readonly unknown[]>() {
  let latest: Doing<Given> = () => Promise.resolve();
  let isDoing = false;
  const done = () => {
    isDoing = false;
  };
  return {
    follow: (act: Doing<Given>) => {
      latest = act;
    },
    once: (...given: Given): void => {
      if (isDoing) return;
      isDoing = true;
      void latest(...given).then(done, done);
    },
  };
}
