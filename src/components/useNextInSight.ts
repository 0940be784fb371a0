import { createContext, useCallback, useContext, useEffect, useRef, type RefObject } from 'react';
import type { ScrollView, View } from 'react-native';

import { bringIntoSight } from '../platform/intoSight';

const NextContext = createContext<(view: View) => void>(() => undefined);

/** What a screen asks next finds its sight by this. */
export const NextInSight = NextContext.Provider;

/** What a screen asks first waits where it stands; whatever comes after it is brought into sight. */
export function useBringsNext(
  scroll: RefObject<ScrollView | null>,
  content: RefObject<View | null>,
): (view: View) => void {
  const isFirst = useRef(true);
  return useCallback(
    (view) => {
      if (isFirst.current) isFirst.current = false;
      else if (scroll.current && content.current)
        bringIntoSight(view, { scroll: scroll.current, content: content.current });
    },
    [scroll, content],
  );
}

/** For what is asked: a player who has answered one question sees the next without looking for it. */
export function useNextInSight(): RefObject<View | null> {
  const bring = useContext(NextContext);
  const asked = useRef<View>(null);
  useEffect(() => {
    if (asked.current) bring(asked.current);
  }, [bring]);
  return asked;
}
