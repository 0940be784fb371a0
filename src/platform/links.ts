import type { GestureResponderEvent } from 'react-native';

/** Whether a tap on a link is the app's to follow. On a device it always is. */
export function isOursToFollow(_event: GestureResponderEvent): boolean {
  return true;
}
