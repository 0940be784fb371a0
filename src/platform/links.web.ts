import type { GestureResponderEvent } from 'react-native';

/** A plain click is ours, so the browser must not follow it too; one with a modifier is the browser's. */
export function isOursToFollow(event: GestureResponderEvent): boolean {
  // On the web the event is the DOM's click, which React Native's type does not tell.
  const click = event as unknown as MouseEvent;
  if (click.ctrlKey || click.metaKey || click.shiftKey) return false;
  click.preventDefault();
  return true;
}
