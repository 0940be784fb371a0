import { useEffect } from 'react';

import { markOpened } from '../../stores/rulesStore';

/** Remembers that an entry was read. It is no loss where that cannot be stored. */
export function useMarkOpened(system: string | undefined, entry: string | undefined): void {
  useEffect(() => {
    if (system !== undefined && entry !== undefined) void markOpened({ system, entry });
  }, [system, entry]);
}
