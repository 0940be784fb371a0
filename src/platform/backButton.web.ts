import { useEffect, useRef } from 'react';

const settled = 50;

/**
 * Closes a layer with the browser's back button: while it is open the page has one more history entry,
 * a copy of the one below, so that going back stays on the same screen.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    history.pushState({ ...history.state, layer: true }, '');
    let gone = false;
    const onBack = (event: Event) => {
      gone = true;
      event.stopImmediatePropagation();
      close.current();
    };
    window.addEventListener('popstate', onBack, { capture: true, once: true });
    return () => {
      window.removeEventListener('popstate', onBack, { capture: true });
      if (!gone) leaveEntry();
    };
  }, [open]);
}

/** Waits until a screen that the layer may have opened has written its own entry, which then stays. */
function leaveEntry(): void {
  setTimeout(() => {
    if (history.state?.layer !== true) return;
    const swallow = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('popstate', swallow, { capture: true, once: true });
    history.back();
  }, settled);
}
