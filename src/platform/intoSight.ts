import type { ScrollView, View } from 'react-native';

/** Where something is on what is scrolled. */
export type Scrolled = Readonly<{ scroll: ScrollView; content: View }>;

/** Scrolls until it is in sight. */
export function bringIntoSight(view: View, { scroll, content }: Scrolled): void {
  view.measureLayout(
    content,
    (_left, top) => scroll.scrollTo({ y: top }),
    () => undefined,
  );
}
