import type { View } from 'react-native';

import type { Scrolled } from './intoSight';

/** Scrolls until it is in sight; not at all where it is already. */
export function bringIntoSight(view: View, _scrolled: Scrolled): void {
  // A view is an element in a browser.
  (view as unknown as HTMLElement).scrollIntoView({ block: 'nearest' });
}
