import { useEffect, useState } from 'react';

import type { Completions } from '../../core/pages/desks';
import type { OpenFleet } from '../../stores/fleetStore';

/** Longer, and a finger would feel it. */
const slice = 8;

/** Searches a little at a time: between two slices the screen draws and answers taps. */
export function useCompletions({ desk, fleet, shelf }: OpenFleet, aim: string): Completions | null {
  const [found, setFound] = useState<Readonly<{ aim: string; so: Completions }> | null>(null);
  useEffect(() => {
    const search = desk.completions(fleet, aim, shelf)[Symbol.iterator]();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      const until = Date.now() + slice;
      let last: Completions | null = null;
      let isDone = false;
      while (!isDone && Date.now() < until) {
        const step = search.next();
        if (step.done === true) isDone = true;
        else {
          last = step.value;
          isDone = step.value.done;
        }
      }
      if (last !== null) setFound({ aim, so: last });
      if (!isDone) timer = setTimeout(go, 0);
    };
    timer = setTimeout(go, 0);
    return () => clearTimeout(timer);
  }, [desk, fleet, shelf, aim]);
  return found?.aim === aim ? found.so : null;
}
