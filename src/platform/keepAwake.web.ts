import { useEffect } from 'react';

/** Keeps the screen on while `active`, in browsers that can; a hidden page loses the lock and asks again. */
export function useKeepAwake(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let stopped = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // A refusal (low battery, no permission) leaves the screen to dim, which is no error here.
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (stopped) await granted?.release();
      else lock = granted;
    };
    const onVisible = () => void ask();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopped = true;
      document.removeEventListener('visibilitychange', onVisible);
      lock?.release().catch(() => undefined);
    };
  }, [active]);
}
