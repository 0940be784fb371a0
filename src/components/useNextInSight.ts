import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  type RefObject,
} from 'react';
import type { ScrollView, View } from 'react-native';

import { bringIntoSight } from '../platform/intoSight';

interface Sight {
  /** `isFirst` says that it may be the first of the screen, which waits where it stands. */
  readonly bring: (view: View, isFirst: boolean) => void;
  /** What is asked now, the newest last. */
  readonly asked: Set<View>;
}

const NextContext = createContext<Sight>({ bring: () => undefined, asked: new Set() });

/** What a screen asks next finds its sight by this. */
export const NextInSight = NextContext.Provider;

/** What a screen asks first waits where it stands; whatever comes after it is brought into sight. */
export function useBringsNext(
  scroll: RefObject<ScrollView | null>,
  content: RefObject<View | null>,
): Sight {
  const waits = useRef(true);
  return useMemo(
    () => ({
      bring: (view, isFirst) => {
        if (isFirst && waits.current) waits.current = false;
        else if (scroll.current && content.current)
          bringIntoSight(view, { scroll: scroll.current, content: content.current });
      },
      asked: new Set(),
    }),
    [scroll, content],
  );
}

/** For what is asked: a player who has answered one question sees the next without looking for it. */
export function useNextInSight(): RefObject<View | null> {
  const { bring, asked: all } = useContext(NextContext);
  const asked = useRef<View>(null);
  useEffect(() => {
    const view = asked.current;
    if (view === null) return undefined;
    all.add(view);
    bring(view, true);
    return () => void all.delete(view);
  }, [bring, all]);
  return asked;
}

/** Brings what is asked now into sight, for an act that leads there. */
export function useBringsAsked(): () => void {
  const { bring, asked } = useContext(NextContext);
  return useCallback(() => {
    const newest = [...asked].at(-1);
    if (newest) bring(newest, false);
  }, [bring, asked]);
}

/** For what unfolds below a tap: at the end of a page nobody would see that it has. */
export function useUnfoldedInSight(isOpen: boolean): RefObject<View | null> {
  const { bring } = useContext(NextContext);
  const unfolded = useRef<View>(null);
  useEffect(() => {
    if (isOpen && unfolded.current) bring(unfolded.current, false);
  }, [bring, isOpen]);
  return unfolded;
}
