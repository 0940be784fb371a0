import { useDeferredValue } from 'react';

import { useIsOnTop } from './useIsOnTop';

/** What a screen shows: at once while it is in view, and once there is time while it lies behind another. */
export function useWhenSeen<Shown>(shown: Shown): Shown {
  const isOnTop = useIsOnTop();
  const late = useDeferredValue(shown);
  return isOnTop ? shown : late;
}
