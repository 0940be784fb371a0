/** Longer, and a finger would feel it. */
const slice = 8;

/**
 * Takes steps, a few milliseconds of them at a time: in between the screen draws and answers taps. Told after
 * every slice of the last step that was taken; gives back what stops it.
 */
export function inSlices<Step>(
  steps: Iterable<Step>,
  onPause: (last: Step | undefined, isThrough: boolean) => void,
): () => void {
  const work = steps[Symbol.iterator]();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    const until = Date.now() + slice;
    let last: Step | undefined;
    let isThrough = false;
    while (!isThrough && Date.now() < until) {
      const step = work.next();
      if (step.done === true) isThrough = true;
      else last = step.value;
    }
    if (!isThrough) timer = setTimeout(go, 0);
    onPause(last, isThrough);
  };
  timer = setTimeout(go, 0);
  return () => clearTimeout(timer);
}
