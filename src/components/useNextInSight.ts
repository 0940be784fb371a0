import { createContext, useCallback, useContext, useEffect, useRef, type RefObject } from 'react';
import type { ScrollView, View } from 'react-native';

import { bringIntoSight } from '../platform/intoSight';

/** `isFirst` says that it may be the first of the screen, which waits where it stands. */
type Bring = (view: View, isFirst: boolean) => void;

const NextContext = createContext<Bring>(() => undefined);

/** What a screen asks next finds its sight by this. */
export const NextInSight = NextContext.Provider;

/** What a screen asks first waits where it stands; whatever comes after it is brought into sight. */
export function useBringsNext(
  scroll: RefObject<ScrollView | null>,
  content: RefObject<View | null>,
): Bring {
  const waits = useRef(true);
  return useCallback(
    (view, isFirst) => {
      if (isFirst && waits.current) waits.current = false;
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
    if (asked.current) bring(asked.current, true);
  }, [bring]);
  return asked;
}

/** For what unfolds below a tap: at the end of a page nobody would see that it has. */
export function useUnfoldedInSight(isOpen: boolean): RefObject<View | null> {
  const bring = useContext(NextContext);
  const unfolded = useRef<View>(null);
  useEffect(() => {
    if (isOpen && unfolded.current) bring(unfolded.current, false);
  }, [bring, isOpen]);
  return unfolded;
}
