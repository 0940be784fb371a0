import { useEffect, useState } from 'react';

import type { Completions } from '../../core/pages/desks';
import type { OpenFleet } from '../../stores/fleetStore';
import { inSlices } from './inSlices';

/** The search so far; the screen stays responsive while it goes on. */
export function useCompletions({ desk, fleet, shelf }: OpenFleet, aim: string): Completions | null {
  const [found, setFound] = useState<Readonly<{ aim: string; so: Completions }> | null>(null);
  useEffect(
    () =>
      inSlices(desk.completions(fleet, aim, shelf), (so) => {
        if (so !== undefined) setFound({ aim, so });
      }),
    [desk, fleet, shelf, aim],
  );
  return found?.aim === aim ? found.so : null;
}
