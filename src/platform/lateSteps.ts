/**
 * The router goes back by `history.go` and waits for that with whatever comes next, but for a second at most: a busy
 * browser would then go back from the screen that opened meanwhile. So the next entry waits for as long as a step
 * takes, and a step that comes once the router has given it up is taken back first.
 */
const { go, pushState, replaceState } = History.prototype;
const stateNow = Object.getOwnPropertyDescriptor(History.prototype, 'state')?.get;

/** How long the router waits for a step, and after how long none will come: there was nowhere to go. */
const ROUTER_WAITS = 1_000;
const NONE_COMES = 15_000;

interface Step {
  readonly by: number;
  readonly asked: number;
  readonly isTakenBack: boolean;
  readonly gaveUp: ReturnType<typeof setTimeout>;
}

let step: Step | null = null;
let waiting: { readonly run: () => void; readonly state?: unknown }[] = [];

/** Runs at once, or as soon as no step is on its way. */
export function whenStill(run: () => void): void {
  if (step) waiting.push({ run });
  else run();
}

function goOn(): void {
  if (step) clearTimeout(step.gaveUp);
  step = null;
  const all = waiting;
  waiting = [];
  for (const { run } of all) run();
}

function onStep(event: Event): void {
  if (!step) return;
  const { by, asked, isTakenBack } = step;
  const isGivenUp = isTakenBack || performance.now() - asked > ROUTER_WAITS;
  if (!isGivenUp || waiting.length === 0) {
    // The router is told first: what it does to the entry that it came to comes before what waits.
    clearTimeout(step.gaveUp);
    step = null;
    setTimeout(goOn);
    return;
  }
  event.stopImmediatePropagation();
  if (isTakenBack) goOn();
  else {
    step = { ...step, isTakenBack: true };
    go.call(history, -by);
  }
}

const later =
  (write: typeof pushState): typeof pushState =>
  (...entry) => {
    const run = () => write.apply(history, entry);
    if (step) waiting.push({ run, state: entry[0] });
    else run();
  };

export function keepStepsInOrder(): void {
  History.prototype.go = function goInOrder(by = 0) {
    if (by !== 0) {
      if (step) clearTimeout(step.gaveUp);
      step = {
        by,
        asked: performance.now(),
        isTakenBack: false,
        gaveUp: setTimeout(goOn, NONE_COMES),
      };
    }
    go.call(this, by);
  };
  History.prototype.pushState = later(pushState);
  History.prototype.replaceState = later(replaceState);
  Object.defineProperty(History.prototype, 'state', {
    configurable: true,
    enumerable: true,
    get: () => waiting.findLast(({ state }) => state)?.state ?? stateNow?.call(history),
  });
  window.addEventListener('popstate', onStep, { capture: true });
}
