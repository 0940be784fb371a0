import { setBackgroundColorAsync } from 'expo-system-ui';

import type { Page } from './device';

/** Gives the window behind the app the app's ground, so that no other colour flashes up. */
export function paintPage({ ground }: Page): void {
  setBackgroundColorAsync(ground).catch(() => undefined);
}

/** Starts the app afresh. A native app is closed and opened by its owner. */
export function restartApp(): boolean {
  return false;
}

/** A phone has no pages around the app. */
export function isFramed(): boolean {
  return false;
}
