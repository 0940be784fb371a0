import { useEffect, useRef } from 'react';

import { keepStepsInOrder, whenStill } from './lateSteps';

type Close = { current: () => void };

/** The layers that are open, the newest last; they share one history entry. */
const layers: Close[] = [];
let hasEntry = false;

/**
 * Closes a layer with the browser's back button: the page then has one more history entry, a copy of the one
 * below, so that going back stays on the same screen. A layer that closes otherwise leaves the entry where it
 * is: the browser takes its time to go back, and a screen that opens meanwhile would be gone back from. The
 * next layer uses it, the next screen takes its place, and whoever goes back goes over it.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    enter(close);
    return () => void layers.splice(layers.indexOf(close), 1);
  }, [open]);
}

function enter(close: Close): void {
  layers.push(close);
  whenStill(addEntry);
}

function addEntry(): void {
  if (hasEntry || layers.length === 0) return;
  history.pushState({ ...history.state, layer: true }, '');
  keepEntry();
}

/** The router knows of no layers: what it does to the history is done past their entry. */
function keepEntry(): void {
  hasEntry = true;
  history.pushState = takePlace;
  history.go = goPast;
  window.addEventListener('popstate', onBack, { capture: true });
}

function forgetEntry(): void {
  hasEntry = false;
  Reflect.deleteProperty(history, 'pushState');
  Reflect.deleteProperty(history, 'go');
  window.removeEventListener('popstate', onBack, { capture: true });
}

function takePlace(...entry: Parameters<History['pushState']>): void {
  forgetEntry();
  history.replaceState(...entry);
}

function goPast(steps = 0): void {
  forgetEntry();
  history.go(steps < 0 ? steps - 1 : steps);
}

/** The router must not see this step: it stays on the same screen. */
function onBack(event: Event): void {
  event.stopImmediatePropagation();
  forgetEntry();
  const newest = layers.at(-1);
  if (newest) newest.current();
  else history.back();
}

keepStepsInOrder();
// A page that is loaded anew stands on the entry that it had.
if (history.state?.layer === true) keepEntry();
