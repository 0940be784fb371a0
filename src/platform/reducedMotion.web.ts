import { useSyncExternalStore } from 'react';

const still = matchMedia('(prefers-reduced-motion: reduce)');

const watch = (onChange: () => void): (() => void) => {
  still.addEventListener('change', onChange);
  return () => still.removeEventListener('change', onChange);
};

/** Known from the first drawing on: a sheet that is there at once would otherwise change its motion, and never be announced. */
export const useReducedMotion = (): boolean => useSyncExternalStore(watch, () => still.matches);
