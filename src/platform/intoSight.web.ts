import type { View } from 'react-native';

import type { Scrolled } from './device';

/** Scrolls until it is in sight, or at least its beginning; not at all where it is already. */
export function bringIntoSight(view: View, { scroll }: Scrolled): void {
  // Views are elements in a browser.
  const element = view as unknown as HTMLElement;
  const { clientHeight: room }: HTMLElement = scroll.getScrollableNode();
  element.scrollIntoView({ block: element.offsetHeight > room ? 'start' : 'nearest' });
}
