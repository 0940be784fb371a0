import { useEffect, useRef } from 'react';

type Close = { current: () => void };

/** The layers that are open, the newest last; they share one history entry. */
const layers: Close[] = [];
let hasEntry = false;
let leaving: ReturnType<typeof setTimeout> | undefined;

const settled = 50;

/**
 * Closes a layer with the browser's back button: while one is open the page has one more history entry,
 * a copy of the one below, so that going back stays on the same screen.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    enter(close);
    return () => leave(close);
  }, [open]);
}

function enter(close: Close): void {
  layers.push(close);
  clearTimeout(leaving);
  if (hasEntry) return;
  hasEntry = true;
  history.pushState({ ...history.state, layer: true }, '');
  history.pushState = takePlace;
  window.addEventListener('popstate', onBack, { capture: true });
}

function leave(close: Close): void {
  layers.splice(layers.indexOf(close), 1);
  // A screen that the layer opened takes the place of the entry a moment later: then it is not ours to take back.
  if (layers.length === 0 && hasEntry) leaving = setTimeout(dropEntry, settled);
}

/** One entry for each screen: else the router, which knows of no layers, would go back to a copy of the one below. */
function takePlace(...entry: Parameters<History['pushState']>): void {
  forgetEntry();
  history.replaceState(...entry);
}

function dropEntry(): void {
  if (history.state?.layer === true) history.back();
  else forgetEntry();
}

/** The router must not see this step: it stays on the same screen. */
function onBack(event: Event): void {
  event.stopImmediatePropagation();
  forgetEntry();
  layers.at(-1)?.current();
}

function forgetEntry(): void {
  hasEntry = false;
  Reflect.deleteProperty(history, 'pushState');
  window.removeEventListener('popstate', onBack, { capture: true });
}

/** Once the entry of the layers is gone: going back to another screen any earlier would stop at that entry. */
export const layersGone = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => (hasEntry ? setTimeout(look, settled) : resolve());
    look();
  });
