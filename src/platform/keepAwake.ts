import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const tag = 'flagbridge-game';

/** Keeps the screen on while `active`. A device that refuses simply goes on dimming. */
export function useKeepAwake(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    activateKeepAwakeAsync(tag).catch(() => undefined);
    return () => {
      deactivateKeepAwake(tag).catch(() => undefined);
    };
  }, [active]);
}
