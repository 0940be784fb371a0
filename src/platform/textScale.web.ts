import { useSyncExternalStore } from 'react';

import type { TextScale } from './device';
import { useOwnTextSize } from './ownTextSize';

const usualSize = 16;

/** React Native's web build writes pixels, so the browser's own text size is multiplied in here. */
export function useTextScale(): TextScale {
  const { asked } = useSyncExternalStore(watchTextSize, readTextSize, () => usual);
  const scale = asked * useOwnTextSize();
  return { asked: scale, ours: scale };
}

const usual: TextScale = { asked: 1, ours: 1 };
const watchers = new Set<() => void>();
let read: TextScale | undefined;
let stopMeasuring: (() => void) | undefined;

/** Every text asks for it: the browser is asked only once, and when its text size has changed. */
function readTextSize(): TextScale {
  read ??= measure();
  return read;
}

function measure(): TextScale {
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / usualSize;
  return { asked: scale, ours: scale };
}

function watchTextSize(onChange: () => void): () => void {
  watchers.add(onChange);
  stopMeasuring ??= startMeasuring();
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    stopMeasuring?.();
    stopMeasuring = undefined;
    read = undefined;
  };
}

function startMeasuring(): () => void {
  const observer = new ResizeObserver(() => {
    const now = measure();
    if (now.asked === read?.asked) return;
    read = now;
    watchers.forEach((onChange) => onChange());
  });
  const ruler = document.createElement('div');
  ruler.style.cssText = 'position:absolute;width:1rem;height:0;visibility:hidden';
  document.body.append(ruler);
  observer.observe(ruler);
  return () => {
    observer.disconnect();
    ruler.remove();
  };
}
