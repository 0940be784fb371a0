import type { View } from 'react-native';

import type { Scrolled } from './device';

/** Scrolls until it is in sight. */
export function bringIntoSight(view: View, { scroll, content }: Scrolled): void {
  view.measureLayout(
    content,
    (_left, top) => scroll.scrollTo({ y: top }),
    () => undefined,
  );
}
