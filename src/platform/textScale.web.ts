import { useSyncExternalStore } from 'react';

import type { TextScale } from './device';

const usualSize = 16;

/** React Native's web build writes pixels, so the browser's own text size is multiplied in here. */
export function useTextScale(): TextScale {
  const scale = useSyncExternalStore(watchTextSize, readTextSize, () => 1);
  return { asked: scale, ours: scale };
}

function readTextSize(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / usualSize;
}

function watchTextSize(onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  const ruler = document.createElement('div');
  ruler.style.cssText = 'position:absolute;width:1rem;height:0;visibility:hidden';
  document.body.append(ruler);
  observer.observe(ruler);
  return () => {
    observer.disconnect();
    ruler.remove();
  };
}
