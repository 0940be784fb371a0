import { useEffect, useState } from 'react';

import { canonicalJson } from '../../core/checked/canonical';
import type { Completions } from '../../core/pages/desks';
import type { OpenFleet } from '../../stores/fleetStore';
import { inSlices } from './inSlices';

interface Found {
  readonly question: string;
  /** The search that found it. */
  readonly search: object;
  readonly so: Completions;
}

/**
 * The search so far; the screen stays responsive while it goes on. A fleet that was only read again is searched again,
 * for its cards may have changed, but what is shown stays under the finger until that search is through.
 */
export function useCompletions({ desk, fleet, shelf }: OpenFleet, aim: string): Completions | null {
  const [shown, setShown] = useState<Found | null>(null);
  const question = canonicalJson([aim, fleet.draft]);
  useEffect(() => {
    const search = {};
    let so: Completions | undefined;
    return inSlices(desk.completions(fleet, aim, shelf), (last, isThrough) => {
      so = last ?? so;
      if (so === undefined) return;
      const found = { question, search, so };
      setShown((before) => {
        const isAgain = before?.question === question && before.search !== search;
        return isAgain && !found.so.done && !isThrough ? before : found;
      });
    });
  }, [desk, fleet, shelf, aim, question]);
  return shown?.question === question ? shown.so : null;
}
