import { useSyncExternalStore } from 'react';

let factor = 1;
const watchers = new Set<() => void>();

/** The player's own text size, on top of what the device asks for. */
export function setOwnTextSize(to: number): void {
  if (to === factor) return;
  factor = to;
  watchers.forEach((onChange) => onChange());
}

export function useOwnTextSize(): number {
  return useSyncExternalStore(watch, read, read);
}

const read = () => factor;

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}
