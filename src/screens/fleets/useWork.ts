import { useEffect, useState } from 'react';

import type { ShelfFleet } from '../../core/pages/desks';
import type { OpenFleet } from '../../stores/fleetStore';
import { inSlices } from './inSlices';

/** Works out what a page waits for; another number each time that something is through. */
export function useWork({ desk, shelf }: OpenFleet, fleet: ShelfFleet, page: string): number {
  const [through, setThrough] = useState(0);
  useEffect(() => {
    const work = desk.work?.(fleet, { page }, shelf) ?? null;
    if (work === null) return undefined;
    return inSlices(work, (_last, isThrough) => {
      if (isThrough) setThrough((before) => before + 1);
    });
  }, [desk, shelf, fleet, page]);
  return through;
}
