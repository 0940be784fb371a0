import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the player has asked their device to keep still. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(false);
  useEffect(() => {
    let listening = true;
    AccessibilityInfo.isReduceMotionEnabled().then(
      (reduced) => listening && setReduced(reduced),
      () => undefined,
    );
    const watch = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      listening = false;
      watch.remove();
    };
  }, []);
  return isReduced;
}
