import { useEffect, useRef, type RefObject } from 'react';
import type { ScrollView } from 'react-native';

/** Whoever has chosen what a screen is about reads it from its top, wherever the choice was. */
export function useTopOf(
  topic: string | undefined,
  scroll: RefObject<Pick<ScrollView, 'scrollTo'> | null>,
): void {
  const shown = useRef(topic);
  useEffect(() => {
    if (shown.current === topic) return;
    shown.current = topic;
    scroll.current?.scrollTo({ y: 0, animated: false });
  }, [topic, scroll]);
}
